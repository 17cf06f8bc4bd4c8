import {
  compareNames,
  createAvailablePeriods,
  createScheduledPeriods,
  type Draft,
  type Id,
  type Subject,
  type Teacher,
} from '@bellgrid/model';
import { oncePer } from '../draft/once-per.ts';

/** What a teacher's card says besides the record. */
export interface TeacherFacts {
  readonly subjects: readonly Subject[];
  /** Periods per cycle that the teacher's lessons take. */
  readonly taught: number;
  /** Periods per cycle in which the teacher can work. */
  readonly available: number;
  readonly rules: number;
}

/** The facts of any teacher; the calendars and lessons are read once for each state of the draft. */
export const teacherFacts = oncePer((draft: Draft) => {
  const scheduled = createScheduledPeriods(draft);
  const available = createAvailablePeriods(draft);
  const all = Object.keys(draft.schoolData.structures);
  const rules = new Map<Id, number>();
  for (const each of Object.values(draft.constraints)) {
    if (each.type === 'teacherConstraint') rules.set(each.base, (rules.get(each.base) ?? 0) + 1);
  }
  const known = new Map<Id, TeacherFacts>();
  return (teacher: Teacher): TeacherFacts => {
    const before = known.get(teacher.id);
    if (before) return before;
    const subjects = teacher.subjects.flatMap((id) => draft.subjects[id] ?? []);
    const structures = new Set(subjects.map(({ structure }) => structure));
    const facts = {
      subjects: subjects.toSorted((a, b) => compareNames(a.name, b.name)),
      taught: scheduled.teacher(teacher.id).max,
      // One who teaches nothing yet could teach anywhere.
      available: available('teacher', teacher.id, structures.size > 0 ? [...structures] : all),
      rules: rules.get(teacher.id) ?? 0,
    };
    known.set(teacher.id, facts);
    return facts;
  };
});
