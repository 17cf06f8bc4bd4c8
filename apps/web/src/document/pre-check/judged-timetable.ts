import type { JudgedTimetable } from '@bellgrid/constraints';
import { type Draft, type Id, placementsOf } from '@bellgrid/model';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { create } from 'zustand';
import type { BoundsQuestion, JudgeAnswer, JudgeQuestion, TimetableQuestion } from './pre-check-messages.ts';
import { type NotKept, rulesOnTrial } from './rules-on-trial.ts';

type Judge = (question: TimetableQuestion) => void;

let judge: Judge | null = null;
let latest = 0;
type QuestionOf = (draft: Draft, id: number) => TimetableQuestion;
type Act = (answer: JudgeAnswer) => void;
interface Asked {
  readonly draft: Draft;
  readonly questionOf: QuestionOf;
  readonly question: TimetableQuestion;
  /** Those who wait for the answer. */
  readonly acts: Set<Act>;
}
const asked = new Map<number, Asked>();

/** The numbers that were counted, by their drafts. */
const judgedDrafts = new WeakMap<Draft, JudgedTimetable>();

const useJudge = create(() => ({ isBroken: false }));

/** The thread broke: what it was asked may never be answered. */
export const setJudgeBroken = (): void => useJudge.setState({ isBroken: true });

/** True after the thread that answers broke. */
export const useIsJudgeBroken = (): boolean => useJudge(({ isBroken }) => isBroken);

/** Takes the thread that answers; questions that wait are asked at once. Null while there is none. */
export function setJudge(next: Judge | null): void {
  judge = next;
  useJudge.setState({ isBroken: false });
  for (const { question } of asked.values()) judge?.(question);
}

/** Hands an answer to those who asked. */
export function setJudged(answer: JudgeAnswer): void {
  const { draft, acts = [] } = asked.get(answer.id) ?? {};
  asked.delete(answer.id);
  if (draft && answer.kind === 'judged') judgedDrafts.set(draft, answer.judged);
  for (const act of acts) act(answer);
}

/** Asks about a draft, or waits for the answer to the same question where it was asked already; returns how to wait no more. */
function ask(draft: Draft, questionOf: QuestionOf, act: Act): () => void {
  const same = [...asked.values()].find((each) => each.draft === draft && each.questionOf === questionOf);
  if (!same) latest += 1;
  const { question, acts } = same ?? { question: questionOf(draft, latest), acts: new Set<Act>() };
  acts.add(act);
  if (!same) {
    asked.set(question.id, { draft, questionOf, question, acts });
    judge?.(question);
  }
  return () => {
    acts.delete(act);
    if (acts.size === 0) asked.delete(question.id);
  };
}

interface Answered {
  readonly draft: Draft;
  readonly answer: JudgeAnswer;
}

/** The answer to a question about a draft; while another is awaited, the one before it stays, with its own draft. */
function useAnswer(draft: Draft | null, questionOf: QuestionOf): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    if (draft === null) {
      setAnswered(null);
      return;
    }
    let leave = (): void => {};
    // The draft of an edit reaches the thread with the edit itself.
    const timer = window.setTimeout(() => {
      leave = ask(draft, questionOf, (answer) => setAnswered({ draft, answer }));
    });
    return () => {
      window.clearTimeout(timer);
      leave();
    };
  }, [draft, questionOf]);
  return answered;
}

const judgeQuestion = (draft: Draft, id: number): JudgeQuestion => ({
  kind: 'judge',
  id,
  placements: placementsOf(draft),
});
const boundsQuestion = (_: Draft, id: number): BoundsQuestion => ({ kind: 'bounds', id });

/** A draft with the numbers of its timetable. */
interface JudgedDraft {
  readonly draft: Draft;
  readonly judged: JudgedTimetable;
}

/**
 * The numbers of a timetable of the open draft, with what they count; null until they were counted, and without a
 * timetable. While another answer is awaited, the one before it stays, with the draft that it is about.
 * @param draft the open draft with the places that are to be judged.
 */
export function useJudgedDraft(draft: Draft | null): JudgedDraft | null {
  const answered = useAnswer(draft, judgeQuestion);
  return useMemo(
    () =>
      answered?.answer.kind === 'judged' ? { draft: answered.draft, judged: answered.answer.judged } : null,
    [answered],
  );
}

/** The penalties that no full schedule of the open draft can be below, by kind of constraint; null until they are known. */
export function usePenaltyBounds(draft: Draft): ReadonlyMap<string, number> | null {
  const answered = useAnswer(draft, boundsQuestion);
  return answered?.answer.kind === 'bounds' ? answered.answer.bounds : null;
}

/**
 * The extent to which the timetable of the open draft breaks the rules that a command would give it; null until that was
 * counted. Rules that it keeps are not named.
 * @param draft the open draft; null asks for nothing.
 */
export function useNotKeptOnTrial(
  draft: Draft | null,
  withRules: (draft: Draft) => Draft,
): ReadonlyMap<Id, NotKept> | null {
  const questionOf = useCallback(
    (open: Draft, id: number): TimetableQuestion => ({
      kind: 'trial',
      id,
      rules: rulesOnTrial(open, withRules(open)),
    }),
    [withRules],
  );
  const answered = useAnswer(draft, questionOf);
  return answered?.answer.kind === 'trial' ? answered.answer.notKept : null;
}

/** The numbers of `useJudgedDraft`; they may be those of the timetable before. */
export const useJudgedTimetable = (draft: Draft | null): JudgedTimetable | null =>
  useJudgedDraft(draft)?.judged ?? null;

/** The numbers of the timetable of this draft; null while they are not counted. */
export const judgedNow = (draft: Draft): JudgedTimetable | null => judgedDrafts.get(draft) ?? null;

/** The numbers of an answer that is about this draft; null for any other. */
export const judgedOf = (answer: JudgedDraft | null, draft: Draft | null): JudgedTimetable | null =>
  answer !== null && answer.draft === draft ? answer.judged : null;
