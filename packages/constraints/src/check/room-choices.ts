import { type Id, type Lesson, place } from '@bellgrid/model';
import { hardCells, meets } from '../read/blocked-cells.ts';
import type { LiveCheck, TriedMove } from './live-check.ts';

/** A classroom that a placed lesson can have. */
export interface RoomChoice {
  readonly classroom: Id;
  /** The lessons that have it at the time of the lesson. */
  readonly takenBy: readonly Id[];
  /** The classroom's calendar blocks it at that time. */
  readonly isBlocked: boolean;
  /** The exchange of rooms with these lessons; null where one of them cannot have the lesson's room, or a hard rule would break. */
  readonly swap: RoomSwap | null;
}

/** The lessons with each other's rooms, at their times. */
export interface RoomSwap {
  readonly moves: readonly (TriedMove & { readonly classroom: Id })[];
  /** The change of the soft cost, and of the amounts of soft rules by kind. */
  readonly cost: number;
  readonly amounts: ReadonlyMap<string, number>;
}

/** The suitable classrooms of a lesson, or all of them where it has none to choose from; the free ones first. */
export function roomChoices(live: LiveCheck, id: Id): RoomChoice[] {
  const { draft } = live;
  const lesson = draft.lessons[id];
  if (!lesson || !draft.config.isClassroomsEnabled) return [];
  const slot = lesson.timeSlot;
  const there =
    slot && place(lesson, draft.schoolData.structures[lesson.structure], slot.day, slot.start, null);
  const found = roomsFor(live, lesson).map((classroom): RoomChoice => {
    if (!there) return { classroom, takenBy: [], isBlocked: false, swap: null };
    const takenBy = live.inClassroom(classroom, there).flatMap(({ lesson: other }) => {
      return other.id === id ? [] : [other.id];
    });
    const cells = hardCells(draft, 'classroom', classroom);
    const isBlocked = meets(cells, there.day, there.startMinute, there.endMinute);
    return {
      classroom,
      takenBy,
      isBlocked,
      swap: isBlocked ? null : roomSwap(live, lesson, classroom, takenBy),
    };
  });
  const rank = ({ takenBy, isBlocked }: RoomChoice): number => (takenBy.length > 0 || isBlocked ? 1 : 0);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The rooms that a lesson may be given: those it chooses among, else all. */
function roomsFor({ draft, rooms }: LiveCheck, lesson: Lesson): readonly Id[] {
  const own = rooms(lesson);
  return 'choose' in own ? own.choose : Object.keys(draft.classrooms);
}

function roomSwap(live: LiveCheck, lesson: Lesson, classroom: Id, takenBy: readonly Id[]): RoomSwap | null {
  const own = roomNow(live, lesson);
  const others = takenBy.flatMap((id) => live.draft.lessons[id] ?? []);
  if (own === null || own === classroom || others.length === 0) return null;
  if (others.some((other) => other.locked || !roomsFor(live, other).includes(own))) return null;
  const moves = [stay(lesson, classroom), ...others.map((other) => stay(other, own))];
  const { broken, cost, amounts } = live.tryMoves(moves);
  return broken.length > 0 ? null : { moves, cost, amounts };
}

function roomNow({ rooms }: LiveCheck, lesson: Lesson): Id | null {
  const room = rooms(lesson);
  return 'fixed' in room ? room.fixed : lesson.classroom;
}

const stay = ({ id, timeSlot }: Lesson, classroom: Id) => ({
  lesson: id,
  at: timeSlot && { day: timeSlot.day, start: timeSlot.start },
  classroom,
});
