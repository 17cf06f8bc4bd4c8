import { isSame, type StepName } from '@bellgrid/model';
import { useCallback, useMemo, useRef, useState } from 'react';
import { createFormSteps, type FormSteps } from '../draft/form-steps.ts';
import type { en } from '../texts/en/index.ts';

/** What is typed is undone by its field, as everywhere: it is no step of the form. */
const typedFields = ['name', 'shortName', 'email', 'numPeriods', 'lessons', 'trackNames'] as const;
type TypedField = (typeof typedFields)[number];
const isTyped = (field: PropertyKey): boolean => typedFields.some((each) => each === field);

/** Fields with a text that names their change. */
type NamedField = keyof typeof en.editing.step;

/** Fields of which each has a text for its step, or is typed. */
export type FormFields<Values> = {
  readonly [Field in keyof Values]: Field extends NamedField | TypedField ? unknown : never;
};

/** The fields of a form: those that the user changed lie over those of the record. */
export interface FormValues<Values extends object> {
  readonly values: Values;
  readonly isDirty: boolean;
  /** What was chosen, so that it can be undone. */
  readonly steps: FormSteps;
  set<Field extends keyof Values>(field: Field, value: Values[Field]): void;
  /** Several fields in one step, which is named after the first where it has no name of its own. */
  change(fields: Partial<Values>, name?: StepName): void;
  /** The same function each time, so that fields that take long to show are not shown anew by every keystroke. */
  setter<Field extends keyof Values>(field: Field): (value: Values[Field]) => void;
}

/**
 * The state of a form over a record. What the user did not touch follows the record, also when an undo changes it
 * under the form; a field set back to the record's value is not a change.
 */
export function useFormValues<Values extends object & FormFields<Values>>(
  opened: Values,
): FormValues<Values> {
  const [changes, setChanges] = useState<Partial<Values>>({});
  const [steps] = useState(createFormSteps);
  const values = useMemo(() => ({ ...opened, ...changes }), [opened, changes]);
  const now = useRef(changes);
  const record = useRef(opened);
  record.current = opened;
  const change = useCallback(
    (fields: Partial<Values>, name?: StepName) => {
      const show = (next: Partial<Values>) => {
        now.current = next;
        setChanges(next);
      };
      const before = now.current;
      const shown = { ...record.current, ...before };
      const touched = keysOf(fields).filter((field) => !isSame(shown[field], fields[field]));
      if (touched.length === 0) return;
      show({ ...before, ...fields });
      const [first] = touched.filter((field) => !isTyped(field));
      if (first === undefined) return;
      steps.add({
        name: name ?? { label: `editing.step.${String(first)}` },
        // A colour dialog tells of each colour on the way.
        ...(first === 'color' && { joins: 'color' }),
        undo: () => show(withFields(now.current, before, touched)),
        redo: () => show({ ...now.current, ...fields }),
      });
    },
    [steps],
  );
  const set = useCallback(
    <Field extends keyof Values>(field: Field, value: Values[Field]) =>
      change({ [field]: value } as unknown as Partial<Values>),
    [change],
  );
  const setters = useRef(new Map<keyof Values, (value: never) => void>());
  const setter = useCallback(
    <Field extends keyof Values>(field: Field): ((value: Values[Field]) => void) => {
      const known = setters.current.get(field);
      if (known) return known as (value: Values[Field]) => void;
      const made = (value: Values[Field]) => set(field, value);
      setters.current.set(field, made);
      return made;
    },
    [set],
  );
  return { values, isDirty: !isSame(values, opened), steps, set, change, setter };
}

const keysOf = <Values extends object>(fields: Values) => Object.keys(fields) as (keyof Values)[];

/** The changes with these fields as they were, also where they were not changed at all. */
function withFields<Values extends object>(
  changes: Partial<Values>,
  before: Partial<Values>,
  fields: readonly (keyof Values)[],
): Partial<Values> {
  const next = { ...changes };
  for (const field of fields) {
    if (field in before) next[field] = before[field];
    else delete next[field];
  }
  return next;
}
