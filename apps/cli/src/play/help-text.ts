import type { Game } from '@wurfzabel/rules';

/** What may be typed during a game. */
export const helpText = (game: Game): string => {
  const example =
    game.numbering === 'from-entry'
      ? `${game.handName}/3 3/7 20/off(2)`
      : `${game.handName}/22 13/7 6/off(2)`;
  return `Type moves as from/to: ${example}
Several at once or one by one, in any order; a man may go on at once, such as
3/7/12 or 3/12. Stars for hits may be left out. Each side counts its own way.
Numbers in [ ] are owed: they must be played if they can be. Those in ( ) may
be left.

  Enter          end the play when nothing more can be played; throw
  stop           end the play and leave the optional numbers
  undo           take back the last step of this play
  plays          some of the legal plays
  board          draw the board again
  throw, double  before a turn, where there is a cube
  take, drop     answer a double
  name n         name a doublet, where that is agreed
  resign n       offer to lose n points
  accept, reject answer a resignation
  rules [p7]     the rules, or one paragraph
  quit           leave; the game is saved and goes on with the same command`;
};
