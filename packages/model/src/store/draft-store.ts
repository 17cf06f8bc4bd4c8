import { create } from 'mutative';
import * as z from 'zod';
import type { Command } from '../commands/define-command.ts';
import type { Draft } from '../records/draft.ts';
import type { Id } from '../records/id.ts';
import { CommandRefused } from './command-refused.ts';
import { applyDiff, type Diff, diffDrafts, invertDiff, isEmptyDiff, type Touched } from './diff.ts';
import { validateDraft } from './validate-draft.ts';

/** What a step is called: the text id of its label, and what that text says it is about, where it says so. */
export interface StepName {
  readonly label: string;
  readonly about?: string;
}

/** A step of the history: the command's name and what the step is called. */
export interface Step extends StepName {
  readonly command: string;
}

export interface DraftChange {
  readonly kind: 'run' | 'undo' | 'redo' | 'reset';
  /** Absent when the whole document was reset. */
  readonly diff: Diff | null;
  readonly step: Step | null;
}

/**
 * A draft and its history. `draft` is a stable snapshot: it changes only when a command, undo, redo or
 * reset changed something, and shares every unchanged record with the one before (`subscribe` and
 * `() => store.draft` fit React's useSyncExternalStore). The functions may be passed around unbound.
 */
export interface DraftStore {
  readonly draft: Draft;
  /** The step that `undo` would take back, or null. */
  readonly canUndo: Step | null;
  readonly canRedo: Step | null;
  /**
   * Validates the arguments and runs the command. Returns what changed; nothing changed is no step.
   * Throws `CommandRefused` and leaves the draft as it was.
   * @param name what the step is called, where the command's own label says too little.
   */
  run<Schema extends z.ZodType>(command: Command<Schema>, args: z.input<Schema>, name?: StepName): Diff;
  /** Takes the last step back; null when there is none. */
  undo(): Diff | null;
  redo(): Diff | null;
  /** Shows another document: the history is forgotten. */
  reset(draft: Draft): void;
  subscribe(listener: (change: DraftChange) => void): () => void;
}

interface HistoryEntry {
  readonly step: Step;
  readonly diff: Diff;
}

/**
 * @param options.checked freezes every draft and validates it after every change, throwing on a bug of a
 * command: for development and tests.
 */
export function createDraftStore(initial: Draft, options: { checked?: boolean } = {}): DraftStore {
  const checked = options.checked ?? false;
  const listeners = new Set<(change: DraftChange) => void>();
  let draft = initial;
  let past: HistoryEntry[] = [];
  let future: HistoryEntry[] = [];

  function commit(next: Draft, change: DraftChange): void {
    if (checked) assertValid(next, change.step);
    draft = next;
    for (const listener of [...listeners]) listener(change);
  }

  return {
    get draft() {
      return draft;
    },
    get canUndo() {
      return past.at(-1)?.step ?? null;
    },
    get canRedo() {
      return future.at(-1)?.step ?? null;
    },
    run(command, args, name = { label: command.label }) {
      const { next, touched } = record(draft, command, args, checked);
      const diff = diffDrafts(draft, next, touched);
      if (isEmptyDiff(diff)) return diff;
      const step = { command: command.name, ...name };
      past = [...past, { step, diff }];
      future = [];
      commit(next, { kind: 'run', diff, step });
      return diff;
    },
    undo() {
      const entry = past.at(-1);
      if (!entry) return null;
      const diff = invertDiff(entry.diff);
      past = past.slice(0, -1);
      future = [...future, entry];
      commit(applyDiff(draft, diff), { kind: 'undo', diff, step: entry.step });
      return diff;
    },
    redo() {
      const entry = future.at(-1);
      if (!entry) return null;
      future = future.slice(0, -1);
      past = [...past, entry];
      commit(applyDiff(draft, entry.diff), { kind: 'redo', diff: entry.diff, step: entry.step });
      return entry.diff;
    },
    reset(next) {
      past = [];
      future = [];
      commit(next, { kind: 'reset', diff: null, step: null });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
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
  const parsed = command.args.safeParse(args);
  if (!parsed.success) {
    const reason = z.prettifyError(parsed.error);
    throw new CommandRefused('invalid-arguments', `${command.name}: the arguments are not valid. ${reason}`);
  }
  const [next, patches] = create(draft, (recording) => command.run(recording, parsed.data), {
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
    throw new Error(`after ${step?.command ?? 'reset'} the draft is not valid: ${found}`);
  }
}
