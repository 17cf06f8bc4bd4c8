import { type Id, place } from '@bellgrid/model';
import { hardCells, meets } from '../read/blocked-cells.ts';
import type { LiveCheck } from './live-check.ts';

/** A classroom that a placed lesson can have. */
export interface RoomChoice {
  readonly classroom: Id;
  /** The lessons that have it at the time of the lesson. */
  readonly takenBy: readonly Id[];
  /** The classroom's calendar blocks it at that time. */
  readonly isBlocked: boolean;
}

/** The suitable classrooms of a lesson, or all of them where it has none to choose from; the free ones first. */
export function roomChoices(live: LiveCheck, id: Id): RoomChoice[] {
  const { draft } = live;
  const lesson = draft.lessons[id];
  if (!lesson || !draft.config.isClassroomsEnabled) return [];
  const rooms = live.rooms(lesson);
  const choices = 'choose' in rooms ? rooms.choose : Object.keys(draft.classrooms);
  const slot = lesson.timeSlot;
  const there =
    slot && place(lesson, draft.schoolData.structures[lesson.structure], slot.day, slot.start, null);
  const found = choices.map((classroom): RoomChoice => {
    if (!there) return { classroom, takenBy: [], isBlocked: false };
    const takenBy = live.inClassroom(classroom, there).flatMap(({ lesson: other }) => {
      return other.id === id ? [] : [other.id];
    });
    const cells = hardCells(draft, 'classroom', classroom);
    return { classroom, takenBy, isBlocked: meets(cells, there.day, there.startMinute, there.endMinute) };
  });
  const rank = ({ takenBy, isBlocked }: RoomChoice): number => (takenBy.length > 0 || isBlocked ? 1 : 0);
  return found.sort((a, b) => rank(a) - rank(b));
}
