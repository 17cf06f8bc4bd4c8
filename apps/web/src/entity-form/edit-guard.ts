import { createContext, useContext, useEffect } from 'react';

/** Stands between a form with unsaved changes and whatever would close it. */
export interface EditGuard {
  /** The open form says whether it has unsaved changes. */
  setDirty(isDirty: boolean): void;
  /** Goes on at once, or after the user has agreed to lose the changes. */
  leave(then: () => void): void;
}

const unguarded: EditGuard = { setDirty: () => {}, leave: (then) => then() };

export const EditGuardContext = createContext<EditGuard>(unguarded);

let shown: EditGuard | null = null;

/** Makes a guard that of the shown screen; returns how it ends to be. */
export function showGuard(guard: EditGuard): () => void {
  shown = guard;
  return () => {
    if (shown === guard) shown = null;
  };
}

/** Goes on at once, or after the user has agreed to lose the changes in the shown screen's form. */
export const leaveOpenForm = (then: () => void): void => (shown ?? unguarded).leave(then);

/** Tells the guard around a form whether the form has unsaved changes, as long as it is shown. */
export function useReportDirty(isDirty: boolean): void {
  const guard = useContext(EditGuardContext);
  useEffect(() => {
    guard.setDirty(isDirty);
    return () => guard.setDirty(false);
  }, [guard, isDirty]);
}
