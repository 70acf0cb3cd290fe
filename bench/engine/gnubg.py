"""Run inside GNU Backgammon (gnubg -t -q -r -p gnubg.py): its own calibration goes to standard output, by the clock.

On descriptor 3: the games of a rollout in a second of its processor time.
"""
import os
import time

import gnubg

GAMES = 648

for command in (
    "set threads 1",
    "calibrate 60",
    "set automatic game off",
    "set player 0 human",
    "set player 1 human",
    "set jacoby off",
    "new game",
    "set rollout trials %d" % GAMES,
    "set rollout varredn off",
    "set rollout cubeful off",
    "set rollout truncation enable off",
    "set rollout bearofftruncation exact off",
    "set rollout bearofftruncation onesided off",
    "set rollout limit enable off",
    "set rollout jsd stop off",
    "set rollout chequerplay plies 0",
    "set xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
):
    gnubg.command(command)
busy = time.process_time()
gnubg.command("rollout")
os.write(3, b"%f" % (GAMES / (time.process_time() - busy)))
os._exit(0)
