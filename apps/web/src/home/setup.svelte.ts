import { newLog } from '@wurfzabel/records';
import {
  bySide,
  GAMES,
  rulesFor,
  unwrap,
  type Game,
  type OptionName,
  type Options,
} from '@wurfzabel/rules';
import { settings } from '../settings.svelte.ts';
import { savedOf } from '../store/saved.ts';
import { games, newId } from '../store/store.ts';
import type { Seats } from '../game/seats.ts';

export const OPPONENTS = ['computer', 'person'] as const;
export const OWN_SIDES = ['white', 'black', 'dice'] as const;

type Changes = { [name in OptionName]?: Options[name] };

/** What a person chooses before a game. */
export class Setup {
  game: Game = $state.raw(GAMES[0]!);
  opponent: (typeof OPPONENTS)[number] = $state('computer');
  side: (typeof OWN_SIDES)[number] = $state('white');
  #changes: Changes = $state({});

  /** Another game begins from its own rules. */
  pick(game: Game): void {
    if (game.id === this.game.id) return;
    this.game = game;
    this.#changes = {};
  }

  option<N extends OptionName>(name: N): Options[N] {
    return (this.#changes[name] ?? this.game.options[name]) as Options[N];
  }

  change<N extends OptionName>(name: N, value: Options[N]): void {
    const changes: Record<string, unknown> = { ...this.#changes };
    if (value === this.game.options[name]) delete changes[name];
    else changes[name] = value;
    this.#changes = changes as Changes;
  }

  get changed(): readonly OptionName[] {
    return Object.keys(this.#changes).filter(name => name !== 'matchLength') as OptionName[];
  }

  reset(): void {
    const { matchLength } = this.#changes;
    this.#changes = matchLength === undefined ? {} : { matchLength };
  }

  #seats(): Seats {
    if (this.opponent === 'person') return bySide(() => 'person');
    const lot = crypto.getRandomValues(new Uint8Array(1))[0]! & 1;
    const own = this.side === 'dice' ? (lot === 0 ? 'white' : 'black') : this.side;
    return bySide(side => (side === own ? 'person' : 'computer'));
  }

  /** Puts the new game into the store; answers its id. */
  begin(seed: number | undefined): string {
    const id = newId();
    const rules = unwrap(rulesFor(this.game.id, this.#changes));
    const now = Date.now();
    games().write(
      savedOf(
        { id, started: now, seed, seats: this.#seats(), level: settings.level, log: newLog(rules) },
        now,
      ),
    );
    return id;
  }
}

const SEED = /^\d{1,9}$/;

/** The seed in the page's address (`?seed=123`): the dice of games begun from there can be repeated. */
export const seedIn = (search: string): number | undefined => {
  const given = new URLSearchParams(search).get('seed');
  return given !== null && SEED.test(given) ? Number(given) : undefined;
};

/** A seed that was given and cannot be used, cut short for a message. */
export const badSeedIn = (search: string): string | undefined => {
  const given = new URLSearchParams(search).get('seed');
  return given === null || SEED.test(given) ? undefined : given.slice(0, 40);
};
