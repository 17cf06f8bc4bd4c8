import type { Draft } from '../draft/draft.ts';
import type { Lesson } from '../records/lesson.ts';
import type { Id } from '../values/id.ts';
import { createSharing } from './sharing.ts';

/** The rooms that the solver chooses among for a lesson (never empty), or its one room, or none. */
export type Rooms = { readonly choose: readonly Id[] } | { readonly fixed: Id | null };

const NONE: Rooms = { fixed: null };

/**
 * Returns the rooms of each lesson: the lesson's own list of viable rooms, else its subject's, is chosen
 * from; else the lesson's room, its subject's, or the class's own room when the lesson has exactly one class
 * and may share time with no other lesson of it. Without classrooms enabled, none. Compiles the draft once
 * (sharing only when a class has a room of its own).
 */
export function createRooms(draft: Draft): (lesson: Lesson) => Rooms {
  if (!draft.config.isClassroomsEnabled) return () => NONE;
  const ownRoom = createClassRooms(draft);
  return (lesson) => {
    const choose = roomsToChoose(draft, lesson);
    if (choose.length > 0) return { choose };
    return { fixed: lesson.classroom ?? draft.subjects[lesson.subject]?.classroom ?? ownRoom(lesson) };
  };
}

/** Returns the room that each lesson has now: its one room, or the chosen one; null where it has none. */
export function createPresentRoom(draft: Draft): (lesson: Lesson) => Id | null {
  const roomsOf = createRooms(draft);
  return (lesson) => {
    const rooms = roomsOf(lesson);
    return 'fixed' in rooms ? rooms.fixed : lesson.classroom;
  };
}

/** The rooms that the solver chooses among for a lesson; empty where it has one room or none. */
export function roomsToChoose(draft: Draft, lesson: Lesson): readonly Id[] {
  if (!draft.config.isClassroomsEnabled) return [];
  if (lesson.viableClassrooms.length > 0) return lesson.viableClassrooms;
  return draft.subjects[lesson.subject]?.viableClassrooms ?? [];
}

function createClassRooms(draft: Draft): (lesson: Lesson) => Id | null {
  let compiled: { sharing: ReturnType<typeof createSharing>; lessons: Map<Id, Lesson[]> } | null = null;
  return (lesson) => {
    const [group, ...others] = lesson.groups;
    const room = group === undefined || others.length > 0 ? null : draft.groups[group]?.classroom;
    if (group === undefined || room === null || room === undefined) return null;
    compiled ??= { sharing: createSharing(draft), lessons: lessonsByClass(draft) };
    const { sharing, lessons } = compiled;
    const shares = lessons.get(group)?.some((other) => other.id !== lesson.id && sharing(lesson, other));
    return shares ? null : room;
  };
}

function lessonsByClass(draft: Draft): Map<Id, Lesson[]> {
  const lessons = new Map<Id, Lesson[]>();
  for (const lesson of Object.values(draft.lessons)) {
    for (const group of lesson.groups) {
      const known = lessons.get(group);
      if (known) known.push(lesson);
      else lessons.set(group, [lesson]);
    }
  }
  return lessons;
}
