import type { Draft } from '../draft/draft.ts';
import { schoolPeriods } from '../timetable/school-time.ts';
import type { Id } from '../values/id.ts';
import { compareNames } from './compare-names.ts';

/** Subjects without a teacher; only of interest while there are teachers. */
export function subjectsWithoutTeachers(draft: Draft): Id[] {
  if (Object.keys(draft.teachers).length === 0) return [];
  return idsWhere(draft.subjects, (subject) => subject.teachers.length === 0);
}

/** Teachers who teach nothing. */
export function teachersWithoutSubjects(draft: Draft): Id[] {
  return idsWhere(draft.teachers, (teacher) => teacher.subjects.length === 0);
}

/** Subjects with no lessons, which will not appear in the schedule. */
export function subjectsWithoutLessons(draft: Draft): Id[] {
  return idsWhere(draft.subjects, (subject) => subject.lessons.length === 0);
}

/** Subjects with a lesson that has more periods than the longest day of their structure, once it is built, has with school. */
export function subjectsTooLong(draft: Draft): Id[] {
  const longest = new Map<Id, number>();
  for (const structure of Object.values(draft.schoolData.structures)) {
    const days = draft.schoolData.days.map((_, day) => schoolPeriods(structure, day).length);
    longest.set(structure.id, structure.isUninitialized ? Number.POSITIVE_INFINITY : Math.max(0, ...days));
  }
  return idsWhere(draft.subjects, (subject) => {
    const periods = longest.get(subject.structure) ?? 0;
    return subject.lessons.some((id) => (draft.lessons[id]?.numPeriods ?? 0) > periods);
  });
}

/** By name, as the lists show them. */
function idsWhere<T extends { id: Id; name: string }>(
  records: Record<Id, T>,
  matches: (record: T) => boolean,
): Id[] {
  return Object.values(records)
    .filter(matches)
    .sort((a, b) => compareNames(a.name, b.name))
    .map((record) => record.id);
}
