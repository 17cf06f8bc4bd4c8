import { createContext, useContext, useEffect } from 'react';
import { holdOpenEdit } from '../../document/saving/open-edits.ts';

/** Keeps forms and fields with unsaved changes from being closed without a question. */
export interface EditGuard {
  isDirty(): boolean;
  /** Called by a form or field with unsaved changes, which count until the returned function is called. */
  hold(): () => void;
  /** Counts no unsaved changes any more: they are saved, or given up. */
  forget(): void;
  /** Continues at once, or after the user has agreed to lose the changes. */
  leave(then: () => void): void;
}

/** A guard that asks by `ask` before unsaved changes are lost. */
export function createEditGuard(ask: (then: () => void) => void): EditGuard {
  const held = new Set<object>();
  return {
    isDirty: () => held.size > 0,
    hold: () => {
      const edit = {};
      held.add(edit);
      return () => held.delete(edit);
    },
    forget: () => held.clear(),
    leave: (then) => (held.size > 0 ? ask(then) : then()),
  };
}

const unguarded: EditGuard = {
  isDirty: () => false,
  hold: () => () => {},
  forget: () => {},
  leave: (then) => then(),
};

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
    if (!isDirty) return;
    const ends = [guard.hold(), holdOpenEdit()];
    return () => {
      for (const end of ends) end();
    };
  }, [guard, isDirty]);
}
