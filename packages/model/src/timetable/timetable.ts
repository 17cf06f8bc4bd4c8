import type { Draft } from '../draft/draft.ts';
import type { Lesson } from '../records/lesson.ts';
import type { Placement } from '../records/solution.ts';
import type { Id } from '../values/id.ts';
import { type Placed, place } from './placed.ts';
import { createRooms } from './rooms.ts';

/** A draft with a place for some of its lessons. `placed` is by lesson id, in the draft's order. */
export interface Timetable {
  readonly draft: Draft;
  readonly placed: ReadonlyMap<Id, Placed>;
  readonly unplaced: readonly Lesson[];
}

/**
 * The timetable of the lessons' own time slots and rooms, or of `placements` alone (lessons without one are
 * then unplaced). Only day and start are read: the end follows from the lesson's length. A lesson whose room
 * is fixed has that room whatever a placement says. Placements of unknown lessons are ignored.
 */
export function timetableOf(draft: Draft, placements?: readonly Placement[]): Timetable {
  const rooms = createRooms(draft);
  const given = placements && new Map(placements.map((placement) => [placement.lesson, placement]));
  const placed = new Map<Id, Placed>();
  const unplaced: Lesson[] = [];
  for (const lesson of Object.values(draft.lessons)) {
    const placement = given ? given.get(lesson.id) : lesson;
    if (!placement?.timeSlot) {
      unplaced.push(lesson);
      continue;
    }
    const { day, start } = placement.timeSlot;
    const room = rooms(lesson);
    const chosen = draft.config.isClassroomsEnabled ? placement.classroom : null;
    const classroom = 'fixed' in room ? room.fixed : chosen;
    placed.set(
      lesson.id,
      place(lesson, draft.schoolData.structures[lesson.structure], day, start, classroom),
    );
  }
  return { draft, placed, unplaced };
}
