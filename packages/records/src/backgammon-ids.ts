import {
  CUBE_LIMIT,
  err,
  GAMES,
  ok,
  rulesFor,
  changedOptions,
  type Game,
  type GameState,
  type PlayPhase,
  type Result,
  type Rules,
  type Throw,
} from '@wurfzabel/rules';

/**
 * What the two identifications of Backgammon programs have in common. Both know players by number; here White is the player
 * whom XGID draws at the bottom and in capitals, and GNU Backgammon's player 1, who is X on its board.
 */
export const isBackgammonBoard = (game: Game): boolean =>
  game.course === 'contrary' &&
  game.numbering === 'to-home' &&
  game.handName === 'bar' &&
  game.doublets === 'fourfold' &&
  game.men === 15;

/** The game that is meant when an identification comes alone. */
export const backgammonRules = (): Rules => {
  const game = GAMES.find(isBackgammonBoard);
  const rules = game && rulesFor(game.id);
  if (!rules?.ok) throw new Error('no game with the board of Backgammon is known');
  return rules.value;
};

/** The rules with what an identification says of them. */
export const rulesWith = (
  rules: Rules,
  changes: { readonly matchLength: number; readonly jacoby?: boolean; readonly crawford?: boolean },
): Rules => {
  const changed = rulesFor(rules.game.id, {
    ...changedOptions(rules.game.options, rules),
    ...changes,
  });
  if (!changed.ok) throw new Error(changed.fault.message);
  return changed.value;
};

export interface Shown {
  readonly thrown?: Throw;
  readonly isDoubled: boolean;
  /** Points offered by resigning, 0 if none. */
  readonly resigned: number;
}

/** What an identification can tell of the moment: before a throw, a throw not yet played, a double or a resignation offered. */
export const shownIn = (state: GameState): Result<Shown, 'ERR_NOT_EXPRESSIBLE'> => {
  const { game } = state.rules;
  if (!isBackgammonBoard(game))
    return err('ERR_NOT_EXPRESSIBLE', `${game.name} is not played on the board of Backgammon`);
  if (state.cube.value > CUBE_LIMIT)
    return err('ERR_NOT_EXPRESSIBLE', `the cube is above ${CUBE_LIMIT}`);
  const { phase } = state;
  switch (phase.kind) {
    case 'roll':
      return ok({ isDoubled: false, resigned: 0 });
    case 'doubled':
      return ok({ isDoubled: true, resigned: 0 });
    case 'play':
      return playShown(phase);
    case 'resigning': {
      const back = shownIn({ ...state, phase: phase.back });
      return back.ok ? ok({ ...back.value, resigned: phase.points }) : back;
    }
    case 'opening':
    case 'name':
    case 'over':
      return err(
        'ERR_NOT_EXPRESSIBLE',
        `the identifications know no moment of the kind "${phase.kind}"`,
      );
  }
};

const playShown = (phase: PlayPhase): Result<Shown, 'ERR_NOT_EXPRESSIBLE'> =>
  phase.role === 'rest'
    ? err('ERR_NOT_EXPRESSIBLE', "the identifications know no rest of the other's throw")
    : ok({ thrown: phase.thrown, isDoubled: false, resigned: 0 });
