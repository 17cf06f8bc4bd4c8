import { useEffect } from 'react';
import { useDialogUndo } from '../draft/undo-scope.ts';
import { type FormFields, type FormValues, useFormValues } from './use-form-values.ts';

/**
 * The state of a dialog that edits several items: its fields wait for Apply, its other tabs save by themselves, and undo
 * in it reaches both in the order in which they were done.
 */
export function useManyForm<Values extends object & FormFields<Values>>(
  noChanges: Values,
): FormValues<Values> {
  const form = useFormValues(noChanges);
  const { steps } = form;
  useDialogUndo(steps);
  useEffect(() => steps.followDraft(), [steps]);
  return form;
}
