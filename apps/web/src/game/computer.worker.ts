import { expose } from 'comlink';
import { choose } from '@wurfzabel/engine';

/** The computer player, off the page's thread: a later doublet can have hundreds of thousands of plays. */
const player = { choose };
export type ComputerPlayer = typeof player;
expose(player);
