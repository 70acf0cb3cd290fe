import { CHANCES, legalPlays, PlayArena, type Rules } from '@wurfzabel/rules';
import { perSecond } from './rates.ts';
import { midgamePositions } from './midgame.ts';

/** Counts the steps that the generator tries; only used outside the timed rounds. */
class CountingArena extends PlayArena {
  tried = 0;
  override addStep(parent: number, from: number, to: number): number {
    this.tried++;
    return super.addStep(parent, from, to);
  }
}

/** All 21 throws on 200 midgame positions: steps tried and plays found a second. */
export const benchGenerator = (rules: Rules): Record<string, number> => {
  const positions = midgamePositions(rules);
  const counting = new CountingArena();
  let plays = 0;
  for (const position of positions)
    for (const { thrown } of CHANCES) plays += legalPlays(rules, position, thrown, counting).count;
  const arena = new PlayArena();
  const rounds = perSecond(() => {
    for (const position of positions)
      for (const { thrown } of CHANCES) legalPlays(rules, position, thrown, arena);
    return 1;
  });
  return {
    candidateStepsPerSecond: Math.round(rounds * counting.tried),
    playsPerSecond: Math.round(rounds * plays),
    setsOf21ThrowsPerSecond: Math.round(rounds * positions.length),
    playsPerSetOf21Throws: Math.round(plays / positions.length),
  };
};
