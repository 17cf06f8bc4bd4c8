import type { Draft, Placement } from '@bellgrid/model';
import type { CompiledDraft, Judge } from './judge.ts';
import { hardViolationsOfLocked } from './judged-solution.ts';

/** A timetable with the number of lessons in scope that stand in it. */
export interface Standing {
  readonly placements: readonly Placement[];
  readonly placed: number;
}

/** The lessons where they stand in the draft. */
export function standingNow({ lessons }: Draft): Placement[] {
  return Object.values(lessons).flatMap(({ id, timeSlot, classroom }) =>
    timeSlot === null ? [] : [{ lesson: id, timeSlot, classroom }],
  );
}

/** The draft's own timetable, as far as it is one that a run may end with; else null. */
export function presentTimetable(
  draft: Draft,
  judge: Judge,
  compiled: CompiledDraft,
  solveAnyway: boolean,
): Standing | null {
  const placements = standingNow(draft);
  const scope = new Set(compiled.scope);
  const placed = placements.filter(({ lesson }) => scope.has(lesson)).length;
  if (placed === 0) return null;
  const { physical, hardViolations } = judge.verify(draft, placements);
  if (physical.length > 0) return null;
  const isKept =
    hardViolations === 0 || solveAnyway || hardViolations <= hardViolationsOfLocked(draft, compiled, judge);
  return isKept ? { placements, placed } : null;
}
