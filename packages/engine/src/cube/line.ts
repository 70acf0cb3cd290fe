/** Points of a graph over the chance of winning, 0 to 1, rising in both coordinates, joined by straight lines. */
export type Line = readonly (readonly [chance: number, worth: number])[];

export const heightAt = (line: Line, chance: number): number => {
  let before = line[0]!;
  for (const point of line) {
    if (chance <= point[0]) {
      const width = point[0] - before[0];
      return width <= 0
        ? point[1]
        : before[1] + ((point[1] - before[1]) * (chance - before[0])) / width;
    }
    before = point;
  }
  return before[1];
};

/** The chance at which a line reaches a height; 0 or 1 where it begins above or ends below. */
export const chanceAt = (line: Line, worth: number): number => {
  let before = line[0]!;
  if (worth <= before[1]) return before[0];
  for (const point of line) {
    if (worth <= point[1]) {
      const rise = point[1] - before[1];
      return rise <= 0
        ? point[0]
        : before[0] + ((point[0] - before[0]) * (worth - before[1])) / rise;
    }
    before = point;
  }
  return before[0];
};
