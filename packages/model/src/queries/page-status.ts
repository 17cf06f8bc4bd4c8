import type { Draft } from '../draft/draft.ts';

export type PageStatus = 'OK' | 'INCOMPLETE' | 'ERROR';

/**
 * The completeness of the school's basic data: days, and a teacher, a class or (when enabled) a classroom.
 */
export function structureStatus(draft: Draft): PageStatus {
  const has = (records: object) => Object.keys(records).length > 0;
  const hasItems =
    has(draft.teachers) || has(draft.groups) || (draft.config.isClassroomsEnabled && has(draft.classrooms));
  return draft.schoolData.days.length > 0 && hasItems ? 'OK' : 'INCOMPLETE';
}

/** An error while there are no classes. */
export function groupStatus(draft: Draft): PageStatus {
  return Object.keys(draft.groups).length > 0 ? 'OK' : 'ERROR';
}
