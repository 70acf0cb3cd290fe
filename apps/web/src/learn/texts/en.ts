import type { ExerciseKey } from './keys.ts';

/**
 * Texts of the pages on which one learns and looks things up, in English; the keys are the contract for the other languages.
 * Each exercise has a title, a task and what is learnt by it. ICU message syntax.
 */
export const en = {
  'learn.title': 'Learn',
  'learn.lead':
    'Each game in a dozen small positions. You play, the rules answer. The first steps show what makes a game different and take two minutes.',
  'learn.essentials': 'What makes it different',
  'learn.more': 'The other rules',
  'learn.begin': 'Begin',
  'learn.goOn': 'Go on',
  'learn.repeat': 'Begin again',
  'learn.done': '{done} of {count} done{shown, plural, =0 {} other {, # shown}}',
  'learn.of': '{game}: learn by playing',
  'learn.step': 'Step {number} of {count}',
  'learn.steps': 'All steps',
  'learn.stand.own': 'done by yourself',
  'learn.stand.shown': 'shown to you',
  'learn.stand.open': 'not done yet',
  'learn.next': 'Next',
  'learn.skip': 'Skip',
  'learn.finish': 'End of the course',
  'learn.show': 'Show me',
  'learn.retry': 'Try again',
  'learn.right': 'Right.',
  'learn.shown': 'This is one way.',
  'learn.other': 'Allowed, but not the task.',
  'learn.wrong': 'Not so.',
  'learn.wrongIs': 'Not so. The answer is: {answer}.',
  'learn.thrown': 'You are White and have thrown {low} and {high}.',
  'learn.goal':
    'Your white men follow the arrow from {first} to {last} and off the board. {course, select, parallel {Black goes the same way.} other {Black comes towards you.}} Whoever has all 15 off first wins.',
  'learn.rule': 'Rules, paragraph {number}',
  'learn.answers': 'Your answer',
  'learn.unstored':
    'The browser stores nothing for this page: what you have done is forgotten when you leave.',
  'learn.over.title': 'You know {game}.',
  'learn.over.text':
    'All {count} steps are done. The rest comes with playing; every refusal in a game names its rule.',
  'learn.over.seen': '{game}: you have seen every step',
  'learn.over.shown':
    '{count, plural, one {One step was shown to you. Try it yourself:} other {# steps were shown to you. Try them yourself:}}',
  'learn.over.openTitle': 'Not quite at the end',
  'learn.over.open':
    '{count, plural, one {One of {all} steps is not done yet:} other {# of {all} steps are not done yet:}}',
  'learn.over.goOn': 'Go on with “{step}”',
  'learn.over.play': 'Play {game}',
  'learn.over.setup': 'Choose opponent and rules',
  'learn.over.other': 'Learn another game',
  'learn.over.again': 'Begin this course again',
  'learn.look': 'Look it up',
  'learn.missing': 'There is no such step in this course.',
  'learn.lost': 'This part of the page could not be loaded.',
  'learn.loading': 'One moment …',

  'answer.yes': 'Yes',
  'answer.no': 'No',
  'answer.none': 'None',
  'answer.one': 'Only one',
  'answer.both': 'Both',
  'answer.points': '{count, plural, one {# point} other {# points}}',

  'enter.title': 'Everyone starts outside',
  'enter.task': 'Bring in a man with each number, the lower first.',
  'enter.done':
    'The number is the point on which a man enters. While others wait in hand, a man on the board stands still.',
  'lower-lost.title': 'The lower number is blocked',
  'lower-lost.task':
    'A man of yours waits in hand, and Black holds your point 2. How many of your numbers can you play?',
  'lower-lost.done':
    'The 2 comes first, and it has no place. Without the lower number the higher is lost too, although 5 is empty.',
  'underside.title': 'Look beneath the dice',
  'underside.task':
    'A doublet. Play both 3s. Beneath each 3 lies a 4: bring in one man with a 4, then stop.',
  'underside.done':
    'First the tops, then the undersides; together they make 7. Undersides are yours to use or to leave.',
  'first-not-again.title': 'The first doublet',
  'first-not-again.task': 'This is your first doublet of the game. Do you throw again after it?',
  'first-not-again.done':
    'The first gives no other throw. Every later one does, even if you cannot play it.',
  'later.title': 'Later doublets count double',
  'later.task': 'Your second doublet: four 3s, then up to four 4s. Stop when you like.',
  'later.done': 'From the second doublet on: four tops, four undersides, and another throw.',
  'hand-first.title': 'First all men in',
  'hand-first.task':
    'A man of yours was hit and is in hand. Bring him in; then the 4 is free for any man.',
  'hand-first.done': 'Men in hand come first, those that were hit too. After them everybody moves.',
  'hit.title': 'Bands and blots',
  'hit.task':
    'Two black men on 8 are a band: nobody lands there. The man alone on 11 is a blot. Hit him.',
  'hit.done': 'He goes back to Black’s hand and begins his course anew. Passing over is free.',
  'no-foresight.title': 'The next number may be lost',
  'no-foresight.task':
    'The rules let you choose any man for the 1. Choose one after which the 4 is lost.',
  'no-foresight.done':
    'Each number is judged by itself. Losing one on purpose is allowed here; modern Puff and Backgammon forbid it.',
  'overshoot.title': 'Bearing off',
  'overshoot.task': 'All your men are in the last quarter. Play both numbers; one man can leave.',
  'overshoot.done':
    'A number larger than needed takes only the man furthest back. Otherwise men move up.',
  'finish.title': 'The undersides win',
  'finish.task': 'Your first doublet, four men left. Bear all of them off.',
  'finish.done': 'Two 1s, then two 6s from beneath. The last man off ends the game at once.',
  'points-quarter.title': 'A man left behind',
  'points-quarter.task':
    'You bear off your last man. Black still has one in his first quarter. How much do you win?',
  'points-quarter.done': 'A man left behind in his first quarter costs the loser double.',
  'points-hand.title': 'A man still in hand',
  'points-hand.task': 'Now Black’s last man is in hand. How much do you win?',
  'points-hand.done': 'A man still in hand costs three points. The highest count holds.',
  'same-way.title': 'Same corner, same way',
  'same-way.task': 'Black has just entered on 2 and 5. You enter in the same corner: do.',
  'same-way.done':
    'Both sides use the same points in the same order. You hit two men on your very first throw.',
  'entry-held.title': 'A door that is shut',
  'entry-held.task': 'Black has bands on 3 and 4. How many of your numbers can you play?',
  'entry-held.done':
    'Bands can hold the entry itself. The 3 comes first and finds no place, so the 4 is lost too.',
  'behind.title': 'From behind',
  'behind.task': 'A black man stands alone on 13. Hit him.',
  'behind.done': 'Here you hit whoever is in front of you, all the way round.',
  'bridge.title': 'A bridge',
  'bridge.task':
    'Six bands in a row stand before your last man. How many of your numbers can you play?',
  'bridge.done':
    'No number leads over six bands. The 1 is played in the last quarter, the 6 is lost. Build bridges: they decide this game.',
  'again-blocked.title': 'A doublet without a place',
  'again-blocked.task': 'A later doublet, but the 3 has no place. Do you throw again?',
  'again-blocked.done':
    'A doublet counts when it is thrown. It gives the throw even if nothing can be played.',
  'last-hit.title': 'One more hit',
  'last-hit.task': 'Each side has one man left. Play the 1 and then the 2.',
  'last-hit.done':
    'The 1 hits the man on 24, the 2 bears off. Black has a man in hand: three points.',
  'enter-on.title': 'In, and on',
  'enter-on.task': 'Bring one man in with the 2 and move the same man on with the 4.',
  'enter-on.done': 'Within the first quarter men move freely, even while others are in hand.',
  'beyond.title': 'Only the first quarter is locked',
  'beyond.task':
    'Two men are in hand, yet those beyond point 6 are free. Play both numbers from 9 on.',
  'beyond.done': 'While a man is in hand none may leave the first quarter. All others run.',
  'owed-undersides.title': 'Undersides must be played',
  'owed-undersides.task': 'A doublet: both 5s, then both 2s from beneath. Play all of it.',
  'owed-undersides.done': 'Here undersides are a duty. What cannot be played is given up.',
  'again-every.title': 'Your first doublet',
  'again-every.task': 'Your first doublet of the game. Do you throw again after it?',
  'again-every.done': 'In this game every doublet gives another throw, the first included.',
  'locked-lost.title': 'The lower number is blocked',
  'locked-lost.task':
    'One man is in hand, two stand on 5, none may leave yet. Black holds 2. How many numbers can you play?',
  'locked-lost.done':
    'The 2 cannot enter, and from 5 it would leave the first quarter. Without the lower the 5 is lost too.',
  'later-double.title': 'Later doublets count double',
  'later-double.task':
    'Your second doublet: four 5s, then four 2s. Six men are left: bear them off.',
  'later-double.done': 'Four tops, then the undersides: six men leave on one throw.',
  'blocked-again.title': 'A doublet without a place',
  'blocked-again.task':
    'The 3 has no place, for the man in hand nor on the board. Do you throw again?',
  'blocked-again.done':
    'A doublet throws again even if it could not be played in full, and your next one counts double.',
  'overshoot-any.title': 'Any man may leave',
  'overshoot-any.task': 'Bear off two men. The one furthest back need not go first.',
  'overshoot-any.done':
    'A number larger than needed takes any man of the last quarter, whoever stands further back.',
  'points-single.title': 'What a win counts',
  'points-single.task':
    'You bear off your last man; a black man is still in hand. How much do you win?',
  'points-single.done': 'Every win counts one point, however far the loser is.',
  'foresight.title': 'Leave room for the next number',
  'foresight.task':
    'Play both numbers. Only one way with the 1 leaves the 4: all others are forbidden.',
  'foresight.done':
    'As many numbers as possible must be played. The lower goes where the higher can follow.',
  'free-after.title': 'Free once all are in',
  'free-after.task': 'Your last man enters with the 1 and hits. Then play the 5 with any man.',
  'free-after.done': 'Men in hand come first. Once the last is in, the rest of the throw is free.',
  'tops-held.title': 'No underside without all tops',
  'tops-held.task': 'Play as many 2s as you can.',
  'tops-held.done':
    'The second 2 is held up, so there are no undersides. You throw again all the same.',
  'move-up.title': 'Moving up',
  'move-up.task': 'Neither number bears a man off. Play both within the last quarter.',
  'move-up.done': 'A number that bears nobody off must move a man up, if it can.',
  'any-order.title': 'Men on the board, any order',
  'any-order.task': 'The best known start: play 8 to 5 and 6 to 5, in any order.',
  'any-order.done': 'Two men make a point where nobody else lands. Numbers come in any order.',
  'fourfold.title': 'A doublet: four times',
  'fourfold.task': 'Four 1s. Play two from 8 to 7 and two from 6 to 5.',
  'fourfold.done': 'Four steps with the same number. No undersides, no other throw.',
  'bar.title': 'From the bar',
  'bar.task': 'A man of yours is on the bar. Bring him in, then play the other number.',
  'bar.done': 'The bar comes first. A 2 enters on the opponent’s second point: your 23.',
  'both.title': 'Both, if it can be done',
  'both.task': 'From 15 the 6 is held up. Find the order in which both numbers can be played.',
  'both.done': 'As many numbers as possible must be played, and the order is yours.',
  'higher.title': 'If only one can be played',
  'higher.task': 'Either number can be played, but not both. Play the one you must.',
  'higher.done': 'Then the higher is owed: the 6.',
  'hit-cover.title': 'Hit and cover',
  'hit-cover.task': 'A black man stands alone on your 5. Hit him, and put a second man there.',
  'hit-cover.done': 'He waits on the bar, and your new point stands in his way.',
  'two-off.title': 'Bearing off',
  'two-off.task': 'Bear two men off: the 2 from point 2, the 1 from point 1.',
  'two-off.done': 'The exact number bears a man off. You might have moved instead: it is not owed.',
  'overshoot-rear.title': 'Larger numbers',
  'overshoot-rear.task': 'Both numbers are larger than needed. Bear off both men.',
  'overshoot-rear.done': 'A number larger than needed takes only the man furthest back.',
  'gammon.title': 'Gammon',
  'gammon.task': 'Your last man leaves, and Black has borne off none. How much do you win?',
  'gammon.done': 'A loser who has borne off no man loses double: a gammon.',
  'backgammon.title': 'Backgammon',
  'backgammon.task': 'The same, and one black man is on the bar. How much do you win?',
  'backgammon.done':
    'None off, and one on the bar or in your last quarter: a backgammon, three points.',
  'cube.title': 'The cube',
  'cube.task': 'A gammon, and the cube stands at 2. How much do you win?',
  'cube.done':
    'The cube multiplies everything. Before throwing you may offer to double it; who declines loses what it was worth.',

  'rules.lookUp': 'Rules, comparison, history',
  'rules.canonical':
    'This is a translation; where it and the English text differ, the English text holds.',
  'rules.marks':
    'In brackets: the source. “Reading”: the source is silent or unclear, and this is how we read it. “Agreed”: only if the players agree on it before the game.',
  'rules.reading': 'reading',
  'rules.agreed': 'agreed',
  'rules.shownIn': 'shown in {examples}',
  'rules.learn': 'Learn {game} by playing',
  'rules.ofAll': 'Rules of the five games',
  'diagram.show': 'Show on the board',
  'diagram.name': 'Board for {paragraph}',
  'diagram.before': '{low} and {high} are thrown.',
  'diagram.set': 'The men as they stand at the start, and the way of each side.',
  'diagram.step': '{number}: {move}',
  'diagram.lost': 'The {numbers} cannot be played.',
  'diagram.over': '{count, plural, one {Won: # point.} other {Won: # points.}}',
  'diagram.end': 'The throw is used up.',
  'diagram.again': 'Another throw follows.',
  'diagram.ending': 'Ending {number} of {count}',
  'diagram.other': 'Next ending',
  'diagram.back': 'Back',
  'diagram.forward': 'Step',
  'diagram.first': 'To the beginning',

  'compare.title': 'The five games compared',
  'compare.lead':
    'Rule by rule, taken from the rules by which this page plays. The number leads to the paragraph; beside it stands the source, and whether we had to read it.',
  'compare.only': 'Only what differs',
  'compare.rule': 'Rule',
  'compare.none': 'does not apply',
  'compare.table': 'Table of the five games',
  'compare.course': 'Courses',
  'compare.course.contrary': 'Opposite ways',
  'compare.course.parallel': 'The same way, from the same corner',
  'compare.start': 'At the start',
  'compare.start.hand': 'All men in hand',
  'compare.start.board': 'Men on the board',
  'compare.opening': 'Who begins',
  'compare.opening.two-dice-each': 'Two dice each, higher sum; throws anew',
  'compare.opening.one-die-each': 'One die each, higher; plays both numbers',
  'compare.order': 'Two numbers',
  'compare.order.lower-first': 'The lower first; without it nothing',
  'compare.order.any': 'In any order',
  'compare.doublets': 'A doublet',
  'compare.doublets.undersides': 'Tops, then undersides; the first single, later ones double',
  'compare.doublets.fourfold': 'The number four times',

  'source.A': 'Alvensleben, Encyclopädie der Spiele, Leipzig (Otto Wigand) 1855, pp. 406–408',
  'source.S': 'Swedish article “Puff (spel)”, undated',
  'source.E': 'English rules with a Russian translation, “Puff / Пафф”, undated',
  'source.B': 'German article “Backgammon”, 2009',

  'history.title': 'History',
  'history.lead':
    'What our four sources say about the past of these games, and how far they can be trusted. Nothing stands here without a source.',
  'history.line': 'In order of time',
  'history.tabula.date': 'Antiquity',
  'history.tabula':
    'The Romans play the game of the twelve lines with three dice; as tabula it spreads through Europe. The article calls it the first near relative of Backgammon.',
  'history.wurfzabel.date': 'Middle Ages',
  'history.wurfzabel':
    'Now two dice are thrown. The games go under many names: nard, tables, Trictrac, Puff. One of them is called Wurfzabel and is held to be a direct forerunner of Backgammon. This page is named after it.',
  'history.manesse.date': '14th century',
  'history.manesse':
    'A picture in the Codex Manesse, kept in the university library of Heidelberg, stands in the Swedish article as a game of Puff. By what rules it was played the picture does not say.',
  'history.name.date': '1645',
  'history.name':
    'The word Backgammon is first recorded. It means that men who were hit come back into the board.',
  'history.hoyle.date': 'about 1743',
  'history.hoyle': 'Edmond Hoyle puts the rules of Backgammon in order.',
  'history.alvensleben.date': '1855',
  'history.alvensleben':
    'Alvensleben describes Puff, long and contrary, as very popular and widespread. He has found it in none of the books of games he knows; by its name he takes it for German, but is not certain. It is the oldest description of the rules that we have.',
  'history.cube.date': '1920s',
  'history.cube': 'In a club in New York doubling is invented, and with it the cube.',
  'history.bahamas.date': '1964',
  'history.bahamas':
    'Prince Alexis Obolensky holds the first great international Backgammon tournament on the Bahamas. John Crawford and Oswald Jacoby, after whom two rules are called, are among its players.',
  'history.now.date': 'undated',
  'history.now':
    'The Swedish article and the English and Russian rules describe Puff as it is played later: every doublet throws again, and in Sweden undersides are a duty.',
  'history.unsure': 'What is uncertain',
  'history.unsure.medieval':
    'Whether the Puff of the Middle Ages had anything of the rules of 1855 but its name, no source of ours says.',
  'history.unsure.date':
    'The summary printed with Alvensleben’s text dates the rules to 1853 and the game to 1850; the book is given as 1855. We say 1855.',
  'history.unsure.old':
    'The article on Backgammon begins five thousand years ago and names no sources. What it tells of finds before the Romans we leave out.',
  'history.unsure.undated':
    'The Swedish article and the English and Russian rules have no date. That they are later than 1855 is our guess from how they are written.',
  'history.unsure.machine':
    'The rules in the article on Backgammon read like a machine translation. Where a word is odd, we take the rule that every player knows.',
  'history.readings': 'What is our reading',
  'history.readings.lead':
    'Old descriptions leave gaps. Where we had to fill one, the paragraph is marked, and mostly a house rule gives the other reading.',
  'history.readings.count':
    '{count} of {all} paragraphs rest on a reading of ours, {agreed} of them on rules that hold only if agreed.',
  'history.sources': 'The sources',
  'history.sources.A':
    'German. Describes the long and the contrary game in one piece of text. Where it and the English summary above it differ, the German text holds.',
  'history.sources.S': 'Swedish. The rules in short, with 5-5 as the example for undersides.',
  'history.sources.E':
    'English and Russian side by side. Takes its basic rules from Backgammon and tells what is different.',
  'history.sources.B':
    'German. A history of Backgammon and its rules. It mentions the cube, Crawford and Jacoby without explaining their rules; those are common practice.',
} as const satisfies { readonly [key in ExerciseKey]: string } & Readonly<Record<string, string>>;

export type LearnKey = keyof typeof en;
export type LearnTexts = { readonly [key in LearnKey]: string };
