import type { CubeDeed, ErrorGrade } from '@wurfzabel/engine/review/index';

type DeedKey = `deed.${CubeDeed}`;
type GradeKey = `grade.${ErrorGrade}`;

const closed: { readonly [key in DeedKey | GradeKey]: string } = {
  'deed.double': 'double',
  'deed.no-double': 'no double',
  'deed.too-good': 'too good to double',
  'deed.take': 'take',
  'deed.drop': 'drop',
  'grade.slight': 'slight',
  'grade.clear': 'clear',
  'grade.serious': 'serious',
  'grade.blunder': 'blunder',
};

const open = {
  title: 'Review',
  of: 'Review: {game}',
  back: 'Back to the game',
  game: 'Game {game}',
  whichGame: 'Game of the match',
  starting: 'The judge is on the way …',
  'progress.all': 'Judging throws and plays: {done} of {of}',
  failed: 'The review has stopped: {detail}',
  again: 'Try again',
  unkept: 'The browser has no room to keep this review; it is made anew the next time.',
  empty: 'Nothing has been thrown in this game yet.',
  sum: '{name}: {count, plural, =0 {no error} one {# error} other {# errors}}, {points}',
  'sum.unit': 'points given away',
  'sum.worst':
    '{whose, select, own {Your worst decision} computer {The computer’s worst decision} white {White’s worst decision} black {Black’s worst decision} other {The worst decision}}',
  whose: 'Errors',
  'whose.of':
    '{whose, select, own {mine} computer {the computer’s} white {White’s} black {Black’s} other {both sides’}}',
  'progress.close': 'A closer look at close choices: {done} of {of}',
  'progress.errors': 'A second look at the errors: {done} of {of}; figures may still change',
  'explain.title': 'What error and luck mean, and who judges',
  'explain.points':
    'Every position is worth so many points: what it brings on average if both sides play well from there. A play that gives away 0.050 would cost 5 points in 100 such games.',
  'explain.errors':
    'An error gives away 0.02 points or more: slight from 0.02, clear from 0.04, serious from 0.08, a blunder from 0.16. Where there was nothing to choose nothing is counted.',
  'explain.luck':
    'Luck is what the dice brought: how much more the best play of the throw is worth than the average of all throws. +0.300 is a lucky throw, −0.300 an unlucky one.',
  'explain.judge':
    'The judge is the trained computer. It looks at every play, at close ones again one throw ahead, and at errors two throws ahead. Where tables know the end of the game it is exact; elsewhere it can itself be wrong by some thousandths.',
  'ex.back': 'See it in the game',
  errorBefore:
    '{whose, select, own {Your error before this} computer {The computer’s error before this} white {White’s error before this} black {Black’s error before this} other {Error before this, of either side}}',
  errorNext:
    '{whose, select, own {Your next error} computer {The computer’s next error} white {White’s next error} black {Black’s next error} other {Next error, of either side}}',
  'tab.game': 'The game',
  'tab.exercises': 'Exercises',
  'totals.title': 'In figures',
  'totals.decisions': 'Decisions',
  'totals.loss': 'Points given away',
  'totals.perDecision': 'In 100 decisions',
  'totals.errors': 'Errors',
  'totals.luck': 'Points by luck',
  'graph.luckOf': 'Luck of {side}',
  'graph.luckSays':
    'Luck of each throw: upwards is lucky; the line adds it up. White {white} points in all, Black {black}.',
  'graph.loss': 'Losses',
  'graph.lossSays':
    'Points given away at each decision, White’s upwards, Black’s downwards. White {white} in all, Black {black}.',
  'list.title': 'Record, luck and losses',
  'list.luck': 'Luck',
  'list.loss': 'Loss',
  worth: 'Worth',
  luck: 'Luck {points}',
  forced: 'Nothing to choose: this was the only play.',
  best: 'Best',
  played: 'Played',
  right: 'The best play was made.',
  near: 'As good as the best play.',
  lost: 'gives away {points} ({grade})',
  lostLittle: 'gives away {points}',
  pass: 'no move',
  seen: '{depth, plural, =0 {Judged without looking ahead.} one {The judge looked # throw ahead.} other {The judge looked # throws ahead.}}',
  exact: 'Exact: this end of the game is solved.',
  race: 'By the table of races, right to a few thousandths of a point.',
  'cube.did': 'Cube: {deed}.',
  'cube.right': 'Right: {deed}.',
  'cube.worths': 'No double {no}, double and take {take}, double and drop {drop}',
  'name.did': 'Named {named}-{named}; best {right}-{right}.',
  playOn: 'Play on from here',
  'playOn.side': 'You play',
  'playOn.about': 'A new game begins at this moment, with the same throw. This one stays as it is.',
  'playOn.start': 'Start',
  position: 'Study this position',
  'show.all': 'Both on the board',
  'ex.count': 'Exercise {number} of {count}',
  'ex.worst':
    'The {count} worst of {all, plural, one {# error} other {# errors}} in play are exercises.',
  'ex.task': '{name} threw {thrown}. Find a better play than the one that was made.',
  'ex.none': 'No error here that would make an exercise. Well played!',
  'ex.wait': 'The review is not finished yet; more may come.',
  'ex.check': 'That is my play',
  'ex.judging': 'Judging …',
  'ex.best': 'Yes: the best play.',
  'ex.good': 'Good: it gives away only {points}.',
  'ex.same': 'That is what was played. It gives away {points}.',
  'ex.wrong': 'Better is possible: this gives away {points}.',
  'ex.show': 'Show the answer',
  'ex.answer': 'Best: {best}. Played was {played}, which gives away {points}.',
  why: 'The best play {reasons}.',
  'why.hits': 'hits {count, plural, one {one man} other {# men}} more',
  'why.off': 'bears off {count, plural, one {one man} other {# men}} more',
  'why.band': 'makes a band on point {point}',
  'why.lone': 'leaves fewer men alone ({best} instead of {played})',
  'ex.retry': 'Once more',
  'ex.next': 'Next exercise',
  'ex.undo': 'Take back',
  'ex.failed': 'This play could not be judged: {detail}',
};

export const en = { ...closed, ...open };
export type ReviewKey = keyof typeof en;
export type ReviewTexts = { readonly [key in ReviewKey]: string };
