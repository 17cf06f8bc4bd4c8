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
  type StepName,
} from '@bellgrid/model';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { attempt, type DraftSource, sourceOf, useDraftSource } from '../../document/draft/draft-source.ts';
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
  readonly entered: () => EnteredForm;
  /** Enters again what was entered in an earlier form of the item, as one step. */
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
  return {
    id,
    isNew: known === null,
    fork,
    source,
    save: (name: StepName, finish: (source: DraftSource) => boolean = () => true) =>
      fork.conflicts.length === 0 &&
      finish(source) &&
      attempt(fork, () => (outer === fork ? fork.squash(name) : squashBoth(fork, outer, name))),
    entered: (): EnteredForm => ({
      id,
      changes: diffDrafts(outer.base, fork.draft),
      values: enteredValues(fork),
    }),
    enter: (entered: EnteredForm): void => {
      const { changes, values } = withId(entered, id);
      const draft = withChanges(outer.base, changes);
      const step = { label: 'saving.localCopy.step', isKept: true };
      if (source.runAll(step, (run) => run(commands.replaceDraft, { draft }))) enterValues(fork, values);
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

/** Gives the new item of an entry the id that it has in this form. */
function withId(entered: EnteredForm, id: Id): EnteredForm {
  if (entered.id === id) return entered;
  return JSON.parse(JSON.stringify(entered).replaceAll(JSON.stringify(entered.id), JSON.stringify(id)));
}

/** A draft with changes that began from an earlier state of it: where both changed a field, it is as entered. */
function withChanges(draft: Draft, changes: Diff): Draft {
  const base = applyDiff(draft, invertDiff(changes));
  const mine = applyDiff(draft, changes);
  const { conflicts } = joinDrafts(base, mine, draft);
  const allMine = new Map(conflicts.map((conflict) => [conflictKey(conflict), 'mine' as const]));
  return joinDrafts(base, mine, draft, allMine).draft;
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
