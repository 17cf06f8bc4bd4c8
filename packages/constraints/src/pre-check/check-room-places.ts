import { type Lesson, MOST_NAMED, value } from '@bellgrid/model';
import { distinctIds } from '../compile/findings.ts';
import type { AtomPlace } from '../compile/places.ts';
import type { PlannedUnit } from '../compile/plan.ts';
import { push } from '../read/draft-index.ts';
import { aboutItem, type CheckContext, found } from './check-context.ts';
import type { PreCheckEvent } from './event.ts';
import { violatingRooms } from './max-flow.ts';

/** A lesson of several places, with the rooms that it may have. */
interface Need {
  readonly lesson: Lesson;
  readonly rooms: readonly string[];
  readonly unit: PlannedUnit;
}

/**
 * Lessons of one length that have only some places to choose from have rooms there: a room holds as many of them as
 * such places do not overlap while it is open (Hall's condition on the rooms, for each set of places).
 */
export function* checkRoomPlaces({ draft, planned }: CheckContext): Iterable<PreCheckEvent> {
  if (!draft.config.isClassroomsEnabled) return;
  const reported = new Set<Lesson>();
  for (const needs of needsByPlaces(planned.plan.units)) {
    for (const allowed of distinctMasks(needs)) {
      const inside = needs.filter(
        ({ unit, lesson }) => !reported.has(lesson) && isWithin(unit.allowed, allowed),
      );
      const rooms = distinctIds(inside.flatMap((need) => need.rooms));
      const { places } = inside[0]?.unit ?? { places: [] };
      const open = places.filter((_, index) => allowed[index] === 1);
      const capacities = rooms.map((room) => mostApart(open, planned.builder.roomTimes.get(room)?.blocked));
      const demands = byRooms(inside, rooms);
      const short = violatingRooms(demands, capacities);
      if (short === null) continue;
      const lessons = demands.flatMap((demand) =>
        demand.rooms.every((room) => short.has(room)) ? demand.lessons : [],
      );
      for (const lesson of lessons) reported.add(lesson);
      const available = [...short].reduce((sum, room) => sum + capacities[room]!, 0);
      yield report(
        lessons,
        [...short].map((room) => rooms[room]!),
        available,
      );
    }
  }
}

/** The needs of lessons with equal lists of places: of one structure and length. */
function needsByPlaces(units: readonly PlannedUnit[]): Iterable<Need[]> {
  const found = new Map<readonly AtomPlace[], Need[]>();
  for (const unit of units) {
    // A lesson that must stay is in its room also where that is closed. Lessons that a run pairs off to place them
    // together may have more places each than all of them have.
    if (unit.isFixed || unit.lessons.length > 1 || !unit.allowed.includes(1)) continue;
    for (const { lesson, rooms } of unit.needs)
      if (rooms.size > 0) push(found, unit.places, { lesson, rooms: [...rooms.keys()], unit });
  }
  return found.values();
}

function distinctMasks(needs: readonly Need[]): Iterable<Uint8Array> {
  return new Map(needs.map(({ unit: { allowed } }) => [allowed.join(''), allowed])).values();
}

function isWithin(inner: Uint8Array, outer: Uint8Array): boolean {
  for (let index = 0; index < inner.length; index += 1) if (inner[index]! > outer[index]!) return false;
  return true;
}

/** The most of these places that do not overlap and meet no closed atom of the room. */
function mostApart(places: readonly AtomPlace[], blocked: Uint8Array | undefined): number {
  const isOpen = ({ from, to }: AtomPlace) => !blocked?.subarray(from, to).includes(1);
  let count = 0;
  let end = -1;
  for (const { from, to } of places.filter(isOpen).toSorted((a, b) => a.to - b.to || b.from - a.from)) {
    if (from < end) continue;
    count += 1;
    end = to;
  }
  return count;
}

interface Demand {
  readonly rooms: readonly number[];
  readonly amount: number;
  readonly lessons: readonly Lesson[];
}

function byRooms(needs: readonly Need[], rooms: readonly string[]): Demand[] {
  const index = new Map(rooms.map((room, at) => [room, at]));
  const groups = new Map<string, Lesson[]>();
  for (const { lesson, rooms: own } of needs)
    push(groups, own.map((room) => index.get(room)!).join(' '), lesson);
  return [...groups].map(([key, lessons]) => ({
    rooms: key.split(' ').map(Number),
    amount: lessons.length,
    lessons,
  }));
}

function report(lessons: readonly Lesson[], rooms: readonly string[], available: number): PreCheckEvent {
  const item = { type: 'classroom', id: rooms[0]! } as const;
  const ids = lessons.map(({ id }) => id);
  const finding = {
    code: 'findings.roomPlaces',
    values: {
      rooms: value.items('classroom', rooms, MOST_NAMED),
      lessons: value.items('lesson', ids, MOST_NAMED),
      count: lessons.length,
      available,
    },
    about: { ...aboutItem(item, lessons), classrooms: rooms, lessons: ids },
  };
  return found(finding, { item, available, scheduled: lessons.length });
}
