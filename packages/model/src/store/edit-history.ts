import { create } from 'mutative';
import type * as z from 'zod';
import type { Command } from '../commands/define-command.ts';
import type { Draft } from '../draft/draft.ts';
import { validateDraft } from '../file/validate-draft.ts';
import type { Message } from '../messages/message.ts';
import type { Id } from '../values/id.ts';
import { CommandRefused } from './command-refused.ts';
import { applyDiff, type Diff, diffDrafts, invertDiff, isEmptyDiff, type Touched } from './diff.ts';
import { invalidRecords, mergeDrafts, namesOfRecords } from './merge-drafts.ts';
import { parseArguments } from './parse-arguments.ts';

/** The name of a step: the text id of its label, and what the step is about where the text names it. */
export interface StepName {
  readonly label: string;
  readonly about?: string;
  /** The key of the thing that the step changed, for the screen that made it. */
  readonly key?: string;
  /**
   * The field of a form that the step sets. Each of several consecutive steps of one field starts from the draft before
   * the first of them, so that a choice that is taken back leaves no trace.
   */
  readonly field?: string;
  /** Consecutive steps of the field become one step: the letters of a name, the colours tried one by one. */
  readonly isTyped?: boolean;
  /** It is a step also where it changes nothing: for forms that show more than the draft has. */
  readonly isKept?: boolean;
}

/** Runs one command as a step: see `EditableDraft`. */
export type RunCommand = <Schema extends z.ZodType>(
  command: Command<Schema>,
  args: z.input<Schema>,
  name?: StepName,
) => Diff;

/** A step of the history: its name, and the name of the command that made it. */
export interface Step extends StepName {
  readonly command: string;
}

export interface DraftChange {
  /** `rebase`: the parent of a fork has changed, or another window has changed the document. */
  readonly kind: 'run' | 'undo' | 'redo' | 'reset' | 'rebase';
  /** Null when the whole document may have changed. */
  readonly diff: Diff | null;
  readonly step: Step | null;
}

export interface HistoryEntry {
  readonly step: Step;
  readonly diff: Diff;
  /** The draft has changed under it since: it is taken back by merging, see `retake`. */
  readonly isRebased?: boolean;
}

/** A draft with the steps that led to it and those that were undone, the next one last. */
interface Timeline {
  readonly draft: Draft;
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
}

/** The changes of one draft, as the store and its forks keep them. Drafts are never modified. */
export interface EditHistory extends Timeline {
  readonly run: RunCommand;
  runAll(name: StepName, edits: (run: RunCommand, draft: Draft) => void): Diff;
  undo(): Diff | null;
  redo(): Diff | null;
  /** Appends a step that was made elsewhere: `diff` leads from the present draft to `next`. */
  push(next: Draft, diff: Diff, step: Step): void;
  /** Continues from a draft with the changes of another window; the steps stay. */
  rebase(next: Draft): void;
  /** Puts another timeline in place of this one, without a word to listeners. */
  replace(timeline: Timeline): void;
  notify(change: DraftChange): void;
  subscribe(listener: (change: DraftChange) => void): () => void;
}

/** The reason against a change from one draft to another; null when it may be made. */
export type ChangeRefusal = (next: Draft, present: Draft) => Message | null;

/**
 * @param checked freezes every draft and validates it after every change, throwing on a bug of a command.
 * @param refusal is given each change of a step, undo or redo.
 */
export function createEditHistory(
  initial: Draft,
  checked: boolean,
  refusal: ChangeRefusal = () => null,
): EditHistory {
  const listeners = new Set<(change: DraftChange) => void>();
  let now: Timeline = { draft: initial, past: [], future: [] };

  function replace(next: Timeline, step: Step | null = null): void {
    if (checked) assertValid(next.draft, step);
    now = next;
  }

  function notify(change: DraftChange): void {
    for (const listener of [...listeners]) listener(change);
  }

  function commit(next: Timeline, change: DraftChange): void {
    const reason = change.kind === 'rebase' ? null : refusal(next.draft, now.draft);
    if (reason) throw new CommandRefused('not-allowed', reason);
    replace(next, change.step);
    notify(change);
  }

  function push(next: Draft, diff: Diff, step: Step): void {
    const past = step.isTyped ? joined(now, next, step) : [...now.past, { step, diff }];
    commit({ draft: next, past, future: [] }, { kind: 'run', diff, step });
  }

  const run: RunCommand = (command, args, name = { label: command.label }) => {
    const start = startOfField(now, name.field).draft;
    const { next, touched } = record(start, command, args, checked);
    const diff = start === now.draft ? diffDrafts(start, next, touched) : diffDrafts(now.draft, next);
    if (!isEmptyDiff(diff) || name.isKept) push(next, diff, { command: command.name, ...name });
    return diff;
  };

  return {
    get draft() {
      return now.draft;
    },
    get past() {
      return now.past;
    },
    get future() {
      return now.future;
    },
    push,
    run,
    runAll(name, edits) {
      const several = createEditHistory(startOfField(now, name.field).draft, checked);
      edits(several.run, several.draft);
      const diff = diffDrafts(now.draft, several.draft);
      if (!isEmptyDiff(diff) || name.isKept) push(several.draft, diff, { command: 'several', ...name });
      return diff;
    },
    undo() {
      const entry = now.past.at(-1);
      if (!entry) return null;
      const { draft, diff } = retake(now.draft, entry, invertDiff(entry.diff));
      const past = now.past.slice(0, -1);
      const future = [...now.future, { step: entry.step, diff: invertDiff(diff) }];
      commit({ draft, past, future }, { kind: 'undo', diff, step: entry.step });
      return diff;
    },
    redo() {
      const entry = now.future.at(-1);
      if (!entry) return null;
      const { step } = entry;
      const { draft, diff } = retake(now.draft, entry, entry.diff);
      const past = [...now.past, { step, diff }];
      const future = now.future.slice(0, -1);
      commit({ draft, past, future }, { kind: 'redo', diff, step });
      return diff;
    },
    rebase(next) {
      const rebased = (entry: HistoryEntry) => ({ ...entry, isRebased: true });
      const [past, future] = [now.past.map(rebased), now.future.map(rebased)];
      commit(
        { draft: next, past, future },
        { kind: 'rebase', diff: diffDrafts(now.draft, next), step: null },
      );
    },
    replace,
    notify,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * Undoes or redoes a step by its diff. If another window has changed the draft since, by merging: throws
 * `CommandRefused` with the code `conflict` when it changed one of the same records.
 */
function retake(draft: Draft, { isRebased }: HistoryEntry, diff: Diff): { draft: Draft; diff: Diff } {
  if (!isRebased) return { draft: applyDiff(draft, diff), diff };
  const before = applyDiff(draft, invertDiff(diff));
  const merged = mergeDrafts(before, applyDiff(draft, diff), draft, { within: 'lists' });
  const records = merged.conflicts.length > 0 ? merged.conflicts : invalidRecords(merged.draft);
  if (records.length > 0) {
    const values = { records: namesOfRecords(records) };
    throw new CommandRefused('conflict', { code: 'refusals.changedByOthers', values });
  }
  return { draft: merged.draft, diff: diffDrafts(draft, merged.draft) };
}

/** The draft before the last consecutive steps of a field, with the past that led to it. */
function startOfField({ draft, past }: Timeline, field: string | undefined): Omit<Timeline, 'future'> {
  let start = draft;
  let length = past.length;
  while (field !== undefined && length > 0) {
    const entry = past[length - 1];
    if (entry?.step.field !== field || entry.isRebased) break;
    start = applyDiff(start, invertDiff(entry.diff));
    length -= 1;
  }
  return { draft: start, past: past.slice(0, length) };
}

/** The past in which the last steps of the field and a new one are one step, or none where they change nothing. */
function joined(now: Timeline, next: Draft, step: Step): readonly HistoryEntry[] {
  const { draft, past } = startOfField(now, step.field);
  const diff = diffDrafts(draft, next);
  return isEmptyDiff(diff) && !step.isKept ? past : [...past, { step, diff }];
}

/** Runs one command on a draft without a store. Throws `CommandRefused`; never modifies `draft`. */
export function runCommand<Schema extends z.ZodType>(
  draft: Draft,
  command: Command<Schema>,
  args: z.input<Schema>,
): Draft {
  return record(draft, command, args, false).next;
}

/** The draft after a command, and where it may differ from the one before. */
function record<Schema extends z.ZodType>(
  draft: Draft,
  command: Command<Schema>,
  args: z.input<Schema>,
  freeze: boolean,
): { next: Draft; touched: Touched } {
  const parsed = parseArguments(command, args);
  const [next, patches] = create(draft, (recording) => command.run(recording, parsed), {
    enableAutoFreeze: freeze,
    enablePatches: { pathAsArray: true },
  });
  return { next: next as Draft, touched: touchedBy(patches.map((patch) => patch.path)) };
}

function touchedBy(paths: readonly (readonly (string | number)[])[]): Touched {
  const touched = new Map<string, Set<Id> | 'all'>();
  for (const [part, id] of paths) {
    const known = touched.get(String(part));
    if (id === undefined) touched.set(String(part), 'all');
    else if (known === undefined) touched.set(String(part), new Set([String(id)]));
    else if (known !== 'all') known.add(String(id));
  }
  return touched;
}

function assertValid(draft: Draft, step: Step | null): void {
  const findings = validateDraft(draft);
  const first = findings[0];
  if (first) {
    const found = `${findings.length} findings, first: ${first.path}: ${first.message}`;
    throw new Error(`after ${step?.command ?? 'a reset'} the draft is not valid: ${found}`);
  }
}
