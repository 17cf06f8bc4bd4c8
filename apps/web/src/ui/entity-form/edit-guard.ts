import { createContext, useContext, useEffect } from 'react';

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

/** Reports to the guard around a form whether the form has unsaved changes, as long as it is shown. */
export function useReportDirty(isDirty: boolean): void {
  const guard = useContext(EditGuardContext);
  useEffect(() => {
    guard.setDirty(isDirty);
    return () => guard.setDirty(false);
  }, [guard, isDirty]);
}
