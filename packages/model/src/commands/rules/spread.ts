import type { Draft } from '../../draft/draft.ts';
import { adjustedSpread } from '../../queries/adjusted-spread.ts';
import type { Subject } from '../../records/subject.ts';

/** Keeps the spread sensible when the number of a subject's lessons changes from `before`. */
export function adjustSpread(draft: Draft, subject: Subject, before: number): void {
  const spread = subject.lessonsSpreadConstraint;
  const counts = { before, now: subject.lessons.length };
  spread.constraint = adjustedSpread(draft, subject.structure, spread.constraint, counts);
}
