import type { VersionStatistics } from '@bellgrid/protocol';

/** Counts the records of a draft that is not validated yet; missing parts count as none. */
export function countRecords(draft: Readonly<Record<string, unknown>>): VersionStatistics {
  const size = (part: string) => recordsOf(draft[part]).length;
  return {
    groups: size('groups'),
    teachers: size('teachers'),
    classrooms: size('classrooms'),
    subjects: size('subjects'),
    lessons: size('lessons'),
    placedLessons: recordsOf(draft.lessons).filter(hasTimeSlot).length,
    constraints: size('constraints'),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const recordsOf = (records: unknown): unknown[] => (isObject(records) ? Object.values(records) : []);

const hasTimeSlot = (lesson: unknown): boolean =>
  isObject(lesson) && 'timeSlot' in lesson && isObject(lesson.timeSlot);
