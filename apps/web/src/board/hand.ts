import type { Place } from '@wurfzabel/board';

/** What is done on a board, drawn or in words: places picked up and gone to. */
export interface Hand {
  select(place: Place): void;
  target(place: Place): void;
  drop(from: Place, to: Place): void;
  cancel(): void;
  refuse(from: Place | null, to: Place): void;
  /** A man is being dragged, so picking him up must not already move him. */
  dragging: boolean;
}
