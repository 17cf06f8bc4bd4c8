import type { JudgedTimetable } from '@bellgrid/constraints';
import type { Draft, Finding, Id } from '@bellgrid/model';
import { type ChosenPart, partsMissing } from './part-of-solution.ts';

/** So many reasons against a part are named. */
const MOST_REASONS = 3;

interface PartVerdict {
  /** It breaks no more hard rules than the draft's own schedule, as far as both were judged. */
  readonly isTakeable: boolean;
  readonly isBreaking: boolean;
  readonly reasons: readonly Finding[];
  /** The classes or teachers with which it might be taken. */
  readonly missing: readonly Id[];
}

/**
 * The verdict on a part of a result.
 * @param judged the draft's schedule with that part; null until it was judged.
 * @param own the draft's own schedule; null until it was judged.
 */
export function judgePart(
  draft: Draft,
  chosen: ChosenPart,
  judged: JudgedTimetable | null,
  own: JudgedTimetable | null,
): PartVerdict {
  if (judged === null || own === null)
    return { isTakeable: false, isBreaking: false, reasons: [], missing: [] };
  const isBreaking = judged.hardViolations > own.hardViolations;
  if (!isBreaking) return { isTakeable: true, isBreaking, reasons: [], missing: [] };
  const lessons = judged.broken.flatMap(({ about }) => about.lessons ?? []);
  return {
    isTakeable: false,
    isBreaking,
    reasons: judged.broken.slice(0, MOST_REASONS),
    missing: partsMissing(draft, lessons, chosen),
  };
}
