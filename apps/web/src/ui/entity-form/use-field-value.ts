import { type DraftFork, isSame, type Step } from '@bellgrid/model';
import { useReducer, useState } from 'react';

/** The value that a field shows. */
export interface FieldValue<Value> {
  readonly value: Value;
  /** The fork does not have it: it cannot be stored as it is. */
  readonly isPending: boolean;
  /**
   * Shows another value; the same function each time.
   * @param store runs the command that stores the value, where it can be stored.
   */
  readonly set: (value: Value, store: () => void) => void;
}

/**
 * A field whose value need not be what the fork stores: a text that the command trims or does not take yet, or what
 * several items have in common. The value is kept with the step that stored it, so that undo and redo bring it back; one
 * that could not be stored stays until the next step of the field, or until the fork has another value there.
 *
 * @param read returns the value that the fork stores; must depend on its draft alone. The form must render again when
 * the fork changes.
 */
export function useFieldValue<Value>(fork: DraftFork, read: () => Value): FieldValue<Value> {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const [memory] = useState(() => createFieldMemory(fork, read, showAgain));
  return { ...memory.shown(read()), set: memory.set };
}

/** The memory of a field without React: see `useFieldValue`. */
export function createFieldMemory<Value>(fork: DraftFork, read: () => Value, onChange: () => void) {
  /** The entered value, and the value stored for it. */
  type Entry = { readonly value: Value; readonly stored: Value };
  const entries = new Map<Step, Entry>();
  let pending: (Entry & { readonly after: Step | null }) | null = null;
  /** The last step that has stored a value of this field. */
  const last = () => fork.steps.findLast(({ step }) => entries.has(step))?.step ?? null;
  const entered = (): Entry | undefined => {
    const step = last();
    if (pending !== null && pending.after === step) return pending;
    return step === null ? undefined : entries.get(step);
  };
  return {
    shown(stored: Value): { value: Value; isPending: boolean } {
      const entry = entered();
      if (entry === undefined || !isSame(entry.stored, stored)) return { value: stored, isPending: false };
      return { value: entry.value, isPending: entry === pending };
    },
    set(value: Value, store: () => void): void {
      const before = new Set(fork.steps.map(({ step }) => step));
      store();
      const { canUndo } = fork;
      const stored = read();
      if (canUndo === null || before.has(canUndo)) pending = { after: last(), value, stored };
      else {
        entries.set(canUndo, { value, stored });
        pending = null;
      }
      onChange();
    },
  };
}
