import type { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;
/** Kinds of elements that name no argument: plain text and the number sign. */
const LITERAL = 0;
const POUND = 7;

/** The arguments that a message asks for. */
export const argumentsOf = (elements: Elements, found = new Set<string>()): Set<string> => {
  for (const element of elements) {
    if (element.type === LITERAL || element.type === POUND) continue;
    found.add(element.value);
    if ('options' in element)
      for (const option of Object.values(element.options)) argumentsOf(option.value, found);
  }
  return found;
};

/** Every combination of the samples of some arguments. */
export const combinations = (
  names: readonly string[],
  samplesOf: (name: string) => readonly unknown[],
): readonly Record<string, unknown>[] =>
  names.reduce<Record<string, unknown>[]>(
    (all, name) =>
      all.flatMap(params => samplesOf(name).map(value => ({ ...params, [name]: value }))),
    [{}],
  );
