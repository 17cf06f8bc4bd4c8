import { createContext, useContext, useEffect } from 'react';
import { holdOpenEdit } from '../../document/saving/open-edits.ts';

/** Keeps a form with unsaved changes from being closed without a question. */
export interface EditGuard {
  isDirty(): boolean;
  /** Called by the open form: whether it has unsaved changes. */
  setDirty(isDirty: boolean): void;
  /** Continues at once, or after the user has agreed to lose the changes. */
  leave(then: () => void): void;
}

const unguarded: EditGuard = { isDirty: () => false, setDirty: () => {}, leave: (then) => then() };

export const EditGuardContext = createContext<EditGuard>(unguarded);

let shown: EditGuard | null = null;

/** Makes a guard the one of the shown screen until the returned function is called. */
export function showGuard(guard: EditGuard): () => void {
  shown = guard;
  return () => {
    if (shown === guard) shown = null;
  };
}

/** Continues at once, or after the user has agreed to lose the changes in the shown screen's form. */
export const leaveOpenForm = (then: () => void): void => (shown ?? unguarded).leave(then);

/** Reports whether a form or field has unsaved changes, as long as it is shown: to the guard around it, and to the state of saving. */
export function useReportDirty(isDirty: boolean): void {
  const guard = useContext(EditGuardContext);
  useEffect(() => {
    guard.setDirty(isDirty);
    const end = isDirty ? holdOpenEdit() : null;
    return () => {
      guard.setDirty(false);
      end?.();
    };
  }, [guard, isDirty]);
}
