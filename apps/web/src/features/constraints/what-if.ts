import {
  commands,
  countTriedRules,
  type Draft,
  type DraftFork,
  isSame,
  isTooManyTriedRules,
  type TriedRules,
  triedRules,
} from '@bellgrid/model';
import {
  askWhatIf,
  cancelSolverInstance,
  discardWhatIf,
  type SolverEvent,
  type WhatIfAnswer,
  type WhatIfDocument,
  whatIf,
} from '@bellgrid/protocol';
import { create } from 'zustand';
import { draftSession } from '../../document/draft/draft-session.ts';
import { attempt, type DraftSource, sourceOf } from '../../document/draft/draft-source.ts';
import { createRunDraft } from '../../document/run/run-draft.ts';
import { saveNow, saver } from '../../document/saving/saver.ts';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';

export type WhatIfQuestion = NonNullable<WhatIfDocument['question']>;

/** A trial of other rules: a fork of the draft that the constraints show and edit until it is kept or discarded. */
export interface Trial {
  readonly fork: DraftFork;
  readonly source: DraftSource;
}

interface WhatIf {
  /** Null while the constraints show the draft itself. */
  readonly trial: Trial | null;
  /** The latest question, from any window of the account. */
  readonly question: WhatIfQuestion | null;
  readonly progress: Pick<Extract<SolverEvent, { event: 'progress' }>, 'stage' | 'placed' | 'lessons'> | null;
  /** The draft is being saved and the question sent. */
  readonly isAsking: boolean;
  /** The answer to the changes that were kept, until its schedule was compared or put away. */
  readonly kept: WhatIfAnswer | null;
}

const NOTHING: WhatIf = { trial: null, question: null, progress: null, isAsking: false, kept: null };

export const useWhatIf = create<WhatIf>(() => NOTHING);

let isFollowing = false;

/** Ends the trial when another school takes the place of its own, on whatever screen. */
function followSchool(): void {
  if (isFollowing) return;
  isFollowing = true;
  draftSession.store.subscribe(({ kind, step }) => {
    const { trial, kept } = useWhatIf.getState();
    const isReplaced = kind === 'reset' || step?.command === commands.replaceDraft.name;
    if (isReplaced && (trial || kept)) void endTrial();
  });
}

/** Begins a trial; with changes, those of a question that was asked before. */
export function beginTrial(changes?: TriedRules): void {
  followSchool();
  const fork = draftSession.store.fork();
  const source = sourceOf(fork);
  if (changes && !attempt(fork, () => fork.run(commands.changeRules, changes))) {
    void endTrial();
    return;
  }
  useWhatIf.setState({ trial: { fork, source }, kept: null });
}

/** Ends the trial and its question without a trace. */
export async function endTrial(): Promise<void> {
  useWhatIf.setState(NOTHING);
  try {
    await call(discardWhatIf, {});
  } catch (error) {
    console.warn('the question was not discarded', error);
  }
}

/** Makes the changes of the trial one step of the draft; false when they are refused. */
export function keepTrial(): boolean {
  const { trial, question } = useWhatIf.getState();
  if (!trial) return false;
  const isCurrent = question !== null && !isOldAnswer(question, trial, draftSession.draft);
  const label = commands.changeRules.label;
  if (!attempt(trial.fork, () => trial.fork.squash({ label }))) return false;
  void endTrial();
  if (isCurrent) useWhatIf.setState({ kept: question.answer });
  return true;
}

export const forgetKept = (): void => useWhatIf.setState({ kept: null });

/** The changes of a trial. */
export const changesOfTrial = ({ fork }: Trial): TriedRules => triedRules(fork.base, fork.draft);

export const canAsk = (changes: TriedRules): boolean =>
  countTriedRules(changes) > 0 && !isTooManyTriedRules(changes);

const asked = createRunDraft();

/** True when the draft or the trial was changed since the question was asked. */
export function isOldAnswer(question: WhatIfQuestion, trial: Trial, draft: Draft): boolean {
  return asked.isChanged(draft, question, saver.saved) || !isSame(question.changes, changesOfTrial(trial));
}

/** Saves the draft and asks: the run searches it without and with the changes. */
export async function ask(): Promise<void> {
  const { trial, isAsking } = useWhatIf.getState();
  if (!trial || isAsking) return;
  const changes = changesOfTrial(trial);
  useWhatIf.setState({ isAsking: true, progress: null });
  try {
    if (!(await saveNow())) return void toast.failure(t('constraints.whatIf.notSaved'));
    const isDiscarded = () => useWhatIf.getState().trial !== trial;
    if (isDiscarded()) return;
    const answer = await call(askWhatIf, { changes: JSON.stringify(changes) });
    if (isDiscarded()) return void (await call(discardWhatIf, {}));
    take(answer);
    const { question } = useWhatIf.getState();
    // The draft of the question is remembered now, before others are saved.
    if (question) asked.isChanged(draftSession.draft, question, saver.saved);
  } catch (error) {
    if (isRefusal(error, 'SOLVER_BUSY')) toast.warning(t('errors.solverBusy'));
    else {
      console.warn('the question was not asked', error);
      toast.failure(t('constraints.whatIf.notAsked'));
    }
  } finally {
    useWhatIf.setState({ isAsking: false });
  }
}

/** Ends the search for an answer; the trial stays. */
export async function stopAsking(): Promise<void> {
  try {
    await call(cancelSolverInstance, {});
  } catch (error) {
    console.warn('the question could not be cancelled', error);
    toast.failure(t('solver.cancelFailed'));
  }
}

/** Takes the state of the question as the server tells it. */
export function take({ question }: WhatIfDocument): void {
  const { question: before, progress } = useWhatIf.getState();
  const isSameQuestion = before?.id === question?.id;
  useWhatIf.setState({ question, progress: isSameQuestion && question?.isActive ? progress : null });
}

export function takeProgress(id: string, event: SolverEvent): void {
  const { question } = useWhatIf.getState();
  if (event.event !== 'progress' || question?.id !== id) return;
  const { stage, placed, lessons } = event;
  useWhatIf.setState({ progress: { stage, placed, lessons } });
}

/** Asks the server for the latest question; one that is not on the screen is shown again with its changes. */
export async function fetchQuestion(): Promise<void> {
  try {
    take(await call(whatIf, {}));
  } catch (error) {
    console.warn('the question could not be fetched', error);
  }
}
