import { lowerFirst, type Throw } from '@wurfzabel/rules';

/** A throw as the page writes it everywhere: the higher number first, 6-1. */
export const throwText = (thrown: Throw): string => {
  const [low, high] = lowerFirst(thrown);
  return `${high}-${low}`;
};
