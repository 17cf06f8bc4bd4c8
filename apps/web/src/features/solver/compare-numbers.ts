import type { JudgedTimetable } from '@bellgrid/constraints';
import type { JudgedNumbers } from '@bellgrid/protocol';
import { numberNames, numbersOf } from './judged-numbers.ts';

/** The figures by which two schedules are compared. */
export interface ComparedSchedule {
  readonly unplaced: number;
  /** Places where lessons clash or a hard constraint is broken; null while they are not known. */
  readonly clashes: number | null;
  readonly cost: number | null;
  /** Null while they are not counted. */
  readonly quality: JudgedNumbers | null;
}

/** The figures of a judged timetable; without one they are not known. */
export function judgedSchedule(judged: JudgedTimetable | null): ComparedSchedule {
  if (judged === null) return { unplaced: 0, clashes: null, cost: null, quality: null };
  const { quality, cost, unplaced, notKept } = judged;
  const clashes = notKept.reduce((sum, { isHard, places }) => sum + (isHard ? places : 0), 0);
  return { unplaced: unplaced.length, clashes, cost, quality };
}

const names = ['unplaced', 'clashes', ...numberNames] as const;
type ComparedName = (typeof names)[number];

/** A number of both schedules. */
export interface ComparedNumber {
  readonly name: ComparedName;
  readonly result: number | null;
  readonly own: number | null;
}

/** Each number of a result beside that of the draft's own schedule. */
export function comparedNumbers(result: ComparedSchedule, own: ComparedSchedule): readonly ComparedNumber[] {
  const [ofResult, ofOwn] = [countsOf(result), countsOf(own)];
  return names.map((name) => ({ name, result: ofResult?.[name] ?? null, own: ofOwn?.[name] ?? null }));
}

function countsOf({ unplaced, clashes, quality }: ComparedSchedule) {
  const none = { classGaps: null, teacherGaps: null, lateStarts: null, singleLessonDays: null, notMet: null };
  return { ...(quality ? numbersOf(quality) : none), unplaced, clashes };
}

export type Verdict = 'better' | 'worse' | 'same' | 'unknown';

/** A result beside the draft's own schedule. */
export interface BesideOwn {
  readonly verdict: Exclude<Verdict, 'unknown'>;
  /** The penalties of both where they decide; else null. */
  readonly penalties: { readonly result: number; readonly own: number } | null;
}

/** The verdict with what decides it; null while it is not known. */
export function besideOwn(result: ComparedSchedule, own: ComparedSchedule): BesideOwn | null {
  const verdict = judgeResult(result, own);
  if (verdict === 'unknown') return null;
  const isByCost = result.unplaced === own.unplaced && result.clashes === own.clashes;
  const penalties =
    isByCost && verdict !== 'same' && result.cost !== null && own.cost !== null
      ? { result: result.cost, own: own.cost }
      : null;
  return { verdict, penalties };
}

/** The verdict on a result beside the draft's own schedule: by lessons left out, then by clashes, then by cost. */
export function judgeResult(result: ComparedSchedule, own: ComparedSchedule): Verdict {
  for (const name of ['unplaced', 'clashes', 'cost'] as const) {
    const [a, b] = [result[name], own[name]];
    if (a === null || b === null) return 'unknown';
    if (a !== b) return a < b ? 'better' : 'worse';
  }
  return 'same';
}
