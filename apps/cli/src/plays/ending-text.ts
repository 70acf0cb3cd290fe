import {
  LAST_STATION,
  OFF,
  OTHER_HAND,
  OTHER_OFF,
  HAND,
  stationAcross,
  type Course,
  type Side,
} from '@wurfzabel/rules';

/** `"station":count` for every station and count there can be: endings come by the hundred thousand. */
const PIECES: readonly (readonly string[])[] = Array.from({ length: OFF + 1 }, (_, station) =>
  Array.from({ length: 128 }, (__, count) => `"${station}":${count}`),
);

const joined = (text: string, station: number, count: number): string =>
  text === '' ? PIECES[station]![count]! : `${text},${PIECES[station]![count]!}`;

const ownMen = (bytes: Int8Array): string => {
  let text = '';
  for (let s = HAND; s <= OFF; s++) if (bytes[s]! > 0) text = joined(text, s, bytes[s]!);
  return text;
};

const otherMen = (bytes: Int8Array, course: Course): string => {
  let text = bytes[OTHER_HAND]! > 0 ? PIECES[HAND]![bytes[OTHER_HAND]!]! : '';
  for (let s = 1; s <= LAST_STATION; s++) {
    const count = -bytes[stationAcross(course, s)]!;
    if (count > 0) text = joined(text, s, count);
  }
  return bytes[OTHER_OFF]! > 0 ? joined(text, OFF, bytes[OTHER_OFF]!) : text;
};

/** `"white":{…},"black":{…}` for a position seen by `mover`; stations rising, empty ones left out. */
export const endingText = (bytes: Int8Array, mover: Side, course: Course): string => {
  const own = ownMen(bytes);
  const other = otherMen(bytes, course);
  return mover === 'white'
    ? `"white":{${own}},"black":{${other}}`
    : `"white":{${other}},"black":{${own}}`;
};
