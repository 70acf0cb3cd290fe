import type { AgainWhy, OptionKey, ReasonKey, SetupKey, WhyKey, WinKey } from './keys.ts';

/**
 * Every text of the page, in English; the keys of this catalogue are the contract for the other languages.
 * ICU message syntax. `who` is you, white, black or computer; `name` is the side's name as the subject of a sentence.
 * `place` is hand, bar, off or point; `point` is the number printed on the board.
 */
export const en = {
  'app.tagline': 'Play and learn Puff and Backgammon',
  'app.skip': 'Skip to the content',
  'app.home': 'Wurfzabel, to the start page',
  'app.learn': 'Learn',
  'app.position': 'Position',
  'app.menu': 'Settings',
  'app.close': 'Close',
  'app.cancel': 'Cancel',
  'app.notFound': 'There is nothing at this address.',
  'app.toStart': 'To the start page',
  'app.failed':
    'Something went wrong on this page. Your games are safe in this browser; load the page again to go on.',
  'app.reload': 'Load again',

  'offline.new': 'A new version of Wurfzabel is ready.',
  'offline.safe': 'Your games go on where they stand.',
  'offline.take': 'Load it',
  'offline.later': 'Later',
  'offline.takeNew': 'Load the new version',
  'offline.menuNew': 'Settings. A new version is ready',
  'offline.title': 'Without a network',
  'offline.none':
    'This browser keeps nothing here: it has no service worker, or the address is not secure (https).',
  'offline.loading': 'The page is being kept in this browser, with the computer and all games …',
  'offline.ready':
    'This page is kept in your browser, with the computer and all games: it runs without a network. You can install it from the browser’s menu.',
  'offline.failed':
    'The page could not be kept whole in this browser; it is tried again when you next come.',
  'offline.install': 'Install as an app',

  'side.white': 'White',
  'side.black': 'Black',
  'name.white': 'White',
  'name.black': 'Black',
  'name.you': 'You',
  'name.computer': 'The computer',

  'home.lead':
    'Puff is Backgammon’s German cousin: all men start outside the board, and a doublet also plays the undersides of the dice. Free, without an account, in your browser.',
  'home.learn': 'Learn a game in two minutes',
  'home.statistics': 'Statistics',
  'home.games': 'Choose a game',
  'home.setup': 'New game: {game}',
  'home.resume': 'Unfinished games',
  'home.continue': 'Continue',
  'home.finished': 'Finished games',
  'home.look': 'Look',
  'home.delete': 'Delete',
  'home.deleteSure': 'Delete this game for good?',
  'home.deleteYes': 'Yes, delete',
  'home.import': 'Open a file',
  'home.importHint':
    'A game saved as a file goes on where it stopped; so do matches of other Backgammon programs (.mat) and everything saved from another browser.',
  'home.importBad': 'This file cannot be opened: {reason}',
  'home.turns': '{count, plural, =0 {not begun} one {# throw} other {# throws}}',
  'home.versusComputer': 'against the computer',
  'home.versusPerson': 'two at one board',
  'home.damaged': 'A stored game that cannot be read',
  'home.damagedWhy':
    'What is stored is damaged: {reason} Nothing was thrown away: you can download it as it is.',
  'home.damagedRaw': 'Download as it is',
  'home.stored': 'Your games stay in this browser and on no server.',

  'game.contraerer-puff.gloss': 'The contrary Puff',
  'game.contraerer-puff.about':
    'All men come in from outside, and the two sides pass each other. After a doublet you may also play its undersides, the numbers beneath the dice: a 4 beneath each 3.',
  'game.contraerer-puff.source': 'Alvensleben, Leipzig 1855',
  'game.langer-puff.gloss': 'The long Puff',
  'game.langer-puff.about':
    'Both sides enter in the same corner and run the same way, one behind the other. You hit from behind, and six points held in a row let nobody by.',
  'game.langer-puff.source': 'Alvensleben, Leipzig 1855',
  'game.puffspel.gloss': 'The Swedish Puff',
  'game.puffspel.about':
    'The undersides of a doublet must be played, and every doublet throws again. Men past the first quarter run on while others still wait outside.',
  'game.puffspel.source': 'Swedish article “Puff (spel)”, undated',
  'game.puff.gloss': 'Modern Puff',
  'game.puff.about':
    'As in Backgammon, you must play as much of a throw as you can. Every doublet throws again, and its undersides are yours to play or to leave.',
  'game.puff.source': 'English and Russian rules, undated',
  'game.backgammon.gloss': 'The relative known everywhere',
  'game.backgammon.about':
    'The men start on the board, and numbers come in any order. A doublet is played four times, and a cube can double the stake.',
  'game.backgammon.source': 'German article “Backgammon”, 2009',

  'setup.opponent': 'Opponent',
  'setup.computer': 'The computer',
  'setup.computerHint':
    'It sees the board as you do{heeds, select, none { and does not know the dice to come} score {, does not know the dice to come and plays to the score} cube {, does not know the dice to come and minds the cube} other {, does not know the dice to come and plays to the score and the cube}}.',
  'setup.person': 'A person at this board',
  'setup.personHint': 'Two people take turns at this screen.',
  'level.legend': 'Strength of the computer',
  'level.first-timer': 'First-timer',
  'level.first-timer.about':
    'Has just learnt the rules: moves by whim and leaves men open everywhere.',
  'level.learner': 'Learner',
  'level.learner.about':
    'Has played a few evenings: takes a good hit, forgets what comes after it.',
  'level.casual': 'Casual',
  'level.casual.about': 'Plays for pleasure: sound on the whole, careless now and then.',
  'level.club': 'Club',
  'level.club.about': 'Knows the game well and goes wrong only where it is close.',
  'level.strong': 'Strong',
  'level.strong.about': 'Judges every position without a slip, as it stands.',
  'level.expert': 'Expert',
  'level.expert.about': 'Looks a throw ahead before every move.',
  'level.master': 'Master',
  'level.master.about': 'Looks two throws ahead: the best that this page can play.',
  'level.plays': 'The computer: {level}',
  'lack.no-net':
    'No net has been trained for this game yet: the computer judges by a formula made by hand, one play deep.',
  'lack.points':
    'No net knows this way of counting points: the computer judges by a formula made by hand, one play deep.',
  'lack.net-unread':
    'The computer’s net could not be loaded: it judges by a formula made by hand, one play deep. Load the page again to try once more.',
  'lack.tables-unread':
    'A table of endings could not be loaded: the last few men are judged by estimate.',
  'setup.side': 'Your side',
  'setup.side.white': 'White',
  'setup.side.black': 'Black',
  'setup.side.dice': 'By lot',
  'setup.match': 'Length',
  'setup.match.single': 'Single games',
  'setup.match.points': 'Match to {count, plural, one {# point} other {# points}}',
  'setup.more': 'Length, cube, house rules',
  'setup.more.cube': '{on, select, true {with the cube} other {without a cube}}',
  'setup.houseRules': 'House rules',
  'setup.houseHint': 'The game’s own rules are marked. Change only what you have agreed on.',
  'setup.changed': '{count, plural, =0 {as in the source} one {# changed} other {# changed}}',
  'setup.reset': 'Back to the game’s own rules',
  'setup.default': 'as in the source',
  'setup.ownOff': 'off, as in the source',
  'setup.ownOn': 'on, as in the source',
  'setup.inForce': '{count, plural, one {# house rule} other {# house rules}}',
  'setup.seed': 'Repeatable dice from seed {seed}',
  'setup.seedBad':
    'The seed “{seed}” in the address cannot be used: a seed is a whole number of at most nine digits, as in ?seed=123. Without one the dice fall by chance.',
  'setup.start': 'Start the game',

  'option.foresight': 'Foresight',
  'option.foresight.help':
    'Whether a number must be played so that the next one can be played too.',
  'option.foresight.none': 'None: each number in its turn, with any man',
  'option.foresight.most': 'As many numbers as possible must be played',
  'option.doubletCount': 'First doublet',
  'option.doubletCount.help':
    'A player’s first doublet is played single, later ones double. Where does counting begin?',
  'option.doubletCount.game': 'Counted through the whole game',
  'option.doubletCount.turn': 'Counted anew in each turn',
  'option.throwAgain': 'Throwing again',
  'option.throwAgain.help': 'Which doublets give another throw.',
  'option.throwAgain.never': 'None',
  'option.throwAgain.every': 'Every doublet',
  'option.throwAgain.from-second': 'Every doublet but a player’s first',
  'option.throwAgainWhenBlocked': 'Again when blocked',
  'option.throwAgainWhenBlocked.help':
    'Whether a doublet that could not be played in full still gives the other throw.',
  'option.throwAgainWhenBlocked.true': 'Yes',
  'option.throwAgainWhenBlocked.false': 'No, only when all that was owed was played',
  'option.undersides': 'Undersides',
  'option.undersides.help':
    'After the tops of a doublet come the numbers beneath: 6 under 1, 5 under 2, 4 under 3.',
  'option.undersides.optional': 'Optional: none, some or all',
  'option.undersides.owed': 'Owed: as many as can be played',
  'option.entering': '{where, select, bar {Men on the bar} other {Men in hand}}',
  'option.entering.help': 'What other men may do while men are still to be brought in.',
  'option.entering.free': 'Move freely',
  'option.entering.hand-first': 'Stand still until all are in',
  'option.entering.first-quarter-locked': 'May not leave the first quarter',
  'option.bearOff': 'Bearing off',
  'option.bearOff.help': 'When men may leave the board.',
  'option.bearOff.all-home': 'When all are in the last quarter',
  'option.bearOff.free': 'Any man, as soon as his number carries him out',
  'option.overshoot': 'Larger numbers',
  'option.overshoot.help': 'Who may be borne off by a number larger than needed.',
  'option.overshoot.rearmost': 'Only the man furthest back',
  'option.overshoot.any-man': 'Any man',
  'option.points': 'Points for a win',
  'option.points.help': 'What a win counts.',
  'option.points.single': 'Always one',
  'option.points.alvensleben':
    '{where, select, bar {1; 2 if the loser has a man in his first quarter; 3 if one on the bar} other {1; 2 if the loser has a man in his first quarter; 3 if one in hand}}',
  'option.points.backgammon':
    '{where, select, bar {1; 2 if the loser has borne none off; 3 if besides one is on the bar or in his first quarter} other {1; 2 if the loser has borne none off; 3 if besides one is in hand or in his first quarter}}',
  'option.points.backgammon-bar-4':
    '{where, select, bar {As in Backgammon, and 4 for a man on the bar} other {As in Backgammon, and 4 for a man in hand}}',
  'option.pile': 'Pile',
  'option.pile.help': 'All fifteen men on one point at the end of a play win at once, fourfold.',
  'option.pile.true': 'On',
  'option.pile.false': 'Off',
  'option.row': 'Row',
  'option.row.help': 'Fifteen single men on fifteen points in a row win at once, threefold.',
  'option.row.true': 'On',
  'option.row.false': 'Off',
  'option.oneTwo': 'One and two',
  'option.oneTwo.help':
    'A throw of 1-2 also plays 5 and 6, and then a doublet the thrower may name.',
  'option.oneTwo.true': 'On',
  'option.oneTwo.false': 'Off',
  'option.opponentPlaysRest': 'The rest for the opponent',
  'option.opponentPlaysRest.help':
    'Numbers the thrower owed and could not play are played by his opponent.',
  'option.opponentPlaysRest.true': 'On',
  'option.opponentPlaysRest.false': 'Off',
  'option.cube': 'Doubling cube',
  'option.cube.help':
    'Before throwing, a player may offer to double the stake; the other takes or gives the game up.',
  'option.cube.true': 'On',
  'option.cube.false': 'Off',
  'option.crawford': 'Crawford game',
  'option.crawford.help':
    'In a match: one game without doubling when a player comes within a point of winning.',
  'option.crawford.true': 'On',
  'option.crawford.false': 'Off',
  'option.jacoby': 'Jacoby rule',
  'option.jacoby.help':
    'In single games with the cube: wins count more than one only after a double was taken.',
  'option.jacoby.true': 'On',
  'option.jacoby.false': 'Off',
  'option.matchLength': 'Length',
  'option.matchLength.help': 'Points to play to; single games go on as long as you like.',

  'reason.no-man':
    '{place, select, off {No man comes back once he is off.} other {{who, select, you {{place, select, hand {You have no man in hand.} bar {You have no man on the bar.} other {You have no man on point {point}.}}} other {{place, select, hand {{name} has no man in hand.} bar {{name} has no man on the bar.} other {{name} has no man on point {point}.}}}}}}',
  'reason.hand-first':
    '{where, select, bar {{count, plural, one {One man is still on the bar} other {# men are still on the bar}}} other {{count, plural, one {One man is still in hand} other {# men are still in hand}}}}: first bring {count, plural, one {it} other {them}} in.',
  'reason.first-quarter-locked':
    '{count, plural, one {One man is} other {# men are}} still in hand: until then no man may leave the first quarter.',
  'reason.band': 'Point {point} is held by a band of {count} men.',
  'reason.not-all-home':
    'Men are borne off only when all are in the last quarter: {place, select, hand {one is still in hand} bar {one is still on the bar} other {one still stands on point {point}}}.',
  'reason.further-back':
    'The {number} must be played by a man further back: {place, select, hand {in hand} bar {on the bar} other {on point {point}}}.',
  'reason.forfeits': 'That would forfeit the {number}, which can be played too.',
  'reason.higher-required':
    'Only one of the two numbers can be played: it must be the higher, {number}.',
  'reason.lower-first': 'The lower number, {number}, must be played first.',
  'reason.tops-first': 'The undersides wait until every top, {number}, has been played.',
  'reason.in-order': 'The {number} comes first.',
  'reason.rest-lost': 'The {number} cannot be played, and so all that follows is lost.',
  'reason.no-number':
    '{count, plural, one {The number left, {numbers}, does not lead there.} other {The numbers left, {numbers}, do not lead there.}}',
  'reason.number-used': 'The {number} has been played already.',
  'reason.backwards': 'Men only go forward.',
  'reason.play-over': 'Nothing of this throw is left to play.',
  'reason.not-yours': 'That man is not yours to move now.',
  'reason.stuck': 'This man cannot use any number now.',

  'why.start':
    '{dice, select, one {Each side throws one die: the higher begins and plays both.} other {Each side throws two dice: the higher sum begins.}}',
  'why.start-again': 'Equal: both throw again.',
  'why.turn-begins': '{who, select, you {Your throw.} other {{name} throws.}}',
  'why.extra-throw': '{who, select, you {You throw again.} other {{name} throws again.}}',
  'why.double-offered':
    '{who, select, you {Your opponent offers to double to {value}. Take, or drop and lose {stake}?} other {{rival, select, you {You offer to double to {value}.} other {{rivalName} offers to double to {value}.}} {name} decides: take, or drop and lose {stake}.}}',
  'why.number-owed': '{who, select, you {Play the {numbers}.} other {{name} plays the {numbers}.}}',
  'why.underside-optional':
    '{who, select, you {You may play the underside, {numbers}, or stop.} other {{name} may play the underside, {numbers}, or stop.}}',
  'why.all-played':
    '{who, select, you {All is played. Confirm, or take back.} other {{name} has played.}}',
  'why.nothing-playable': '{who, select, you {You cannot play.} other {{name} cannot play.}}',
  'why.rest-lost':
    '{who, select, you {The rest cannot be played and is lost.} other {{name} cannot play the rest.}}',
  'why.won': '{who, select, you {Your last man is off!} other {{name} bears the last man off.}}',
  'why.one-two-played':
    '{who, select, you {One and two: name a doublet.} other {{name} names a doublet.}}',
  'why.others-rest':
    '{who, select, you {Your opponent could not play this: you play the {numbers}.} other {{name} plays the {numbers} that could not be played.}}',
  'why.resignation-offered':
    '{who, select, you {Your opponent resigns for {count, plural, one {# point} other {# points}}.} other {{name} decides on a resignation for {count, plural, one {# point} other {# points}}.}}',
  'why.game-over': 'The game is over.',
  'why.match-over': 'The match is decided.',
  'why.thinking': 'The computer is thinking …',
  'why.rolling': '{who, select, you {Your dice are rolling …} other {{name} throws …}}',
  'why.rolling-start': 'The dice roll for the start …',
  'blocked.entry':
    '{where, select, bar {Men on the bar} other {Men in hand}} come in first, and {count, plural, one {point {points} is held by a band} other {points {points} are held by bands}}.',
  'blocked.bands': 'Wherever a {numbers} leads stands a band of the other side.',
  'blocked.locked':
    'Until the last man is in, none leaves the first quarter, and every other way for a {numbers} ends on a band.',
  'blocked.home':
    'A {numbers} leads onto a band or off the board, and men leave it only when all are in the last quarter.',
  'blocked.back':
    'The man furthest back would end on a band, and no other may leave the board by a {numbers}.',
  'blocked.loses.higher': 'The lower number comes first; without it the whole throw is lost.',
  'blocked.loses.undersides': 'Without every {number} on top the undersides are lost too.',

  'again.no-doublet': 'No throw again',
  'again.never': 'No throw again in this game',
  'again.first-doublet': 'No throw again after a first doublet',
  'again.doublet': 'Throws again: a doublet',
  'again.later-doublet': 'Throws again: a later doublet',
  'again.not-played-out': 'Throws again only if all that is owed is played',
  'again.won': 'The game ends here',
  'again.none': 'No throw yet',
  'doublets.label': 'Doublets',
  'doublets.count': '{count, plural, =0 {no doublet yet} one {# doublet} other {# doublets}}',
  'doublets.next':
    '{count, plural, =0 {A doublet now, the first: 2 tops, 2 undersides} other {A doublet now: 4 tops, 4 undersides}}',

  'chips.label': 'Numbers of the throw',
  'chips.top': 'Tops, owed',
  'chips.underside': '{duty, select, owed {Undersides, owed} other {Undersides, optional}}',
  'chips.extra': 'Five and six',
  'chips.plain': 'To play',
  'chip.played': '{number}: played',
  'chip.next': '{duty, select, owed {{number}: to play now} other {{number}: may be played now}}',
  'chip.open':
    '{duty, select, owed {{number}: to play later} other {{number}: may be played later}}',
  'chip.lost': '{number}: lost',
  'chip.left': '{number}: left unused',

  'do.throw': 'Throw',
  'do.throwStart': 'Throw for the start',
  'do.double': 'Double to {value}',
  'do.take': 'Take',
  'do.drop': 'Drop',
  'do.undo': 'Undo',
  'do.confirm': 'Confirm',
  'do.pass': 'Go on',
  'do.stop': 'Stop here',
  'do.accept': 'Accept',
  'do.reject': 'Refuse',
  'do.resign': 'Resign',
  'do.next': 'Next game',
  'do.review': 'Review',
  'do.rematch': 'Play again',
  'do.flip': 'Turn the board',
  'do.export': 'Save record',
  'do.more': 'More',

  'resign.title': 'Resign this game',
  'resign.points':
    '{value, plural, =1 {{count, plural, one {Offer # point} other {Offer # points}}} other {{total, plural, one {Offer {count} × {value} = # point} other {Offer {count} × {value} = # points}}}}',
  'resign.hint':
    '{value, plural, =1 {The other side may refuse; then the game goes on.} other {The cube stands at {value}, and every point counts {value}. The other side may refuse; then the game goes on.}}',
  'resign.refused': 'The resignation is refused. The game goes on.',
  'route.title': 'Which way?',
  'route.numbers': 'with {numbers}',
  'route.hits': '{count, plural, =0 {no hit} one {hits on {points}} other {hits on {points}}}',
  'name.title': 'Name a doublet',
  'name.doublet': 'Doublet {number}-{number}',

  'hint.button': 'Hint',
  'hint.title': 'Best plays',
  'hint.caption': 'Worth in points, and how much less than the best. Press one to play it.',
  'hint.busy': 'Looking for the best plays …',
  'hint.failed': 'No hint could be found. {detail}',
  'hint.points': 'points',
  'hint.isBest': 'the best play',
  'hint.against': 'against the best',
  'hint.only': 'nothing else can be played',
  'hint.pass': 'nothing',
  'chances.title': 'Chances',
  'chances.win': '{name}: {win} to win',
  'chances.two': '{two} by two points or more',
  'chances.three': '{three} by three or more',
  'chances.busy': 'Chances are being worked out.',
  'chances.even': 'Nobody has begun.',

  'panel.pips': 'Pips',
  'panel.pipsLong':
    '{count, plural, one {# pip} other {# pips}}: how far all men together still have to go',
  'panel.pipsNote': 'Pips: how far all men of a side together still have to go.',
  'panel.score': 'Score',
  'panel.onTurn': 'on turn',
  'panel.record': 'Record',
  'panel.recordNumbers': 'Each side counts its own way: {one} here is {last} there.',
  'panel.recordEmpty': 'Nothing thrown yet.',
  'look.title': 'Looking back',
  'look.at': '{line, plural, =0 {before the first throw} other {line {line} of {count}}}',
  'look.first': 'To the beginning',
  'look.back': 'One step back',
  'look.next': 'One step on',
  'look.now': 'Back to the game',
  'panel.turn': 'Turn',
  'panel.standing': '{length, plural, =0 {Game {game}} other {Game {game}, match to #}}',
  'panel.crawford': 'Crawford game: no doubling',
  'panel.cube': '{value, plural, =1 {Cube in the middle} other {Cube at #}}',
  'panel.seed': 'dice from seed {seed}',
  'panel.noMove': 'cannot play',
  'panel.forced': 'forced',
  'panel.forcedLong': 'There was no choice: every step was forced.',
  'panel.opening': 'For the start',
  'rules.title': 'Rules',
  'rules.of': 'Rules of {game}',
  'rules.back': 'Back to the game',
  'rules.contents': 'Contents',
  'rules.missing': 'The rules could not be loaded.',

  'place.hand': 'hand',
  'place.bar': 'bar',
  'place.off': 'off',
  'line.double': 'offers to double',
  'line.take': 'takes',
  'line.drop': 'drops',
  'line.resign': 'resigns ({points})',
  'line.reject': 'refuses',
  'line.win': 'wins {points}',
  'line.name': 'names {number}-{number}',

  'result.win': '{who, select, you {You win} other {{name} wins}}',
  'result.points': '{count, plural, one {# point} other {# points}}',
  'result.by.off':
    '{who, select, you {All your men are off.} white {All white men are off.} black {All black men are off.} other {All the computer’s men are off.}}',
  'result.by.pile':
    '{who, select, you {All your men stand in one pile.} white {All white men stand in one pile.} black {All black men stand in one pile.} other {All the computer’s men stand in one pile.}}',
  'result.by.row':
    '{who, select, you {Your fifteen men stand in a row.} white {The fifteen white men stand in a row.} black {The fifteen black men stand in a row.} other {The computer’s fifteen men stand in a row.}}',
  'result.by.drop':
    '{who, select, you {You dropped the double.} other {{name} dropped the double.}}',
  'result.by.resignation': '{who, select, you {You resigned.} other {{name} resigned.}}',
  'win.always-one': 'Every win counts one point.',
  'win.none-behind':
    '{who, select, you {You have} other {{name} has}} no man {where, select, bar {on the bar} other {in hand}} or in the first quarter: one point.',
  'win.in-first-quarter':
    '{who, select, you {You still have} other {{name} still has}} a man in the first quarter: two points.',
  'win.in-hand':
    '{who, select, you {You still have} other {{name} still has}} a man {where, select, bar {on the bar} other {in hand}}: three points.',
  'win.some-off':
    '{who, select, you {You have} other {{name} has}} borne off a man, too: one point.',
  'win.none-off':
    '{who, select, you {You have} other {{name} has}} borne off no man: two points, a gammon.',
  'win.none-off-in-first-quarter':
    '{who, select, you {You have} other {{name} has}} borne off no man and still {who, select, you {have} other {has}} one in the first quarter: three points, a backgammon.',
  'win.none-off-in-hand':
    '{who, select, you {You have} other {{name} has}} borne off no man and still {who, select, you {have} other {has}} one {where, select, bar {on the bar} other {in hand}}: {count, plural, =4 {four} other {three}} points.',
  'win.pile': 'By agreement a pile counts {count} points.',
  'win.row': 'By agreement a row counts {count} points.',
  'win.drop':
    'Whoever drops loses the stake as it stood before the double: {stake, plural, one {# point} other {# points}}.',
  'win.resignation': 'The game was given up for {count, plural, one {# point} other {# points}}.',
  'win.cube': 'The cube multiplies it by {value}.',
  'win.jacoby': 'Nobody has doubled: then every win counts one point (Jacoby rule).',
  'result.match': '{who, select, you {You win the match} other {{name} wins the match}}',
  'result.score': 'White {white} : {black} Black',

  'board.name': 'Board of {game}',
  'board.point':
    'Point {label}, {count, plural, =0 {empty} one {{side, select, white {one white man} other {one black man}}} other {{side, select, white {{count} white men} other {{count} black men}}}}',
  'board.hand':
    '{side, select, white {White} other {Black}}, {where, select, bar {on the bar} other {in hand}}: {count, plural, =0 {none} one {# man} other {# men}}',
  'board.off':
    '{side, select, white {White} other {Black}}, borne off: {count, plural, =0 {none} one {# man} other {# men}}',
  'board.canMove': 'can move',
  'board.selected': 'picked up',
  'board.target':
    '{hits, select, true {put down here with {numbers}, hits} other {put down here with {numbers}}}',
  'board.dice': '{side, select, white {White} other {Black}} threw {low} and {high}',
  'board.cube':
    'Cube at {value}, {owner, select, white {White’s} black {Black’s} other {in the middle}}',

  'say.threw': '{name}: {low} and {high}.',
  'say.played': '{name}: {play}.',
  'say.opening': 'White {white}, Black {black}.',
  'say.throwAndPlay': '{name}: {low} and {high}, {play}.',
  'say.step':
    '{name}: {place, select, hand {in on {to}} off {off from {from}} other {{from} to {to}}}{hits, select, true {, a hit} other {}}.',
  'say.undone': 'Taken back.',
  'say.targets':
    '{count, plural, =0 {Nowhere to go} one {Can go to {places}} other {Can go to {places}}}.',
  'say.saved': 'The record is saved as a file.',
  'say.resumed': 'The game goes on where it stood.',

  'text.title': 'Text board',
  'text.lead':
    'The same game as buttons, in the order of the way: choose a man, then where he goes.',
  'text.quarter': 'Points {from} to {to}',
  'text.trays': '{where, select, bar {Bar and borne off} other {Hand and borne off}}',
  'text.dice': 'Dice',
  'text.noDice': 'Nothing thrown yet',
  'text.left':
    '{owed, plural, =0 {{free, plural, =0 {nothing left to play} other {optional: {freeNumbers}}}} other {to play: {numbers}{free, plural, =0 {} other { and, if wished, {freeNumbers}}}}}',
  'text.lastPlay': 'Last: {play}',
  'typed.label': 'Type a play',
  'typed.hint': 'For instance {example}',
  'typed.go': 'Play',
  'typed.notNow': 'There is nothing to play now.',
  'typed.fault.ERR_TEXT_LENGTH': 'That is too long for a play.',
  'typed.fault.ERR_WORD': '“{text}” is not a play. Write from/to, for instance {example}.',
  'typed.fault.ERR_PLACE':
    '“{text}” names a place that is not on the board. Write from/to, for instance {example}.',
  'typed.fault.ERR_MOVE': 'These moves cannot be played together.',
  'typed.fault.ERR_MUST_PLAY': 'You cannot pass: {numbers} can be played.',
  'backup.title': 'Your games and settings',
  'backup.about':
    'Everything this browser keeps for you can be saved as one file and read in again, here or in another browser. Games that are here already stay as they are.',
  'backup.save': 'Save all as a file',
  'backup.open': 'Read a file in',
  'backup.isAll':
    'This file holds all that was saved from a browser, with {count, plural, =0 {no game} one {# game} other {# games}}. Games that are here stay; the settings become those of the file.',
  'backup.readAll': 'Read it in',
  'backup.isGame': 'This file holds a single game: {game}.',
  'backup.openGame': 'Open this game',
  'backup.bad': 'The file was not read in: {reason} Nothing was changed.',
  'backup.done':
    '{added, plural, =0 {No game was new} one {# game was added} other {# games were added}}{known, plural, =0 {} one {, # was here already} other {, # were here already}}. The settings are those of the file.',
  'backup.fault.form': 'it was saved by this page, but part of it is missing or changed.',
  'backup.fault.progress': 'what it says of the courses is damaged.',
  'backup.fault.lines': 'what it says of the statistics is damaged.',
  'backup.fault.room': 'there is no room left in this browser.',
  'backup.fault.forbidden': 'This browser keeps nothing for this page.',
  'backup.fault.setting': 'the setting “{setting}” has a value that does not exist.',
  'backup.fault.game': 'game {number} in it cannot be read: {reason}',
  'backup.fault.too-long': 'it is longer than all that a browser keeps.',

  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.theme': 'Light and dark',
  'settings.theme.system': 'As the device',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.board': 'Board',
  'settings.board.wood': 'Wood',
  'settings.board.plain': 'Plain',
  'settings.board.contrast': 'High contrast',
  'settings.speed': 'Pace of the computer and the dice',
  'settings.speed.slow': 'Slow',
  'settings.speed.normal': 'Normal',
  'settings.speed.fast': 'Fast',
  'settings.speed.instant': 'At once',
  'settings.motion': 'How fast men move',
  'settings.bottom': 'Your side of the board',
  'settings.bottom.near': 'At the bottom',
  'settings.bottom.far': 'At the top',
  'settings.home': 'Men enter and leave',
  'settings.home.right': 'At the right',
  'settings.home.left': 'At the left',
  'settings.numbers': 'Numbers of the points',
  'settings.numbers.own': 'As the game counts',
  'settings.numbers.lettered': '1–12 and 1A–12A',
  'settings.last': 'The last play',
  'settings.last.marks': 'Small marks',
  'settings.last.arrows': 'Arrows',
  'settings.last.none': 'Not shown',
  'settings.sound': 'Sounds',
  'settings.sound.off': 'None',
  'settings.sound.soft': 'Soft',
  'settings.sound.loud': 'Loud',
  'settings.talk': 'Told to screen readers',
  'settings.talk.short': 'Throws and plays',
  'settings.talk.normal': 'What is to do, too',
  'settings.talk.full': 'Every step',
  'settings.help': 'Help while playing',
  'settings.autoConfirm': 'Confirm by itself when all is played',
  'settings.autoForced': 'Play forced steps by themselves',
  'settings.oneTap': 'One tap moves a man that can go to one place only',
  'settings.courses': 'Show the way of the men on the board',
  'settings.chances': 'Show the chances of both sides',
  'settings.textBoard': 'Show the text board beside the drawn one',
  'settings.keys': 'Keys',
  'settings.keysText':
    'Space: throw and confirm · Backspace: undo · S: stop · H: hint · Arrows and Enter: move men · Escape: put back · /: type a play',

  'fault.version': 'it was made by a newer version of the page.',
  'fault.json': 'it is cut short or garbled.',
  'fault.unknown':
    'it is neither a game or a backup of this page nor a match of another program (.mat).',
  'fault.form': 'it holds no record of a game.',
  'fault.tooLong': 'it is longer than any game.',
  'fault.game': 'it is of a game that this page does not know.',
  'fault.rules': 'what happens in it is not possible under the rules: {detail}.',
  'fault.field': 'something in the record is not as it must be: {detail}.',
  'fault.store':
    'This browser stores nothing for this page, or has no room left: the game will be lost when you leave. Save the record as a file.',
  'fault.gone': 'There is no game with this name in this browser.',
  'fault.computer': 'The computer player has stopped ({detail}).',
  'fault.locked':
    'This game is open in another window. It is played there; here you can only watch.',
  'lock.take': 'Play here',
  'fault.again': 'Try again',
} satisfies Record<string, string> &
  Record<WhyKey | ReasonKey | OptionKey | SetupKey | AgainWhy | WinKey, string>;

export type TextKey = keyof typeof en;
export type Texts = { readonly [key in TextKey]: string };
