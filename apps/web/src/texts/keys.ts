import type { Again, OPTION_VALUES, OptionName, Reason, Why, WinBy } from '@wurfzabel/rules';

/** Keys that the closed lists of the rules ask for: a new reason, option or value without a text does not compile. */
export type ReasonKey = `reason.${Reason['code']}`;
export type WhyKey = `why.${Why}`;
export type AgainWhy = `again.${Again['why']}`;
export type WinKey = `result.by.${WinBy}`;
type Values = typeof OPTION_VALUES;
export type SetupKey = {
  [name in keyof Values]: `option.${name}.${Values[name][number]}`;
}[keyof Values];
export type OptionKey = `option.${OptionName}` | `option.${OptionName}.help`;
