import type { ListKey } from './keys.ts';

/**
 * The texts of the position page, in English; the keys of this catalogue are the contract for the other languages.
 * `side` is white or black; `where` is hand or bar; `place` is hand, bar, off or point, and `point` the number printed on the board.
 */
export const en = {
  'page.title': 'Position',
  'view.label': 'What to do with the position',
  'view.edit': 'Set up',
  'view.study': 'Study',

  'game.label': 'Game',
  'tools.label': 'A tap on the board',
  'tool.move': 'Moves a man',
  'tool.white': 'Adds White',
  'tool.black': 'Adds Black',
  'tool.remove': 'Takes away',
  'tools.drag': 'Men can always be dragged, from the trays too.',
  'tools.keys':
    'Keys on the board: arrows go from point to point, Enter picks up and puts down, W and B add a man, Delete takes one away, 0 to 9 set how many stand there, Escape puts back.',
  'do.undo': 'Undo',
  'do.redo': 'Redo',
  'do.start': 'First position',
  'do.clear': 'Clear the board',
  'do.swap': 'Swap colours',
  'do.play': 'Play on from here',
  'do.failed': 'This could not be loaded: {detail}',

  'turn.label': 'About to throw',
  'doublets.label': 'Doublets so far',
  'doublets.of': '{side, select, white {White} other {Black}}: doublets so far',
  'throw.label': 'Throw',
  'throw.first': 'First die',
  'throw.second': 'Second die',
  'throw.none': 'No throw',
  'stakes.title': 'Cube and match',
  'cube.value': 'Cube',
  'cube.owner': 'Whose cube',
  'cube.owner.none': 'in the middle',
  'cube.owner.white': 'White’s',
  'cube.owner.black': 'Black’s',
  'match.length': 'Length',
  'match.score': '{side, select, white {Points of White} other {Points of Black}}',
  'match.crawford': 'This is the Crawford game',

  'refuse.no-man': '{side, select, white {White} other {Black}} has no man there.',
  'refuse.none-left':
    '{side, select, white {White} other {Black}} has no man left to add: all stand on the board already.',
  'refuse.spare':
    '{where, select, bar {A man that has been borne off cannot be taken away further: move him onto the board.} other {A man in hand cannot be taken away further: move him onto the board.}}',
  'refuse.ERR_SHARED_POINT':
    '{side, select, white {Black} other {White}} stands on point {point}: two sides cannot share a point.',
  'refuse.ERR_BOTH_OFF':
    'The other side has borne off all its men already; only one side can have won.',
  'deed.moved': '{side, select, white {White} other {Black}}: {from} to {to}.',
  'deed.added':
    '{side, select, white {White} other {Black}}: {count, plural, one {# man} other {# men}} on {to}.',
  'deed.removed':
    '{side, select, white {White} other {Black}}: a man taken away from {from}, {count, plural, =0 {none left} one {# left} other {# left}}.',
  'deed.undone': 'Undone.',
  'deed.redone': 'Done again.',
  'place.point': 'point {point}',
  'place.hand': 'the hand',
  'place.bar': 'the bar',
  'place.off': 'the men borne off',
  'board.name': 'Board of {game}, {side, select, white {White} other {Black}} to throw',
  'board.pick': 'can be picked up',
  'board.put': 'can be put down here',

  'worth.title': 'What it is worth',
  'worth.for': 'for {side, select, white {White} other {Black}}, about to throw',
  'worth.busy': 'Judging …',
  'worth.failed': 'The analysis has stopped: {detail}',
  'worth.again': 'Try again',
  'worth.chance': 'Chances',
  'worth.wins': '{side, select, white {White wins} other {Black wins}}',
  'worth.all': 'in all',
  'worth.exactly': '{count, plural, one {# point} other {# points}}',
  'source.net':
    'By the trained net, {depth, plural, =0 {at first sight} one {# throw ahead} other {# throws ahead}}.',
  'source.hand-made': 'By the evaluation made by hand: rough, and blind to how much is won.',
  'source.solved': 'Exact: this position is solved.',
  'source.two-sided': 'Exact: from the table of the last men of both sides.',
  'source.one-sided': 'From the table of the race: all throws of both sides to the end.',
  'source.chances': 'The chances beside it are estimated.',
  'lack.no-net': 'No net has been trained for this game yet.',
  'lack.points': 'The net of this game knows another scoring than this house rule.',
  'lack.net-unread': 'The net could not be loaded.',
  'lack.tables-unread': 'The exact tables could not be loaded; the net speaks for them.',

  'over.title': 'The game is over',
  'over.off':
    '{side, select, white {White} other {Black}} has borne off all men and wins {count, plural, one {# point} other {# points}}.',
  'over.pile': '{side, select, white {White} other {Black}} has won by a pile.',
  'over.row': '{side, select, white {White} other {Black}} has won by a row.',
  'over.hint': 'Move a man back to study the position.',

  'plays.title': '{thrown}: the best plays',
  'plays.none': 'Nothing can be played',
  'plays.again': 'After this throw the same side throws again.',
  'plays.thrown': 'this play throws again',
  'plays.cubeful': 'Ranked with cube and score in mind.',
  'plays.depth': 'Look ahead',
  'plays.depthOf': '{count, plural, one {# throw} other {# throws}}',
  'plays.pick': 'Roll out {play}',
  'grade.best': 'best',
  'grade.good': 'good',
  'grade.doubtful': 'doubtful',
  'grade.bad': 'bad',
  'grades.hint': 'Loss against the best: up to 0.005 best, 0.03 good, 0.08 doubtful, more is bad.',

  'list.open': 'All legal plays',
  'list.count': '{count, plural, one {# legal play} other {# legal plays}}',
  'list.passing': '{passing} of {count}',
  'list.order': 'In the order of their worth at first sight, the cube left out.',
  'list.more': 'Show more',
  'list.none': 'No play is like that.',
  'filter.label': 'Only plays that',
  'filter.hits': 'hit',
  'filter.calm': 'do not hit',
  'filter.safe': 'leave no lone man',
  'filter.off': 'bear off',
  'filter.band': 'make a band on point',
  'filter.any': 'any',

  'cubing.title': 'The cube',
  'cubing.noDouble': 'No double',
  'cubing.doubleTake': 'Double, take',
  'cubing.doublePass': 'Double, drop',
  'cubing.advice':
    '{advice, select, double {Double} good {Too good to double: play on} other {Do not double}}; if doubled: {answer, select, take {take} other {drop}}.',
  'cubing.may':
    '{why, select, crawford {In the Crawford game nobody doubles; this is what would be right if one could.} owner {The cube belongs to the other side; this is what would be right if it did not.} other {The cube cannot be turned any more; this is what would be right if it could.}}',
  'cubing.chance': 'Chance of the match',
  'cubing.dead':
    'The cube is dead: a win with it as it stands decides the match, and doubling can change nothing any more.',

  'rollout.title': 'Rollout',
  'rollout.about':
    'Plays the position to its end many times with the same dice for everything compared, and averages; the luck of the dice is taken out as far as the judge sees it.',
  'rollout.position': 'The position',
  'rollout.plays': '{count, plural, one {# chosen play} other {# chosen plays}}',
  'rollout.none': 'Choose none',
  'rollout.hint': 'To compare plays, tick them in the list above.',
  'rollout.trials': 'Games',
  'rollout.length': 'Each game',
  'rollout.toEnd': 'to its end',
  'rollout.throws': '{count} throws long',
  'rollout.seed': 'Seed of the dice',
  'rollout.badSeed': 'A seed is a whole number from 0 to 4294967295.',
  'rollout.start': 'Roll out',
  'rollout.stop': 'Stop',
  'rollout.progress': '{done} of {all} games',
  'rollout.state':
    '{state, select, running {Rolling out} stopped {Stopped} other {Done}}: {trials, plural, one {# game counted} other {# games counted}}, seed {seed}.',
  'rollout.first': 'The first result comes after 36 games.',
  'rollout.result': '{points} ± {error}',
  'rollout.error': 'Behind ± stands the standard error.',
  'rollout.old': 'This is of an earlier position:',
  'rollout.show': 'Back to it',
  'rollout.wins': 'wins {chance}',
  'rollout.won': 'wins at once',

  'forms.title': 'Open a position from text',
  'forms.all': 'This position as text, for programs',
  'forms.label': 'Type or paste a position',
  'forms.hint': 'Position text, JSON, and for Backgammon an XGID or an ID of GNU Backgammon.',
  'forms.read': 'Put it on the board',
  'forms.done': 'It is on the board.',
  'forms.copy': 'Copy {form}',
  'forms.copied': 'copied.',
  'forms.notCopied': 'The browser does not let this page copy; select the text instead.',
  'form.text': 'Text',
  'form.json': 'JSON',
  'form.xgid': 'XGID',
  'form.gnu': 'GNU ID',
  'address.bad': 'The address holds no position: {reason} What you had is on the board.',

  'fault.ERR_EMPTY': 'There is nothing to read.',
  'fault.ERR_TEXT_LENGTH': 'It is longer than any position.',
  'fault.ERR_GAME':
    'It does not say a game that is known here, or another form belongs to this game.',
  'fault.ERR_PARTS':
    'A position text has three parts with strokes between, such as puff:h15/h13.3x2/w, and then, in this order, a throw, a cube and a match.',
  'fault.ERR_MEN_TEXT':
    'Men are written as stations with dots between: 3, 3x2 for two, h13 in hand, o4 borne off.',
  'fault.ERR_TURN_TEXT': 'The turn is w or b, with doublets thrown before as in w1-0.',
  'fault.ERR_THROW': 'A throw is two numbers from 1 to 6.',
  'fault.ERR_CUBE':
    'The cube cannot be so: 1, 2, 4 and so on up to 4096, and only where the game has one.',
  'fault.ERR_MATCH': 'Length and score of the match do not fit together.',
  'fault.ERR_POSITION': 'It can be read, but it is no position in which a game can go on.',
  'fault.ERR_SETUP': 'The men of a side must be named by their stations, such as "0":13,"3":2.',
  'fault.ERR_TURN': 'The turn must be white or black.',
  'fault.ERR_STATION':
    'There is a station that does not exist: 0 is the hand, 1 to 24 the points, 25 off.',
  'fault.ERR_COUNT': 'The number of men on a station must be a whole number from 0 to 15.',
  'fault.ERR_MEN':
    '{side, select, white {White} other {Black}} has {count, plural, one {# man} other {# men}}; it must be 15, those in hand and borne off included.',
  'fault.ERR_SHARED_POINT':
    'Both sides stand on White’s point {point}: two sides cannot share a point.',
  'fault.ERR_BOTH_OFF': 'Both sides have borne off all their men; only one can have won.',
  'fault.ERR_DOUBLETS': 'The doublets thrown before must be whole numbers from 0 to 127.',
  'fault.ERR_XGID':
    'An XGID is XGID= and ten fields with colons between, such as XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10.',
  'fault.ERR_BOARD':
    'The board of the XGID is not possible: more than 15 men, or men on the wrong bar.',
  'fault.ERR_DICE': 'The dice of the XGID are no throw.',
  'fault.ERR_POSITION_ID': 'The position ID of GNU Backgammon cannot be read: it has 14 letters.',
  'fault.ERR_MATCH_ID': 'The match ID of GNU Backgammon cannot be read: it has 12 letters.',
  'fault.ERR_OVER': 'The ID says that the game is over.',
  'fault.ERR_OPTIONS': 'The house rules must be names with values, each name only once.',
  'fault.ERR_OPTION_NAME': 'It names a house rule that is not known.',
  'fault.ERR_OPTION_VALUE': 'It gives a house rule a value that it cannot have.',
  'fault.ERR_JSON': 'It begins like JSON but cannot be read as such.',
  'fault.ERR_FIELD': 'The JSON has a field that is not known: {name}.',
  'fault.ERR_MISSING': 'The JSON lacks the field {name}.',
} satisfies Record<string, string> & Record<ListKey, string>;

export type PositionKey = keyof typeof en;
export type PositionTexts = { readonly [key in PositionKey]: string };
