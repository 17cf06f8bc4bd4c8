import type { About, Draft, Id, Lesson, NamedType } from '@bellgrid/model';
import { itemNames } from '../../../ui/fields/draft-items.ts';

/** A record that a finding is about, with the address of its card. */
export interface FindingItem {
  readonly id: Id;
  readonly name: string;
  readonly color: string;
  readonly path: string;
  /** The classes of a subject or lesson: many have the same name. */
  readonly classes: readonly string[];
}

interface NamedRecord {
  readonly name: string;
  readonly color: string;
  readonly groups?: readonly Id[];
}

/** The records of a finding that still exist: classes, teachers, classrooms, subjects, lessons. */
export function findingItems(draft: Draft, about: About): readonly FindingItem[] {
  const of = (
    type: NamedType,
    records: Readonly<Record<Id, NamedRecord>>,
    ids: readonly Id[] = [],
  ): FindingItem[] =>
    ids.flatMap((id) => {
      const record = records[id];
      const path = itemPath(draft, { type, id });
      if (!record || path === null) return [];
      const { name, color, groups = [] } = record;
      return [{ id, name, color, path, classes: itemNames(draft.groups, groups) }];
    });
  return [
    ...of('group', draft.groups, about.groups),
    ...of('teacher', draft.teachers, about.teachers),
    ...of('classroom', draft.classrooms, about.classrooms),
    ...of('subject', draft.subjects, about.subjects),
    ...of('lesson', draft.lessons, about.lessons),
  ];
}

/** The address of the card of a record; null when it is gone or has no card. */
export function itemPath(draft: Draft, { type, id }: { type: NamedType; id: Id }): string | null {
  switch (type) {
    case 'group':
      return draft.groups[id] ? `/classes/${id}` : null;
    case 'teacher':
      return draft.teachers[id] ? `/teachers/${id}` : null;
    case 'classroom':
      return draft.config.isClassroomsEnabled && draft.classrooms[id] ? `/classrooms/${id}` : null;
    case 'subject':
      return draft.subjects[id] ? `/subjects/${id}` : null;
    case 'lesson': {
      const lesson = draft.lessons[id];
      return lesson ? `/subjects/${lesson.subject}/lessons/${id}` : null;
    }
    default:
      return null;
  }
}

/** The lessons that a finding is about: those that it names, else those of its subjects, else of its people and rooms. */
export function lessonsAbout(draft: Draft, about: About): readonly Id[] {
  const { lessons = [], subjects = [], teachers = [], groups = [], classrooms = [] } = about;
  if (lessons.length > 0) return lessons;
  const isAbout = (lesson: Lesson) =>
    subjects.length > 0
      ? subjects.includes(lesson.subject)
      : lesson.teachers.some((id) => teachers.includes(id)) ||
        lesson.groups.some((id) => groups.includes(id)) ||
        (lesson.classroom !== null && classrooms.includes(lesson.classroom));
  return Object.values(draft.lessons).flatMap((lesson) => (isAbout(lesson) ? [lesson.id] : []));
}
