export const en = {
  title: 'Statistics',
  lead: 'From the games kept in this browser. Nothing of it leaves it.',
  empty: 'No game has been played here yet.',
  emptyWhy:
    'Once you have played, you find here how you fare, whether the dice are fair, and whether you get better.',
  play: 'Play a game',
  json: 'Save as JSON',
  csv: 'Save as CSV',
  'results.title': 'Results',
  'results.game': 'Game',
  'results.against': 'Opponent',
  'results.person': 'two people',
  'results.played': 'Played',
  'results.won': 'Won',
  'results.points': 'Points',
  'results.none': 'No game has been finished yet.',
  'results.people': 'Of games between two people White’s wins and points are counted.',
  'dice.title': 'Dice',
  'dice.whose': 'Whose throws',
  'dice.all': 'All',
  'dice.own': 'Mine',
  'dice.computer': 'The computer’s',
  'dice.count':
    '{throws, plural, =0 {No throw} one {# throw} other {# throws}}, {dice, plural, =0 {no dice} one {# die} other {# dice}}.',
  'dice.numbers': 'Each number',
  'dice.doublets': 'Doublets',
  'dice.others': 'No doublet',
  'dice.counted': 'Thrown',
  'dice.expected': 'On average',
  'dice.bar': '{name}: thrown {count, plural, one {once} other {# times}}, on average {expected}',
  'fair.few': 'Too few throws yet to say whether they are fair.',
  'fair.usual':
    'As even as one would expect: fair dice stray at least this far from the average in {percent} of all cases.',
  'fair.rare':
    'Less even than one would expect: fair dice stray so far in only {percent} of all cases. One honest player in twenty sees as much.',
  'fair.strange':
    'Very uneven: fair dice stray so far in only {percent} of all cases. If this lasts over many more throws, something is wrong.',
  'fair.figures': 'The test in figures: χ² = {square}, {freedom} degrees of freedom.',
  'errors.title': 'Errors over time',
  'errors.lead':
    'Points given away in 100 decisions, by the reviews of your games against the computer; less is better.',
  'errors.none':
    'No game against the computer has been reviewed yet. Open the review of a finished game, and it counts from then on.',
  'errors.mean':
    '{games, plural, one {# game reviewed} other {# games reviewed}}: {mean} points given away in 100 decisions on the whole.',
  'errors.lately': 'The last {games}: {mean}.',
  'errors.date': 'Day',
  'errors.value': 'Points per 100',
  'errors.decisions': 'Decisions',
  'errors.luck': 'Luck',
  'errors.says':
    'Errors of {games} games, the oldest at the left; from {first} to {last} points in 100 decisions.',
};
export type StatisticsKey = keyof typeof en;
export type StatisticsTexts = { readonly [key in StatisticsKey]: string };
