import type { DraftChange, StepName } from '@bellgrid/model';
import { useEffect, useSyncExternalStore } from 'react';
import { draftSession } from './draft-session.ts';

export type StepKind = 'undo' | 'redo';

/** A step was made, taken back or done again, or all were forgotten. */
export type StepEvent = DraftChange['kind'];

/** Steps that can be taken back and done again. */
export interface StepHistory {
  /** What the step is called that would be taken back or done again; the same object until another is the next. */
  next(kind: StepKind): StepName | undefined;
  take(kind: StepKind): void;
  /** Whether what the step changes is out of sight: it was made in a dialog that is closed by now. */
  isUnseen?(kind: StepKind): boolean;
  subscribe(listener: () => void): () => void;
  follow(listener: (event: StepEvent) => void): () => void;
}

/** All steps of the open draft. */
export const allSteps: StepHistory = {
  next: (kind) => {
    const { store } = draftSession;
    return (kind === 'undo' ? store.canUndo : store.canRedo) ?? undefined;
  },
  take: (kind) => void draftSession.store[kind](),
  subscribe: draftSession.subscribe,
  follow: (listener) => draftSession.onChange(({ kind }) => listener(kind)),
};

/** Those of the steps that are made from now on: the ones before are not reached. */
export function stepsFromNowOn(steps: StepHistory = allSteps): StepHistory & { end(): void } {
  const count = { undo: 0, redo: 0 };
  const end = steps.follow((kind) => {
    if (kind === 'reset') count.undo = 0;
    else count.undo += kind === 'undo' ? -1 : 1;
    if (kind === 'undo') count.redo += 1;
    else count.redo = kind === 'redo' ? count.redo - 1 : 0;
  });
  return {
    ...steps,
    isUnseen: () => false,
    next: (kind) => (count[kind] > 0 ? steps.next(kind) : undefined),
    end,
  };
}

interface Scope {
  readonly steps: StepHistory;
  readonly isDialog: boolean;
}

const wholeDraft: Scope = { steps: allSteps, isDialog: false };
const listeners = new Set<() => void>();
const takenListeners = new Set<(kind: StepKind, step: StepName) => void>();
let open: readonly Scope[] = [];
let stopFollowing = allSteps.subscribe(tell);

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function show(scopes: readonly Scope[]): void {
  open = scopes;
  stopFollowing();
  stopFollowing = undoScope().steps.subscribe(tell);
  tell();
}

/** What undo and redo act on now: the form or dialog that was opened last, else the whole draft. */
export const undoScope = (): Scope => open.at(-1) ?? wholeDraft;

/** Whether an open form keeps undo from steps that were made before it. */
export const hidesEarlierSteps = (): boolean =>
  undoScope() !== wholeDraft && allSteps.next('undo') !== undefined;

/** Makes undo and redo act on these steps until it is ended. */
export function enterUndoScope(scope: Scope): () => void {
  show([...open, scope]);
  return () => show(open.filter((each) => each !== scope));
}

/** Takes one step back or does it again; false where there is none. */
export function takeStep(kind: StepKind): boolean {
  const { steps } = undoScope();
  const step = steps.next(kind);
  if (step === undefined) return false;
  steps.take(kind);
  for (const listener of [...takenListeners]) listener(kind, step);
  return true;
}

/** Tells of every step that was taken back or done again here. */
export function onStepTaken(listener: (kind: StepKind, step: StepName) => void): () => void {
  takenListeners.add(listener);
  return () => {
    takenListeners.delete(listener);
  };
}

/** What the step is called that undo or redo would take now; renders again when that changes. */
export const useNextStep = (kind: StepKind): StepName | undefined =>
  useSyncExternalStore(subscribe, () => undoScope().steps.next(kind));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** As long as the dialog that calls it is shown, undo and redo belong to it: to those of the steps that are made in it. */
export function useDialogUndo(steps: StepHistory = allSteps): void {
  useEffect(() => {
    const own = stepsFromNowOn(steps);
    const leave = enterUndoScope({ steps: own, isDialog: true });
    return () => {
      leave();
      own.end();
    };
  }, [steps]);
}
