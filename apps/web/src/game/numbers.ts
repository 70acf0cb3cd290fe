import { locale } from '../texts/index.svelte.ts';

/** Points with three digits behind the sign of the language, and a true minus. @param isSigned also shows a plus */
export const pointsText = (points: number, isSigned = false): string =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  })
    .format(points)
    .replace('-', '−');

/** A chance in per cent, whole ones if not said otherwise; what is possible and rare is not called 0, nor the likely 100. */
export const percentText = (chance: number, digits = 0): string => {
  const isExtreme = chance > 0 && chance < 1 && (chance < 0.01 || chance > 0.99);
  return new Intl.NumberFormat(locale(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: isExtreme ? Math.max(1, digits) : digits,
  }).format(chance);
};

/** Thousandths of a point a decision as points in a hundred decisions. */
export const perHundredText = (thousandths: number): string =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(thousandths / 10);
