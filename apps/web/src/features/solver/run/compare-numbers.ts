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

export type Verdict = 'better' | 'worse' | 'same' | 'mixed';

/** A result beside the draft's own schedule, with the verdict on it. */
export interface BesideOwn {
  readonly verdict: Verdict;
  readonly result: ComparedSchedule;
  readonly own: ComparedSchedule;
}

/** The verdict with what it is on; null while it is not known. */
export function besideOwn(result: ComparedSchedule, own: ComparedSchedule): BesideOwn | null {
  const verdict = judgeResult(result, own);
  return verdict && { verdict, result, own };
}

/** The verdict on a judged timetable beside another one; null while one of them is not judged. */
export const judgedVerdict = (result: JudgedTimetable | null, own: JudgedTimetable | null): Verdict | null =>
  judgeResult(judgedSchedule(result), judgedSchedule(own));

/** True when both leave out as many lessons and clash as often: then their costs decide. */
export const isByCost = ({ result, own }: BesideOwn): boolean =>
  result.unplaced === own.unplaced && result.clashes === own.clashes;

/**
 * The verdict on a result beside the draft's own schedule, null while it is not known: by lessons left out and clashes,
 * and by cost where these are alike. Mixed where one of them leaves out fewer lessons and the other clashes less.
 */
function judgeResult(result: ComparedSchedule, own: ComparedSchedule): Verdict | null {
  if (result.clashes === null || own.clashes === null) return null;
  const [left, clashing] = [result.unplaced - own.unplaced, result.clashes - own.clashes];
  if (left * clashing < 0) return 'mixed';
  if (left !== 0 || clashing !== 0) return left + clashing < 0 ? 'better' : 'worse';
  if (result.cost === null || own.cost === null) return null;
  if (result.cost === own.cost) return 'same';
  return result.cost < own.cost ? 'better' : 'worse';
}
