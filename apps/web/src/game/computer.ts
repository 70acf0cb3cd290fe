import type { GameState, Rules } from '@wurfzabel/rules';
import type { Decided, Manner } from '../engine/answers.ts';
import type { Lack } from '../engine/judged.ts';
import { Mind } from '../engine/mind.ts';

/** The computer player of one game. */
export interface Computer {
  /** What it does in this state; no actions: nothing but throw. */
  readonly decide: (state: GameState, manner: Manner) => Promise<Decided>;
  readonly stop: () => void;
}

/** Starts the computer player; its net is loaded while the page goes on. */
export const startComputer = (
  rules: Rules,
  lacking: (lacks: readonly Lack[]) => void,
): Computer => {
  const mind = new Mind(rules, lacking);
  mind.start();
  return {
    decide: (state, manner) => mind.ask(engine => engine.decide(state, manner)),
    stop: () => mind.stop(),
  };
};

/** A whole number from a game's id: the same game, left and taken up again, is played on in the same way. */
export const seedOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
};
