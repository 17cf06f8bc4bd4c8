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

/**
 * The numbers of a timetable of the open draft, with what they count; null until they were counted, and without a
 * timetable. While another answer is awaited, the one before it stays.
 * @param draft the open draft with the places that are to be judged.
 */
export function useJudgedTimetable(draft: Draft | null): JudgedTimetable | null {
  const [judged, setAnswer] = useState<JudgedTimetable | null>(null);
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
      asked.set(id, { question, act: setAnswer });
      judge?.(question);
    });
    return () => {
      window.clearTimeout(timer.current);
      asked.delete(id);
    };
  }, [draft]);
  return judged;
}
