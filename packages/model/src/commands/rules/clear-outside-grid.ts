import { constraintFault, needOf, structureOf } from '../../draft/constraint-fault.ts';
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
    const left = withinGrid(now, constraint);
    if (left === null) delete draft.constraints[constraint.id];
    else if (left !== constraint) draft.constraints[constraint.id] = left;
  }
}

function withinGrid(draft: Draft, constraint: Constraint): Constraint | null {
  if ('structure' in constraint && isCalendar(constraint)) {
    const structure = draft.schoolData.structures[constraint.structure];
    const isOpen = structure && hasSchool(structure, constraint.day, constraint.period);
    return isOpen && constraintFault(draft, constraint) === null ? constraint : null;
  }
  if (constraint.type !== 'subject' && constraint.type !== 'lesson') {
    return constraintFault(draft, constraint) === null ? constraint : null;
  }
  const need = needOf(constraint.constraint);
  if (need === 'target') return constraint;
  const periods = draft.schoolData.structures[structureOf(draft, constraint) ?? '']?.periods ?? [];
  const limit = need === 'days' ? draft.schoolData.days.length : periods.length;
  const values = constraint.values.filter((value) => value < limit);
  if (values.length === constraint.values.length) return constraint;
  return values.length === 0 ? null : { ...constraint, values };
}

function isCalendar(
  constraint: Constraint,
): constraint is Extract<Constraint, { type: 'teacher' | 'group' | 'classroom' }> {
  return constraint.type === 'teacher' || constraint.type === 'group' || constraint.type === 'classroom';
}
