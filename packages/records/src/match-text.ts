import { err, mayBeCrawford, ok, type BySide, type Result } from '@wurfzabel/rules';

/** Where a match stands: `m7-3-1` to seven points, White has three, Black one; `m7-6-1c` in the Crawford game. */
export interface PositionMatch {
  readonly length: number;
  readonly score: BySide<number>;
  readonly isCrawford: boolean;
}

export const matchText = ({ length, score, isCrawford }: PositionMatch): string =>
  `m${length}-${score.white}-${score.black}${isCrawford ? 'c' : ''}`;

export const matchFrom = (text: string): Result<PositionMatch, 'ERR_MATCH'> => {
  const form = /^m(\d{1,2})-(\d{1,6})-(\d{1,6})(c)?$/i.exec(text);
  if (!form)
    return err(
      'ERR_MATCH',
      `"${text.slice(0, 20)}" is not a match: write m, the length, White's and Black's points, such as m7-3-1, and c in the Crawford game`,
    );
  const [length = 0, white = 0, black = 0] = form.slice(1, 4).map(Number);
  if (length > 0 && Math.max(white, black) >= length)
    return err(
      'ERR_MATCH',
      `"${text}": a score of ${Math.max(white, black)} has won a match to ${length}`,
    );
  const isCrawford = form[4] !== undefined;
  if (isCrawford && !mayBeCrawford(length, { white, black }))
    return err(
      'ERR_MATCH',
      `"${text}": in the Crawford game one side, and one only, is one point from the end of the match`,
    );
  return ok({ length, score: { white, black }, isCrawford });
};
