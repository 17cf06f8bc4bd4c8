import {
  type ChangedRecord,
  type Consequences,
  consequences,
  createId,
  type Diff,
  type Draft,
  type DraftFork,
  type EditableDraft,
  type Id,
  isEmptyDiff,
  isSame,
  type StepName,
} from '@bellgrid/model';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { attempt, type DraftSource, sourceOf, useDraftSource } from '../../document/draft/draft-source.ts';

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
      attempt(fork, () => {
        fork.squash(name);
        if (outer !== fork) outer.squash(name);
      }),
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
