import type { Course } from '../exercise.ts';
import {
  ENTER,
  FINISH,
  FIRST_NOT_AGAIN,
  HAND_FIRST,
  HIT,
  LATER,
  LOWER_LOST,
  NO_FORESIGHT,
  OVERSHOOT,
  POINTS_HAND,
  POINTS_QUARTER,
  UNDERSIDE,
} from './shared.ts';

export const contraererPuff: Course = {
  gameId: 'contraerer-puff',
  essentials: [ENTER, LOWER_LOST, UNDERSIDE, FIRST_NOT_AGAIN, LATER],
  more: [HAND_FIRST, HIT, NO_FORESIGHT, OVERSHOOT, FINISH, POINTS_QUARTER, POINTS_HAND],
};
