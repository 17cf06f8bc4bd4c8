import { type Draft, lessonsInScope } from '@bellgrid/model';
import { create } from 'zustand';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { lendSimilar, settingsBefore, takeBack } from './lent-scope.ts';

/** The lessons that the next run may move: those that have a place, and all. */
export interface Movable {
  readonly placed: number;
  readonly lessons: number;
}

interface Question {
  readonly movable: Movable;
  /** Begins the run; `prepare` changes the draft for it, and false begins none. */
  readonly goOn: (prepare: () => boolean) => void;
}

/** The question how much of the present schedule a run may change, while it waits for its answer. */
export const useChangeQuestion = create<{ asked: Question | null }>(() => ({ asked: null }));

const movableOf = (draft: Draft): Movable => {
  const movable = lessonsInScope(draft).filter(({ locked }) => !locked);
  return { placed: movable.filter(({ timeSlot }) => timeSlot).length, lessons: movable.length };
};

/** True when the draft has a schedule that a new one would replace: at least half of the lessons that may move have a place. */
export function isMostlyPlaced(draft: Draft): boolean {
  const { placed, lessons } = movableOf(draft);
  return placed > 0 && 2 * placed >= lessons;
}

/**
 * Begins a run of all rules: at once where there is no schedule yet, or where a limit says already how much may change,
 * else after asking. Settings of an earlier run are over by then.
 */
export function afterAskingForChange(goOn: (prepare?: () => boolean) => void): void {
  const { draft } = draftSession;
  const whole = { ...draft, config: { ...draft.config, ...settingsBefore(draft) } };
  if (whole.config.changeBudget.isEnabled || !isMostlyPlaced(whole)) goOn();
  else useChangeQuestion.setState({ asked: { movable: movableOf(whole), goOn } });
}

/** Answers the question for this run, and for those that go on from it. */
export function answerChange(similarSchedule: boolean): void {
  const { asked } = useChangeQuestion.getState();
  withdrawChange();
  asked?.goOn(() => {
    takeBack();
    return lendSimilar(similarSchedule);
  });
}

/** Begins no run. */
export const withdrawChange = (): void => useChangeQuestion.setState({ asked: null });
