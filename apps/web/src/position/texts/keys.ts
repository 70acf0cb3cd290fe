import type { Source } from '../../analysis/answers.ts';
import type { GradeName } from '../../analysis/grades.ts';
import type { Lack } from '../../engine/judged.ts';
import type { Deed, Tool, View } from '../desk.svelte.ts';
import type { EditFault, FormCode } from '../faults.ts';
import type { Form } from '../forms.ts';

/** Keys that closed lists ask for: a new fault, tool or grade without a text does not compile. */
export type ListKey =
  | `refuse.${EditFault['code']}`
  | `fault.${FormCode}`
  | `tool.${Tool}`
  | `view.${View}`
  | `deed.${Deed['kind']}`
  | `source.${Source}`
  | `lack.${Lack}`
  | `grade.${GradeName}`
  | `form.${Form}`;
