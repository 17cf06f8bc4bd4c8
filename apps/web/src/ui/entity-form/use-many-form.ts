import { type Draft, type EditableDraft, isSame, type RunCommand } from '@bellgrid/model';
import { useState } from 'react';
import { formStep, type NamedField } from './form-step.ts';
import { useFieldValue } from './use-field-value.ts';
import { type ItemForm, useItemForm } from './use-item-form.ts';

/** The form of several items: the values that each of them gets, and a fork with these values. */
export interface ManyForm<Values extends object> {
  readonly form: ItemForm;
  readonly values: Values;
  readonly isDirty: boolean;
  /** A function that sets a field; the same one each time. */
  setter<Field extends keyof Values & NamedField>(field: Field): (value: Values[Field]) => void;
}

const addNothing = (_store: EditableDraft) => {};
const noEdits = () => {};

/**
 * @param noChanges the values as the form opens.
 * @param apply returns the edits that give the items all that the values say, from the records of the draft as the form
 * opened; null where the values cannot be stored. Must depend on its arguments alone.
 */
export function useManyForm<Values extends object>(
  noChanges: Values,
  apply: (before: Draft, values: Values) => ((run: RunCommand) => void) | null,
): ManyForm<Values> {
  const form = useItemForm('', addNothing);
  const { fork, source } = form;
  const { value: values, set } = useFieldValue(fork, 'values', () => noChanges);
  const [setters] = useState(() => new Map<keyof Values, (value: never) => void>());
  const [latest] = useState({ values });
  latest.values = values;
  return {
    form,
    values,
    isDirty: !isSame(values, noChanges),
    setter<Field extends keyof Values & NamedField>(field: Field) {
      const known = setters.get(field);
      if (known) return known as (value: Values[Field]) => void;
      const setter = (value: Values[Field]) => {
        const next = { ...latest.values, [field]: value };
        // A step also where the items have the value already, or cannot get it: the form shows it.
        set(next, () => {
          source.runAll({ ...formStep(field), isKept: true }, apply(fork.base, next) ?? noEdits);
        });
      };
      setters.set(field, setter);
      return setter;
    },
  };
}
