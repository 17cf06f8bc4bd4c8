import { CommandRefused, createId, type Draft, type Id, runCommand, type StepName } from '@bellgrid/model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from '../app/toast.tsx';
import { draftSession } from '../draft/draft-session.ts';
import { type DraftSource, openDraft } from '../draft/draft-source.ts';
import type { FormSteps } from '../draft/form-steps.ts';
import { type ItemParts, partsAfter } from './item-parts.ts';

export interface FormItem {
  /** Null for a new one. */
  readonly id: Id | null;
  readonly parts: ItemParts;
  /**
   * Puts a new item under this id with its parts into a draft. Must stay the same function while that would give the
   * same.
   */
  readonly place: (draft: Draft, id: Id, parts: ItemParts) => Draft;
  /** The item was edited, in a step of this name: its parts, and the draft with it. */
  readonly onEdit: (parts: ItemParts, draft: Draft, name: StepName) => void;
  /** The steps of its form. */
  readonly steps: FormSteps;
}

/**
 * What the fields of a form read and edit, and the id of its item. For a new item that is a draft with the item already
 * in it, so that its calendar, divisions and rules are edited as those of a saved one, but wait for Save.
 */
export function useItemSource(item: FormItem): { readonly ownId: Id; readonly source: DraftSource } {
  const now = useRef(item);
  now.current = item;
  const [made] = useState(() => {
    const newId = createId();
    return { newId, source: createItemSource(newId, now, item.steps) };
  });
  const { place, parts } = item;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the draft is made of.
  useEffect(() => made.source.tell(), [made, place, parts]);
  return { ownId: item.id ?? made.newId, source: item.id === null ? made.source : openDraft };
}

function createItemSource(
  id: Id,
  now: RefObject<FormItem>,
  steps: FormSteps,
): DraftSource & { tell(): void } {
  const listeners = new Set<() => void>();
  let made: { readonly from: readonly unknown[]; readonly draft: Draft } | null = null;
  const draft = (): Draft => {
    const base = draftSession.draft;
    const { place, parts } = now.current;
    const from = [base, place, parts];
    if (made === null || made.from.some((each, index) => each !== from[index])) {
      made = { from, draft: attempt(() => place(base, id, parts)) ?? base };
    }
    return made.draft;
  };
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    get draft() {
      return draft();
    },
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = draftSession.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    run(command, args, name = { label: command.label }) {
      const before = draft();
      const after = attempt(() => runCommand(before, command, args), toast.failure);
      if (after === null) return false;
      const item = now.current;
      const parts = partsAfter(item.parts, id, before, after);
      // The next edit may come before the form has rendered this one.
      now.current = { ...item, parts };
      item.onEdit(parts, after, name);
      return true;
    },
    tell,
    isUnsaved: true,
    steps,
  };
}

function attempt(edit: () => Draft, onRefused: (message: string) => void = () => {}): Draft | null {
  try {
    return edit();
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    onRefused(error.message);
    return null;
  }
}
