import { type Lesson, value } from '@bellgrid/model';
import { computed } from '../read/memo.ts';
import { neededOf } from '../read/needed-of.ts';
import { availableByDay, structuresOf, sum } from './available-periods.ts';
import {
  aboutItem,
  type Calendars,
  type CheckContext,
  calendarsOf,
  found,
  periodsOfLessons,
} from './check-context.ts';
import type { PreCheckEvent } from './event.ts';
import { violatingRooms } from './max-flow.ts';

/**
 * Every set of rooms has capacity for the lessons that can only use rooms of it. Reports a violating set,
 * then leaves its lessons out and checks the others.
 * @returns the calendars of the rooms of each set, if they are the only cause.
 */
export function* checkRooms(context: CheckContext): Generator<PreCheckEvent, Calendars[]> {
  const tooClosed: Calendars[] = [];
  const { draft, solveAnyway, planned } = context;
  if (!draft.config.isClassroomsEnabled) return tooClosed;
  const rooms = Object.keys(draft.classrooms);
  const index = new Map(rooms.map((room, position) => [room, position]));
  const needs = planned.plan.units.flatMap((unit) => unit.needs).filter((need) => need.rooms.size > 0);
  const structures = structuresOf(needs.map((need) => need.lesson));
  const capacities = rooms.map((room) =>
    sum(availableByDay(draft, 'classroom', room, structures, solveAnyway)),
  );
  let demands = groupByRooms(needs, index);
  for (;;) {
    const overfull = violatingRooms(demands, capacities);
    if (!overfull) return tooClosed;
    const held = (some: readonly number[]) => sum(some.map((room) => capacities[room]!));
    const violating = neededOf(
      [...overfull],
      (some) => sum(demandsWithin(demands, some).map(({ amount }) => amount)) > held(some),
    );
    const inside = demandsWithin(demands, violating);
    const lessons = inside.flatMap((demand) => demand.lessons);
    const scheduled = periodsOfLessons(lessons);
    const available = held(violating);
    const classrooms = violating.map((room) => rooms[room]!);
    // A single room has been reported already.
    if (classrooms.length > 1) {
      const item = { type: 'classroom', id: classrooms[0]! } as const;
      const finding = {
        code: 'findings.roomsOverloaded',
        values: { rooms: value.items('classroom', classrooms), count: scheduled, available },
        about: { ...aboutItem(item, lessons), classrooms },
      };
      yield found(finding, { item, available, scheduled });
      const school = classrooms.map((id) => sum(availableByDay(draft, 'classroom', id, structures, true)));
      if (scheduled <= sum(school)) tooClosed.push(calendarsOf(context, 'classroom', classrooms));
    }
    demands = demands.filter((demand) => !inside.includes(demand));
  }
}

interface RoomDemand {
  readonly rooms: readonly number[];
  readonly amount: number;
  readonly lessons: readonly Lesson[];
}

/** Those that can use no other rooms than these. */
function demandsWithin(demands: readonly RoomDemand[], rooms: readonly number[]): RoomDemand[] {
  const own = new Set(rooms);
  return demands.filter((demand) => demand.rooms.every((room) => own.has(room)));
}

function groupByRooms(
  needs: readonly { readonly lesson: Lesson; readonly rooms: ReadonlyMap<string, number> }[],
  index: ReadonlyMap<string, number>,
): RoomDemand[] {
  const groups = new Map<string, { rooms: number[]; lessons: Lesson[] }>();
  const groupOf = (rooms: ReadonlyMap<string, number>) => {
    const list = [...rooms.keys()].flatMap((room) => index.get(room) ?? []).sort((a, b) => a - b);
    return computed(groups, list.join(' '), () => ({ rooms: list, lessons: [] }));
  };
  // Most lessons share the map of their rooms with others.
  const known = new Map<ReadonlyMap<string, number>, { readonly lessons: Lesson[] }>();
  for (const { lesson, rooms } of needs) computed(known, rooms, () => groupOf(rooms)).lessons.push(lesson);
  return [...groups.values()].map((group) => ({ ...group, amount: periodsOfLessons(group.lessons) }));
}
