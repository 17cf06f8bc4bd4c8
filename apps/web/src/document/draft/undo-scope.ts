import type { EditableDraft, StepName } from '@bellgrid/model';
import { useEffect, useSyncExternalStore } from 'react';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { draftSession } from './draft-session.ts';
import { attempt, type DraftSource, useDraftSource } from './draft-source.ts';

export type StepKind = 'undo' | 'redo';

/** Steps that can be undone and redone. */
export interface StepHistory {
  /** The step that would be undone or redone; the same object until it is another step. */
  next(kind: StepKind): StepName | undefined;
  take(kind: StepKind): void;
  /** True when the effect of the step is out of sight: it was made in a dialog that is closed by now. */
  isUnseen?(kind: StepKind): boolean;
  subscribe(listener: () => void): () => void;
}

/** The steps of a draft. */
export const stepsOf = ({ store, subscribe }: Pick<DraftSource, 'store' | 'subscribe'>): StepHistory => ({
  next: (kind) => nextStep(store, kind),
  take: (kind) => void store[kind](),
  subscribe,
});

const nextStep = ({ canUndo, canRedo }: EditableDraft, kind: StepKind) =>
  (kind === 'undo' ? canUndo : canRedo) ?? undefined;

/** All steps of the open draft. */
export const allSteps: StepHistory = {
  next: (kind) => nextStep(draftSession.store, kind),
  take: (kind) => void draftSession.store[kind](),
  subscribe: draftSession.subscribe,
};

/** Those of the steps that are made from now on: the ones that can be undone or redone now are not reached. */
export function stepsFromNowOn(steps: StepHistory): StepHistory {
  const first = { undo: steps.next('undo'), redo: steps.next('redo') };
  return {
    ...steps,
    isUnseen: () => false,
    next(kind) {
      const step = steps.next(kind);
      return step === first[kind] ? undefined : step;
    },
  };
}

interface Scope {
  readonly steps: StepHistory;
  readonly isDialog: boolean;
  /** Closes what the undo key closes before it undoes a step. */
  readonly close?: () => void;
}

const wholeDraft: Scope = { steps: allSteps, isDialog: false };
const listeners = new Set<() => void>();
const takenListeners = new Set<(kind: StepKind, step: StepName) => void>();
let open: readonly Scope[] = [];
let stopFollowing = allSteps.subscribe(notify);

function notify(): void {
  for (const listener of [...listeners]) listener();
}

function show(scopes: readonly Scope[]): void {
  open = scopes;
  stopFollowing();
  stopFollowing = undoScope().steps.subscribe(notify);
  notify();
}

/** The steps that undo and redo act on now: those of the form or dialog that was opened last, else of the whole draft. */
export const undoScope = (): Scope => open.at(-1) ?? wholeDraft;

/** True when an open form or dialog keeps undo from earlier steps. */
export const hidesEarlierSteps = (): boolean =>
  open.length > 0 &&
  [wholeDraft, ...open.slice(0, -1)].some(
    ({ steps }) => steps !== undoScope().steps && steps.next('undo') !== undefined,
  );

/** Makes undo and redo act on these steps until the returned function is called. */
export function enterUndoScope(scope: Scope): () => void {
  show([...open, scope]);
  return () => show(open.filter((each) => each !== scope));
}

/** Makes the undo key close something, with the same steps behind it, until the returned function is called. */
export const closeByUndoKey = (close: () => void): (() => void) => enterUndoScope({ ...undoScope(), close });

/** Undoes or redoes one step; false when there is none. */
export function takeStep(kind: StepKind): boolean {
  const { steps } = undoScope();
  const step = steps.next(kind);
  if (step === undefined) return false;
  if (!attempt(draftSession.store, () => steps.take(kind))) return true;
  for (const listener of [...takenListeners]) listener(kind, step);
  return true;
}

/** Undoes or redoes this step, unless another one would be taken by now: then it says so. */
export function takeStepIfNext(kind: StepKind, step: StepName | undefined): void {
  if (undoScope().steps.next(kind) === step) takeStep(kind);
  else toast.hint(t('editing.notLatest'));
}

/** Calls the listener for every step that is undone or redone here. */
export function onStepTaken(listener: (kind: StepKind, step: StepName) => void): () => void {
  takenListeners.add(listener);
  return () => {
    takenListeners.delete(listener);
  };
}

/** The step that undo or redo would take now; renders again when it is another one. */
export const useNextStep = (kind: StepKind): StepName | undefined =>
  useSyncExternalStore(subscribe, () => undoScope().steps.next(kind));

/** True when an open form or dialog keeps undo from earlier steps; renders again when that changes. */
export const useHidesEarlierSteps = (): boolean => useSyncExternalStore(subscribe, hidesEarlierSteps);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * As long as the dialog that calls it is shown, undo and redo act on these steps, which must stay the same object; by
 * default on those that are made in the dialog.
 */
export function useDialogUndo(steps?: StepHistory): void {
  const source = useDraftSource();
  useEffect(() => {
    const own = steps ?? stepsFromNowOn(stepsOf(source));
    return enterUndoScope({ steps: own, isDialog: true });
  }, [steps, source]);
}
