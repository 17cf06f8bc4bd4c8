import type { StepName } from '@bellgrid/model';
import { draftSession } from './draft-session.ts';
import { allSteps, type StepEvent, type StepHistory, type StepKind, undoScope } from './undo-scope.ts';

/** A step of a form that the draft knows nothing of yet. */
export interface OwnStep extends Readonly<Record<StepKind, () => void>> {
  readonly name: StepName;
  /** Steps that follow one another with the same word here are one. */
  readonly joins?: string;
}

/** The steps of an open form: its own and, where its item is saved already, those of the draft, as they were made. */
export interface FormSteps extends StepHistory {
  add(step: OwnStep): void;
  /** Takes the steps of the open draft in from now on, until it is ended. */
  followDraft(): () => void;
}

interface Entry {
  /** Null for a step of the draft. */
  readonly own: OwnStep | null;
  readonly isUnseen: boolean;
}

const opposite: Readonly<Record<StepKind, StepKind>> = { undo: 'redo', redo: 'undo' };

export function createFormSteps(): FormSteps {
  const entries: Record<StepKind, Entry[]> = { undo: [], redo: [] };
  const listeners = new Set<(event: StepEvent) => void>();
  const follow = (listener: (event: StepEvent) => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const tell = (event: StepEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  const push = (step: OwnStep | null) => {
    const last = entries.undo.at(-1)?.own;
    const isMore = step?.joins !== undefined && last?.joins === step.joins;
    if (isMore) entries.undo.pop();
    const own = isMore ? { ...step, undo: last.undo } : step;
    entries.undo.push({ own, isUnseen: undoScope().steps !== steps });
    entries.redo = [];
    tell('run');
  };
  /** The last such step was taken back or done again. */
  const move = (kind: StepKind, own: OwnStep | null) => {
    const at = entries[kind].findLastIndex((entry) => entry.own === own);
    if (at < 0) return;
    entries[opposite[kind]].push(...entries[kind].splice(at, 1));
    tell(kind);
  };
  const forgetDraft = () => {
    for (const kind of ['undo', 'redo'] as const)
      entries[kind] = entries[kind].filter(({ own }) => own !== null);
    tell('reset');
  };
  const steps: FormSteps = {
    add: push,
    next(kind) {
      const entry = entries[kind].at(-1);
      return entry?.own === null ? allSteps.next(kind) : entry?.own.name;
    },
    take(kind) {
      const entry = entries[kind].at(-1);
      if (!entry) return;
      // The draft tells of it, also where a dialog above the form takes it.
      if (entry.own === null) return allSteps.take(kind);
      entry.own[kind]();
      move(kind, entry.own);
    },
    isUnseen: (kind) => entries[kind].at(-1)?.isUnseen ?? false,
    subscribe: follow,
    follow,
    followDraft: () =>
      draftSession.onChange(({ kind }) => {
        if (kind === 'run') push(null);
        else if (kind === 'reset') forgetDraft();
        else move(kind, null);
      }),
  };
  return steps;
}
