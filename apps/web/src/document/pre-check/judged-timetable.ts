import type { JudgedTimetable } from '@bellgrid/constraints';
import { type Draft, type Id, placementsOf } from '@bellgrid/model';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoundsQuestion, JudgeAnswer, JudgeQuestion, TimetableQuestion } from './pre-check-messages.ts';
import { type NotKept, rulesOnTrial } from './rules-on-trial.ts';

type Judge = (question: TimetableQuestion) => void;

let judge: Judge | null = null;
let latest = 0;
const asked = new Map<
  number,
  { readonly question: TimetableQuestion; readonly act: (answer: JudgeAnswer) => void }
>();

/** Takes the thread that answers; questions that wait are asked at once. Null while there is none. */
export function setJudge(next: Judge | null): void {
  judge = next;
  for (const { question } of asked.values()) judge?.(question);
}

/** Hands an answer to the one who asked. */
export function setJudged(answer: JudgeAnswer): void {
  asked.get(answer.id)?.act(answer);
  asked.delete(answer.id);
}

interface Answered {
  readonly draft: Draft;
  readonly answer: JudgeAnswer;
}

/** The answer to a question about a draft; while another is awaited, the one before it stays, with its own draft. */
function useAnswer(
  draft: Draft | null,
  questionOf: (draft: Draft, id: number) => TimetableQuestion,
): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const timer = useRef(0);
  useEffect(() => {
    if (draft === null) {
      setAnswered(null);
      return;
    }
    latest += 1;
    const id = latest;
    // The draft of an edit reaches the thread with the edit itself.
    timer.current = window.setTimeout(() => {
      const question = questionOf(draft, id);
      asked.set(id, { question, act: (answer) => setAnswered({ draft, answer }) });
      judge?.(question);
    });
    return () => {
      window.clearTimeout(timer.current);
      asked.delete(id);
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

/** The numbers of an answer that is about this draft; null for any other. */
export const judgedOf = (answer: JudgedDraft | null, draft: Draft | null): JudgedTimetable | null =>
  answer !== null && answer.draft === draft ? answer.judged : null;
