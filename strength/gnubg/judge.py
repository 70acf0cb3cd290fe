"""Run inside GNU Backgammon (gnubg -t -q -r -p judge.py): answers requests, one line of JSON each, on descriptor 3.

{"do": "analyse", "mat": path, "plies": 2, "threads": 1}
    The games of a file, cubeless: for each game its two players' own statistics and every move that was analysed.
{"do": "cube", "plies": 2, "positions": [{"board", "cube": [value, owner], "match", "score", "crawford", "jacoby"}, ...]}
    Cubeful equities of not doubling, doubling and taking, and passing, on the scale of the cube as it is.
{"do": "values", "plies": 2, "positions": [board, ...]}
    Chances and cubeless equity, for the side about to throw.

A board is [men of the other side, men of the side about to throw], 24 points and the bar, each as its side counts.
"""
import json
import os
import sys

import gnubg

ANSWERS = os.fdopen(3, "w")


def context(plies, cubeful):
    return {"cubeful": cubeful, "plies": plies, "deterministic": 1, "prune": 1, "noise": 0.0}


def move_of(action):
    analysis = action.get("analysis") or {}
    moves = analysis.get("moves") or ()
    if action["action"] != "move" or len(moves) == 0:
        return None
    return {
        "player": action["player"],
        "dice": action["dice"],
        "count": len(moves),
        "best": moves[0]["score"],
        "played": moves[analysis["imove"]]["score"],
    }


def analyse(request):
    for command in (
        "set threads %d" % request["threads"],
        "set automatic game off",
        "set confirm new off",
        "set cube use off",
        "set jacoby off",
        "set analysis chequerplay evaluation plies %d" % request["plies"],
        "set analysis chequerplay evaluation cubeful off",
        "set analysis cube off",
        "set analysis luck off",
        'import mat "%s"' % request["mat"],
        "analyse match",
    ):
        gnubg.command(command)
    match = gnubg.match(1, 0, 1, 0)
    names = {side: match["match-info"][side]["name"] for side in "XO"}
    return {
        "names": names,
        "games": [
            {
                "unforced": {s: game["stats"][s]["moves"]["unforced-moves"] for s in "XO"},
                "error": {s: game["stats"][s]["moves"]["error-skill"] for s in "XO"},
                "moves": [move for move in map(move_of, game["game"]) if move],
            }
            for game in match["games"]
        ],
    }


def cube(request):
    answers = []
    for position in request["positions"]:
        gnubg.command("set jacoby %s" % ("on" if position["jacoby"] else "off"))
        value, owner = position["cube"]
        info = gnubg.cubeinfo(
            value, owner, 1, position["match"], tuple(position["score"]), position["crawford"], 0
        )
        # The function fills this in from no setting, and the evaluation reads it from here.
        info["jacoby"] = position["jacoby"]
        _, no_double, take, drop, _, _ = gnubg.cfevaluate(
            position["board"], info, context(request["plies"], 1)
        )
        answers.append([no_double, take, drop])
    return answers


def values(request):
    info = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0, 0)
    return [
        gnubg.evaluate(board, info, context(request["plies"], 0)) for board in request["positions"]
    ]


DEEDS = {"analyse": analyse, "cube": cube, "values": values}

for line in sys.stdin:
    asked = json.loads(line)
    ANSWERS.write(json.dumps(DEEDS[asked["do"]](asked)) + "\n")
    ANSWERS.flush()
os._exit(0)
