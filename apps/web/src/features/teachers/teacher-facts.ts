import {
  createAvailablePeriods,
  createScheduledPeriods,
  type Draft,
  type Id,
  isScope,
  type Subject,
  type Teacher,
  teacherStructures,
} from '@bellgrid/model';
import { isolated } from '@bellgrid/texts';
import { oncePer } from '../../document/draft/once-per.ts';
import { compareForReader } from '../../platform/texts/name-order.ts';
import { itemNames } from '../../ui/fields/draft-items.ts';

interface SubjectOfTeacher {
  readonly id: Id;
  readonly name: string;
  readonly color: string;
}

/** The facts on a teacher's card beyond the record. */
export interface TeacherFacts {
  /** One for each name, with the classes that have it. */
  readonly subjects: readonly SubjectOfTeacher[];
  /** Periods per cycle that the teacher's lessons take. */
  readonly taught: number;
  /** Periods per cycle in which the teacher can work; Infinity while the week is not built. */
  readonly available: number;
  readonly rules: number;
  /** The structure of most of the teacher's subjects; that which is first where there are none. */
  readonly structure: Id;
}

/** The facts of any teacher; the calendars and lessons are read once for each state of the draft. */
export const teacherFacts = oncePer((draft: Draft) => {
  const scheduled = createScheduledPeriods(draft);
  const available = createAvailablePeriods(draft);
  const all = Object.keys(draft.schoolData.structures);
  const rules = new Map<Id, number>();
  for (const each of Object.values(draft.constraints)) {
    if (each.type === 'teacherConstraint' && !isScope(each.base))
      rules.set(each.base, (rules.get(each.base) ?? 0) + 1);
  }
  const known = new Map<Id, TeacherFacts>();
  return (teacher: Teacher): TeacherFacts => {
    const before = known.get(teacher.id);
    if (before) return before;
    const subjects = teacher.subjects.flatMap((id) => draft.subjects[id] ?? []);
    const used = teacherStructures(draft, teacher);
    const isUnbuilt = used.some((id) => draft.schoolData.structures[id]?.isUninitialized);
    const facts = {
      subjects: byName(draft, subjects),
      taught: scheduled.teacher(teacher.id).max,
      available: isUnbuilt ? Number.POSITIVE_INFINITY : available('teacher', teacher.id, used),
      rules: rules.get(teacher.id) ?? 0,
      structure: mostOf(subjects.map(({ structure }) => structure)) ?? all[0] ?? '',
    };
    known.set(teacher.id, facts);
    return facts;
  };
});

function mostOf(ids: readonly Id[]): Id | undefined {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** 'Mathematics: 9A, 9B': a school has a Mathematics for each class, and the teacher several of them. */
function byName(draft: Draft, subjects: readonly Subject[]): SubjectOfTeacher[] {
  const all = new Map<string, Subject[]>();
  for (const subject of subjects) all.set(subject.name, [...(all.get(subject.name) ?? []), subject]);
  return [...all.entries()]
    .sort(([a], [b]) => compareForReader(a, b))
    .flatMap(([name, same]) => {
      const groups = itemNames(draft.groups, [...new Set(same.flatMap((subject) => subject.groups))]);
      const list = groups.sort(compareForReader).map(isolated).join(', ');
      const label = list === '' ? name : `${isolated(name)}: ${list}`;
      return same.slice(0, 1).map(({ id, color }) => ({ id, name: label, color }));
    });
}
