import {
  applyDiff,
  type ChangedRecord,
  type Consequences,
  commands,
  conflictKey,
  consequences,
  createId,
  type Diff,
  type Draft,
  type DraftFork,
  diffDrafts,
  type EditableDraft,
  type Id,
  invertDiff,
  isEmptyDiff,
  isSame,
  joinDrafts,
  recordMaps,
  type StepName,
} from '@bellgrid/model';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { attempt, type DraftSource, sourceOf, useDraftSource } from '../../document/draft/draft-source.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { type EnteredValue, enteredValues, enterValues } from './use-field-value.ts';

/** The entry in a form, as data. */
export interface EnteredForm {
  readonly id: Id;
  /** The changes of the draft around the form, with the new item. */
  readonly changes: Diff;
  readonly values: readonly EnteredValue[];
}

/** The form of one item, or of several: a fork of the draft around it. */
export interface ItemForm {
  /** The id; of a new item the one that it will have. */
  readonly id: Id;
  readonly isNew: boolean;
  /** One object as long as the form is open, as is `source`. */
  readonly fork: DraftFork;
  readonly source: DraftSource;
  /** The fork's draft as it is now, in which also a new item is. */
  readonly draft: Draft;
  readonly isDirty: boolean;
  /** The effects of saving that its user may not expect. */
  readonly consequences: Consequences;
  /** The records that changed elsewhere in another way: with them it cannot be saved. */
  readonly conflicts: readonly ChangedRecord[];
  /**
   * Makes the changes one step of the draft around the form. A refusal is shown and answered with false.
   * @param finish makes the last changes, such as trimming a name.
   */
  save(name: StepName, finish?: (source: DraftSource) => boolean): boolean;
  /** Calls a function after each save, until the returned one is called. */
  readonly onSaved: (listener: () => void) => () => void;
  readonly entered: () => EnteredForm;
  /** Enters again what was entered in an earlier form of the item, as one step; tells where a part of it has no place any more. */
  readonly enter: (entered: EnteredForm) => void;
}

/**
 * Opens the form of an item. Its fields show and edit a fork, so that they follow the rules of the document before
 * anything is saved; leaving the form drops the fork.
 *
 * @param id null for a new item, which `add` puts into a fork of its own before the form begins: that is no change of the
 * form and cannot be undone in it.
 */
export function useItemForm(id: Id | null, add: (store: EditableDraft, id: Id) => void): ItemForm {
  const around = useDraftSource();
  const [opened] = useState(() => openForm(around.store, id, add));
  const draft = useSyncExternalStore(opened.source.subscribe, () => opened.fork.draft);
  // Conflicts come and go with a change on either side.
  const conflicts = useSyncExternalStore(opened.source.subscribe, () => opened.fork.conflicts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes are those of this draft.
  const changes = useMemo(() => opened.fork.changes, [opened, draft]);
  return {
    ...opened,
    draft,
    conflicts,
    isDirty: !isEmptyDiff(changes),
    get consequences() {
      return unexpectedConsequences(opened.fork, changes);
    },
  };
}

/** Opens the form of several items, or of something that is there already. */
export const useForkForm = (id: Id = ''): ItemForm => useItemForm(id, () => {});

/** The form of an item without React: see `useItemForm`. */
export function openForm(
  around: EditableDraft,
  known: Id | null,
  add: (store: EditableDraft, id: Id) => void,
) {
  const id = known ?? createId();
  const outer = around.fork();
  if (known === null) add(outer, id);
  const fork = known === null ? outer.fork() : outer;
  const source = sourceOf(fork);
  const listeners = new Set<() => void>();
  return {
    id,
    isNew: known === null,
    fork,
    source,
    save: (name: StepName, finish: (source: DraftSource) => boolean = () => true) => {
      const isSaved =
        fork.conflicts.length === 0 &&
        finish(source) &&
        attempt(fork, () => (outer === fork ? fork.squash(name) : squashBoth(fork, outer, name)));
      if (isSaved) for (const listener of [...listeners]) listener();
      return isSaved;
    },
    onSaved: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    entered: (): EnteredForm => ({
      id,
      changes: diffDrafts(outer.base, fork.draft),
      values: enteredValues(fork),
    }),
    enter: (entered: EnteredForm): void => {
      const { changes, values } = withId(entered, entered.id, id);
      const { draft, isWhole } = withChanges(outer.base, changes);
      fork.apply(diffDrafts(fork.draft, draft), { label: 'saving.localCopy.step' });
      enterValues(fork, values);
      if (!isWhole) toast.warning(t('saving.entry.partly'));
    },
  };
}

/** Makes the changes of the form and the new item below it one step; where that is refused, the entry stays in the form. */
function squashBoth(fork: DraftFork, outer: DraftFork, name: StepName): void {
  const { draft } = fork;
  const isChanged = !isEmptyDiff(fork.squash(name));
  try {
    outer.squash(name);
  } catch (error) {
    if (isChanged) {
      outer.undo();
      fork.runAll(name, (run) => run(commands.replaceDraft, { draft }));
    }
    throw error;
  }
}

/** Gives the new item of an entry the id that it has in this form, wherever the entry names it. */
function withId<Value>(value: Value, from: Id, to: Id): Value;
function withId(value: unknown, from: Id, to: Id): unknown {
  if (from === to) return value;
  if (typeof value === 'string') return value === from ? to : value;
  if (Array.isArray(value)) return value.map((each) => withId(each, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [withId(key, from, to), withId(each, from, to)]),
  );
}

/**
 * A draft with changes that began from an earlier state of it. Where both changed a field, it is as entered; a record that one of both deleted and the other changed is as it is now.
 */
function withChanges(draft: Draft, changes: Diff): { draft: Draft; isWhole: boolean } {
  const base = applyDiff(draft, invertDiff(changes));
  const mine = applyDiff(draft, changes);
  const { conflicts } = joinDrafts(base, mine, draft);
  const isThere = ({ part, id }: ChangedRecord, side: Draft) =>
    !recordMaps.some((name) => name === part && side[name][id] === undefined);
  const common = conflicts.filter((each) => isThere(each, mine) && isThere(each, draft));
  const choices = new Map(common.map((conflict) => [conflictKey(conflict), 'mine' as const]));
  const joined = joinDrafts(base, mine, draft, choices).draft;
  const areAdded = recordMaps.every((part) =>
    Object.keys(changes[part]?.added ?? {}).every((id) => joined[part][id] !== undefined),
  );
  return {
    draft: joined,
    isWhole: areAdded && common.length === conflicts.length,
  };
}

/** The consequences of the changes of a form, without the constraints that the user deleted. */
export function unexpectedConsequences(fork: DraftFork, changes: Diff): Consequences {
  const found = consequences(changes, fork.base, fork.draft);
  const asked = fork.steps.filter(({ diff }) => isOfConstraints(diff));
  const wanted = new Set(asked.flatMap(({ diff }) => Object.keys(diff.constraints?.removed ?? {})));
  const constraints = found.deleted.constraints.filter((id) => !wanted.has(id));
  return { ...found, deleted: { ...found.deleted, constraints } };
}

/**
 * True when a step is an edit of constraints: others delete constraints only as an effect of their own
 * change.
 */
function isOfConstraints(diff: Diff): boolean {
  const subjects = Object.values(diff.subjects?.updated ?? {});
  // A constraint of a lesson marks the subject of the lesson.
  const isMarked = subjects.every(([from, to]) => isSame({ ...from, lessonsModified: true }, to));
  return isMarked && Object.keys(diff).every((part) => part === 'constraints' || part === 'subjects');
}
