import type { GameLog } from '@wurfzabel/records';
import { seeded, type Action, type BySide, type DieNumber, type Throw } from '@wurfzabel/rules';

/**
 * The dice of a game: the throw after n throws comes from stream n of the seed, so that a game that was laid aside goes on with
 * the same dice, and taking back a step does not change them.
 */
export class Dice {
  readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  throwFor(log: GameLog): Throw {
    return seeded(this.seed, thrownSoFar(log)).throwDice();
  }

  openingFor(log: GameLog): BySide<readonly DieNumber[]> {
    const chance = seeded(this.seed, thrownSoFar(log));
    const white = chance.throwDice();
    const black = chance.throwDice();
    return log.rules.game.opening === 'one-die-each'
      ? { white: [white[0]], black: [black[0]] }
      : { white, black };
  }

  /** A side by chance, apart from the streams of the throws. */
  side(): 'white' | 'black' {
    return seeded(this.seed, 2 ** 31).below(2) === 0 ? 'white' : 'black';
  }
}

const isThrow = ({ type }: Action): boolean => type === 'throw' || type === 'opening';

const thrownSoFar = (log: GameLog): number => log.actions.filter(isThrow).length;
