import type { Constraint } from '@bellgrid/model';
import { kinds } from '../kinds/registry.ts';
import type { AnyKind, Family } from '../rule-forms/define-constraint.ts';

const FAMILIES: Record<Constraint['type'], readonly Family[]> = {
  teacher: ['calendar'],
  group: ['calendar'],
  classroom: ['calendar'],
  subject: ['subject'],
  lesson: ['subject'],
  teacherConstraint: ['teacher', 'teacherOrGroup'],
  groupConstraint: ['group', 'teacherOrGroup'],
  subjectConstraint: ['ofSubject'],
  consecutive: ['workload'],
  notConsecutive: ['workload'],
  splitAround: ['workload'],
  lessons: ['lessons'],
};

const byName = new Map<string, AnyKind>(
  Object.values<AnyKind>(kinds).map((kind) => [`${kind.family} ${kind.name}`, kind]),
);

function nameOf(constraint: Constraint): string {
  if (constraint.type === 'teacher') return 'teacherCalendar';
  if (constraint.type === 'group') return 'groupCalendar';
  if (constraint.type === 'classroom') return 'classroomCalendar';
  return 'constraint' in constraint ? constraint.constraint : constraint.type;
}

/** The kind that a stored constraint belongs to; undefined for a name that no kind has. */
export function kindOf(constraint: Constraint): AnyKind | undefined {
  const name = nameOf(constraint);
  for (const family of FAMILIES[constraint.type]) {
    const kind = byName.get(`${family} ${name}`);
    if (kind) return kind;
  }
  return undefined;
}
