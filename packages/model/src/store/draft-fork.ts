import type { Draft } from '../draft/draft.ts';
import type { Message } from '../messages/message.ts';
import { CommandRefused } from './command-refused.ts';
import { applyDiff, type Diff, diffDrafts, invertDiff, isEmptyDiff } from './diff.ts';
import type { EditableDraft } from './draft-store.ts';
import { createEditHistory, type DraftChange, type EditHistory, type StepName } from './edit-history.ts';
import { type ChangedRecord, invalidRecords, mergeDrafts, namesOfRecords } from './merge-drafts.ts';

/**
 * A draft of its own that begins as its parent is: changes to it stay in it, with undo and redo of their own,
 * until `squash` makes all of them one step of the parent. A fork that is no longer referenced is dropped
 * with its changes.
 *
 * When the parent changes, by whatever means, the fork follows field by field: what only one of the two has changed is taken
 * from that one. If both changed the same field of a record to different values, or the two together would not be a valid
 * draft, the fork stays as it is, `conflicts` names the records and `squash` is
 * refused, until an undo on either side ends the conflict. Steps of the fork that do not fit the changed
 * parent can no longer be undone.
 */
export interface DraftFork extends EditableDraft {
  /** The parent's draft that the changes start from. */
  readonly base: Draft;
  /** The changes from there to the fork. */
  readonly changes: Diff;
  /** The steps that made them, oldest first. */
  readonly steps: EditHistory['past'];
  /** Those of the fork, or where it is a fork of a fork those of that one. */
  readonly conflicts: readonly ChangedRecord[];
  /**
   * Makes the changes one step of the parent and returns them; none are no step. The fork continues from
   * there without a history. Throws `CommandRefused` for conflicts, or as the parent refuses the step, and leaves both as they
   * were.
   */
  squash(name: StepName): Diff;
  /** Makes changes that lead from the present draft to a valid one, as one step; records that they do not name stay the same objects. */
  apply(changes: Diff, name: StepName): void;
}

const NO_CONFLICTS: readonly ChangedRecord[] = [];

/** @param push appends a step to the parent. */
export function createDraftFork(
  parent: Pick<EditableDraft, 'draft' | 'subscribe'> & Partial<Pick<DraftFork, 'conflicts'>>,
  push: EditHistory['push'],
  checked: boolean,
): DraftFork {
  const history = createEditHistory(parent.draft, checked);
  /** The parent as it was when the fork last followed it. */
  let base = parent.draft;
  let conflicts = NO_CONFLICTS;
  /** The pair of drafts for which `conflicts` was found. */
  let tried: readonly [parent: Draft, own: Draft] = [base, base];

  function follow(): void {
    const next = parent.draft;
    if (next === base && conflicts.length === 0) return;
    if (tried[0] === next && tried[1] === history.draft) return;
    const found = rebase(base, history, next);
    conflicts = found.conflicts;
    if (found.conflicts.length === 0) {
      base = next;
      history.replace(found.timeline);
    }
    tried = [next, history.draft];
  }

  const fork: DraftFork = {
    get draft() {
      follow();
      return history.draft;
    },
    get canUndo() {
      follow();
      return history.past.at(-1)?.step ?? null;
    },
    get canRedo() {
      follow();
      return history.future.at(-1)?.step ?? null;
    },
    get base() {
      follow();
      return base;
    },
    get changes() {
      follow();
      return diffDrafts(base, history.draft);
    },
    get steps() {
      follow();
      return history.past;
    },
    get conflicts() {
      follow();
      return parent.conflicts?.length ? parent.conflicts : conflicts;
    },
    run(command, args, name) {
      follow();
      return history.run(command, args, name);
    },
    runAll(name, edits) {
      follow();
      return history.runAll(name, edits);
    },
    undo() {
      follow();
      return history.undo();
    },
    redo() {
      follow();
      return history.redo();
    },
    subscribe(listener) {
      const ends = [
        history.subscribe(listener),
        parent.subscribe(() => {
          follow();
          // Also where it could not follow: then there are conflicts.
          listener(REBASED);
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    fork: () => {
      follow();
      return createDraftFork(fork, history.push, checked);
    },
    apply(changes, name) {
      follow();
      history.push(applyDiff(history.draft, changes), changes, { command: 'apply', ...name });
    },
    squash(name) {
      const { changes, draft } = fork;
      if (fork.conflicts.length > 0) throw new CommandRefused('conflict', changedMeanwhile(fork.conflicts));
      const before = { base, tried, timeline: { draft, past: history.past, future: history.future } };
      base = draft;
      tried = [draft, draft];
      history.replace({ draft, past: [], future: [] });
      try {
        if (!isEmptyDiff(changes)) push(draft, changes, { command: 'squash', ...name });
      } catch (error) {
        ({ base, tried } = before);
        history.replace(before.timeline);
        throw error;
      }
      return changes;
    },
  };
  return fork;
}

const REBASED: DraftChange = { kind: 'rebase', diff: null, step: null };

/** The timeline of a fork over a parent that went from `base` to `next`, or the records that keep it from following. */
function rebase(
  base: Draft,
  history: EditHistory,
  next: Draft,
): { conflicts: readonly ChangedRecord[]; timeline: Parameters<EditHistory['replace']>[0] } {
  const isChanged = !isEmptyDiff(diffDrafts(base, history.draft));
  const merge = (own: Draft) => mergeDrafts(base, own, next, { within: 'fields' });
  const now = merge(history.draft);
  const conflicts = now.conflicts.length > 0 || !isChanged ? now.conflicts : invalidRecords(now.draft);
  const past: EditHistory['past'][number][] = [];
  const future: typeof past = [];
  let [own, merged] = [history.draft, now.draft];
  for (const { step, diff } of [...history.past].reverse()) {
    own = applyDiff(own, invertDiff(diff));
    const before = merge(own);
    if (!isWhole(before)) break;
    past.unshift({ step, diff: diffDrafts(before.draft, merged) });
    merged = before.draft;
  }
  [own, merged] = [history.draft, now.draft];
  for (const { step, diff } of [...history.future].reverse()) {
    own = applyDiff(own, diff);
    const after = merge(own);
    if (!isWhole(after)) break;
    future.unshift({ step, diff: diffDrafts(merged, after.draft) });
    merged = after.draft;
  }
  return { conflicts, timeline: { draft: now.draft, past, future } };
}

const isWhole = ({ draft, conflicts }: ReturnType<typeof mergeDrafts>): boolean =>
  conflicts.length === 0 && invalidRecords(draft).length === 0;

/** The refusal of a fork that was changed elsewhere too. */
export function changedMeanwhile(records: readonly ChangedRecord[]): Message {
  return { code: 'refusals.changedMeanwhile', values: { records: namesOfRecords(records) } };
}
