import { isSame } from '@bellgrid/model';
import { useCallback, useMemo, useRef, useState } from 'react';

/** The fields of a form: those that the user changed lie over those of the record. */
export interface FormValues<Values extends object> {
  readonly values: Values;
  readonly isDirty: boolean;
  set<Field extends keyof Values>(field: Field, value: Values[Field]): void;
  /** The same function each time, so that fields that take long to show are not shown anew by every keystroke. */
  setter<Field extends keyof Values>(field: Field): (value: Values[Field]) => void;
  reset(): void;
}

/**
 * The state of a form over a record. What the user did not touch follows the record, also when an undo changes it
 * under the form; a field set back to the record's value is not a change.
 */
export function useFormValues<Values extends object>(opened: Values): FormValues<Values> {
  const [changes, setChanges] = useState<Partial<Values>>({});
  const values = useMemo(() => ({ ...opened, ...changes }), [opened, changes]);
  const set = useCallback(
    <Field extends keyof Values>(field: Field, value: Values[Field]) =>
      setChanges((before) => ({ ...before, [field]: value })),
    [],
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
  const reset = useCallback(() => setChanges({}), []);
  return { values, isDirty: !isSame(values, opened), set, setter, reset };
}
