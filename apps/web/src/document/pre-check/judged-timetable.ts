import type { JudgedTimetable } from '@bellgrid/constraints';
import { type Draft, placementsOf } from '@bellgrid/model';
import { useEffect, useRef, useState } from 'react';
import type { JudgeQuestion } from './pre-check-messages.ts';

type Judge = (question: JudgeQuestion) => void;

let judge: Judge | null = null;
let latest = 0;
const asked = new Map<
  number,
  { readonly question: JudgeQuestion; readonly act: (judged: JudgedTimetable) => void }
>();

/** Takes the thread that answers; questions that wait are asked at once. Null while there is none. */
export function setJudge(next: Judge | null): void {
  judge = next;
  for (const { question } of asked.values()) judge?.(question);
}

/** Hands an answer to the one who asked. */
export function setJudged(id: number, judged: JudgedTimetable): void {
  asked.get(id)?.act(judged);
  asked.delete(id);
}

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
  const [answer, setAnswer] = useState<JudgedDraft | null>(null);
  const timer = useRef(0);
  useEffect(() => {
    if (draft === null) {
      setAnswer(null);
      return;
    }
    latest += 1;
    const id = latest;
    // The draft of an edit reaches the thread with the edit itself.
    timer.current = window.setTimeout(() => {
      const question: JudgeQuestion = { kind: 'judge', id, placements: placementsOf(draft) };
      asked.set(id, { question, act: (judged) => setAnswer({ draft, judged }) });
      judge?.(question);
    });
    return () => {
      window.clearTimeout(timer.current);
      asked.delete(id);
    };
  }, [draft]);
  return answer;
}

/** The numbers of `useJudgedDraft`; they may be those of the timetable before. */
export const useJudgedTimetable = (draft: Draft | null): JudgedTimetable | null =>
  useJudgedDraft(draft)?.judged ?? null;

/** The numbers of an answer that is about this draft; null for any other. */
export const judgedOf = (answer: JudgedDraft | null, draft: Draft | null): JudgedTimetable | null =>
  answer !== null && answer.draft === draft ? answer.judged : null;
