import type { Game, OptionName, Options } from '@wurfzabel/rules';

/** A game with its house options as they are chosen so far: whatever the choice is for. */
export interface HouseChoice {
  readonly game: Game;
  /** Options that differ from the game's own, the length of a match left out. */
  readonly changed: readonly OptionName[];
  option<N extends OptionName>(name: N): Options[N];
  change<N extends OptionName>(name: N, value: Options[N]): void;
  reset(): void;
}
