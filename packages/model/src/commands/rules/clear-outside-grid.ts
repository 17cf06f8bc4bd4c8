import { withinGrid } from '../../draft/constraint-grid.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import { hasSchool } from '../../timetable/school-time.ts';
import type { Id } from '../../values/id.ts';
import { rewriteLessons } from './rewrite-lessons.ts';
import { scan } from './scan.ts';
import { slotAt } from './slot-at.ts';

/** Takes the time slot from every lesson of the structures that is no longer in school. */
function clearSlotsOutOfSchool(draft: Draft, structures: ReadonlySet<Id>): void {
  const now = scan(draft);
  rewriteLessons(draft, (lesson) => {
    if (!lesson.timeSlot || !structures.has(lesson.structure)) return lesson;
    const isOpen = slotAt(now, lesson, lesson.timeSlot.day, lesson.timeSlot.start);
    return isOpen ? lesson : { ...lesson, timeSlot: null };
  });
}

/**
 * After an edit of days, periods or cells of some structures: lessons that are no longer in school lose their
 * time slot, calendar cells without school go, and so do constraints on days and periods that are gone (those
 * that name several keep the others).
 */
export function clearOutsideGrid(draft: Draft, structures: readonly Id[]): void {
  const now = scan(draft);
  clearSlotsOutOfSchool(draft, new Set(structures));
  for (const constraint of Object.values(now.constraints)) {
    const left = hasNoSchool(now, constraint) ? null : withinGrid(now, constraint);
    if (left === null) delete draft.constraints[constraint.id];
    else if (left !== constraint) draft.constraints[constraint.id] = left;
  }
}

/** True for a cell of a calendar in which there is no school. */
function hasNoSchool(draft: Draft, constraint: Constraint): boolean {
  if (!('structure' in constraint)) return false;
  const structure = draft.schoolData.structures[constraint.structure];
  return !structure || !hasSchool(structure, constraint.day, constraint.period);
}
