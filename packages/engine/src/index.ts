export { bestOf, choose } from './choose.ts';
export { handMadeChance, handMadePips } from './hand-made.ts';
