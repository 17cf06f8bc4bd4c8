import type { StepName } from '@bellgrid/model';
import type { en } from '@bellgrid/texts';

/** Fields with a text that names their change. */
export type NamedField = keyof typeof en.editing.step;

/** Successive values that are typed, or dragged through, are one step. */
const typed: readonly NamedField[] = [
  'name',
  'trackName',
  'shortName',
  'email',
  'contractPeriods',
  'building',
  'numPeriods',
  'lessons',
  'color',
  'weight',
  'spreadWeight',
];

/** The step that a change of a form's field is. */
export const formStep = (field: NamedField): StepName => ({
  label: `editing.step.${field}`,
  field,
  ...(typed.includes(field) && { isTyped: true }),
});
