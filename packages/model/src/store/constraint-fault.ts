import type { Constraint, SubjectConstraint, SubjectConstraintName } from '../records/constraint.ts';
import type { Draft } from '../records/draft.ts';
import type { Id } from '../records/id.ts';

const periodNames: readonly SubjectConstraintName[] = [
  'at period',
  'not at period',
  'before period',
  'after period',
];
const dayNames: readonly SubjectConstraintName[] = ['on day', 'not on day'];

/** Whether a subject or lesson constraint is about periods or days (its `values`) or about a target (`other`). */
export function needOf(name: SubjectConstraintName): 'periods' | 'days' | 'target' {
  if (periodNames.includes(name)) return 'periods';
  return dayNames.includes(name) ? 'days' : 'target';
}

/**
 * Why a constraint whose references all exist still does not fit the draft (a cell or value outside the
 * grid, a missing target, an empty list), in words; null when it fits.
 */
export function constraintFault(draft: Draft, constraint: Constraint): string | null {
  switch (constraint.type) {
    case 'teacher':
    case 'group':
    case 'classroom': {
      if (constraint.type === 'group' && draft.groups[constraint.base]?.structure !== constraint.structure) {
        return 'its class is in another schedule structure';
      }
      if (constraint.day >= draft.schoolData.days.length) return `there is no day ${constraint.day}`;
      return outside(draft, constraint.structure, constraint.period);
    }
    case 'subject':
    case 'lesson':
      return subjectFault(draft, constraint);
    case 'consecutive':
      return constraint.subjects.length === 0 ? 'it names no subject' : null;
    case 'notConsecutive': {
      if (constraint.subjectsA.length === 0 || constraint.subjectsB.length === 0)
        return 'a side names no subject';
      const both = constraint.subjectsA.find((id) => constraint.subjectsB.includes(id));
      return both === undefined ? null : `subject '${both}' is on both sides`;
    }
    case 'splitAround': {
      const structure = draft.subjects[constraint.subjects[0] ?? '']?.structure;
      if (structure === undefined) return 'it names no subject';
      return outside(draft, structure, constraint.periodIndex);
    }
    case 'lessons':
      return constraint.lessons.length === 0 ? 'it names no lesson' : null;
    default:
      return null;
  }
}

function subjectFault(draft: Draft, constraint: SubjectConstraint): string | null {
  const need = needOf(constraint.constraint);
  if (need === 'target') return constraint.other === null ? 'it has no target' : null;
  if (constraint.values.length === 0) return `it names no ${need}`;
  const structure = structureOf(draft, constraint);
  const limit = need === 'days' ? draft.schoolData.days.length : periodCount(draft, structure);
  const stray = constraint.values.find((value) => value >= limit);
  return stray === undefined ? null : `there is no ${need === 'days' ? 'day' : 'period'} ${stray}`;
}

/** The structure in which the base of a subject or lesson constraint is taught. */
export function structureOf(draft: Draft, constraint: SubjectConstraint): Id | undefined {
  const base =
    constraint.type === 'subject' ? draft.subjects[constraint.base] : draft.lessons[constraint.base];
  return base?.structure;
}

function periodCount(draft: Draft, structure: Id | undefined): number {
  return draft.schoolData.structures[structure ?? '']?.periods.length ?? 0;
}

function outside(draft: Draft, structure: Id, period: number): string | null {
  return period < periodCount(draft, structure)
    ? null
    : `there is no period ${period} in structure '${structure}'`;
}
