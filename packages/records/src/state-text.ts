import { DOUBLETS, isDoublet, setupOf, type GameState } from '@wurfzabel/rules';
import { makePositionText } from './position-text.ts';

/**
 * The position text of a game at any moment. During a play it tells the position before it and the throw;
 * steps made, a double or a resignation offered and the other's rest have no place in it: those are kept by a record.
 */
export const makeStateText = (state: GameState): string => {
  const { rules, phase, onTurn, cube, standing } = state;
  const setup = setupOf(state.position, onTurn, rules.course);
  const isOwn = phase.kind === 'play' && phase.role !== 'rest';
  // A doublet counts when it is thrown; the text tells how many there were before it.
  const counted =
    isOwn && isDoublet(phase.thrown) ? state.position[DOUBLETS]! - phase.doubletsBefore : 0;
  const doublets = setup.doublets ?? { white: 0, black: 0 };
  return makePositionText({
    game: rules.game.id,
    setup: { ...setup, doublets: { ...doublets, [onTurn]: doublets[onTurn] - counted } },
    ...(isOwn ? { thrown: phase.thrown } : {}),
    ...(rules.cube ? { cube } : {}),
    ...(rules.matchLength > 0
      ? {
          match: {
            length: rules.matchLength,
            score: standing.score,
            isCrawford: standing.isCrawford,
          },
        }
      : {}),
  });
};
