import { type DraftFork, isSame, type Step } from '@bellgrid/model';
import { useEffect, useReducer, useState } from 'react';

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
 * @param name one for each field of the form, by which its value is kept in the browser.
 * @param read returns the value that the fork stores; must depend on its draft alone. The form must render again when
 * the fork changes.
 * @param join makes one value of one that was entered in an earlier form, of the value of the field as that form opened, and of
 * the present one; without it the entered one is shown.
 */
export function useFieldValue<Value>(
  fork: DraftFork,
  name: string,
  read: () => Value,
  join?: JoinValues<Value>,
): FieldValue<Value> {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const [memory] = useState(() => createFieldMemory(fork, read, showAgain, join));
  useEffect(() => addField(fork, name, memory), [fork, name, memory]);
  return { ...memory.shown(read()), set: memory.set };
}

/** The fields of an open form that may show what the fork does not store. */
const fieldsOf = new WeakMap<DraftFork, Map<string, FieldMemory>>();

/** Adds a field to those of its form until the returned function is called. */
export function addField(fork: DraftFork, name: string, memory: FieldMemory): () => void {
  const fields = fieldsOf.get(fork) ?? new Map<string, FieldMemory>();
  fieldsOf.set(fork, fields.set(name, memory));
  return () => fields.delete(name);
}

/** The value that a field shows in place of the stored one. */
export interface EnteredValue {
  readonly name: string;
  readonly value: unknown;
  /** The value of the field as the form opened. */
  readonly opened: unknown;
  readonly isPending: boolean;
}

type JoinValues<Value> = (entered: Value, opened: Value, now: Value) => Value;

/** The values that the fields of a form show and its fork does not store, as data. */
export const enteredValues = (fork: DraftFork): EnteredValue[] =>
  [...(fieldsOf.get(fork) ?? [])].flatMap(([name, memory]) => {
    const entry = memory.entry();
    return entry === null ? [] : { name, ...entry };
  });

/** Shows entered values again; those that can be stored belong to the last step of the fork. */
export function enterValues(fork: DraftFork, values: readonly EnteredValue[]): void {
  for (const { name, ...entered } of values) fieldsOf.get(fork)?.get(name)?.enter(entered);
}

type FieldMemory = Pick<ReturnType<typeof createFieldMemory>, 'entry' | 'enter'>;

/** The memory of a field without React: see `useFieldValue`. */
export function createFieldMemory<Value>(
  fork: DraftFork,
  read: () => Value,
  onChange: () => void,
  join: JoinValues<Value> = (entered) => entered,
) {
  /** The entered value, and the value stored for it. */
  type Entry = { readonly value: Value; readonly stored: Value };
  const entries = new Map<Step, Entry>();
  const opened = read();
  let pending: (Entry & { readonly after: Step | null }) | null = null;
  /** The last step that has stored a value of this field. */
  const last = () => fork.steps.findLast(({ step }) => entries.has(step))?.step ?? null;
  const entered = (): Entry | undefined => {
    const step = last();
    if (pending !== null && pending.after === step) return pending;
    return step === null ? undefined : entries.get(step);
  };
  return {
    /** The entered value, where the fork has another one. */
    entry(): Omit<EnteredValue, 'name'> | null {
      const entry = entered();
      const isShown =
        entry !== undefined && isSame(entry.stored, read()) && !isSame(entry.value, entry.stored);
      return isShown ? { value: entry.value, opened, isPending: entry === pending } : null;
    },
    /** Shows a value that was entered in an earlier form of the item. */
    enter({ value, opened: before, isPending }: Omit<EnteredValue, 'name'>): void {
      const stored = read();
      const entry = { value: join(value as Value, before as Value, stored), stored };
      if (isPending || fork.canUndo === null) pending = { ...entry, after: last() };
      else entries.set(fork.canUndo, entry);
      onChange();
    },
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
