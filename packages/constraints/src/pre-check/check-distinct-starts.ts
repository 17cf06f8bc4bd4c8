import { type Id, type Lesson, leastNeed, MOST_NAMED, type Sharing, value } from '@bellgrid/model';
import type { AtomPlace } from '../compile/places.ts';
import type { PlannedUnit } from '../compile/plan.ts';
import { push } from '../read/draft-index.ts';
import { availableByDay, structuresOf, sum } from './available-periods.ts';
import { aboutItem, type CheckContext, found } from './check-context.ts';
import type { PreCheckEvent } from './event.ts';
import { violatingRooms } from './max-flow.ts';

/**
 * The lessons of a teacher or class that may not share time have starts enough to be given different ones (Hall's
 * condition, by a flow): an exam day has to have a cell for each of its lessons. Who has too few periods at all has been
 * reported by their number.
 */
export function* checkDistinctStarts(context: CheckContext): Iterable<PreCheckEvent> {
  const reported = new Set<Lesson>();
  for (const [type, persons] of [
    ['group', context.byGroup],
    ['teacher', context.byTeacher],
  ] as const) {
    // Divisions and permissions are about classes: a teacher has one lesson at a time.
    const sharing: Sharing = type === 'group' ? context.planned.sharing : () => false;
    for (const [id, lessons] of persons) {
      if (isOverloaded(context, { type, id }, lessons, sharing)) continue;
      for (const units of unitsByPlaces(context, lessons)) {
        const short = shortOf(units, sharing);
        if (short === null || short.lessons.some((lesson) => reported.has(lesson))) continue;
        for (const lesson of short.lessons) reported.add(lesson);
        yield report({ type, id }, short.lessons, short.available);
      }
    }
  }
}

type Person = { readonly type: 'group' | 'teacher'; readonly id: Id };

function isOverloaded(
  { draft, solveAnyway }: CheckContext,
  { type, id }: Person,
  lessons: readonly Lesson[],
  sharing: Sharing,
): boolean {
  const available = availableByDay(draft, type, id, structuresOf(lessons), solveAnyway);
  return leastNeed(lessons, sharing) > sum(available);
}

/** The units of one lesson that have a choice, by equal lists of places: of one structure and length. */
function unitsByPlaces({ planned }: CheckContext, lessons: readonly Lesson[]): Iterable<PlannedUnit[]> {
  const { units, unitOf } = planned.plan;
  const lists = new Map<readonly AtomPlace[], PlannedUnit[]>();
  for (const { id } of lessons) {
    const unit = units[unitOf.get(id)!]!;
    // Lessons that a run pairs off to place them together may have more places each than all of them have.
    if (unit.isFixed || unit.lessons.length > 1 || !unit.allowed.includes(1)) continue;
    push(lists, unit.places, unit);
  }
  return lists.values();
}

/** Lessons no two of which may share time and that have fewer starts than they are. */
function shortOf(units: readonly PlannedUnit[], sharing: Sharing) {
  const chosen: PlannedUnit[] = [];
  for (const unit of units.toSorted((a, b) => startsOf(a).length - startsOf(b).length)) {
    const [lesson] = unit.lessons;
    if (chosen.every(({ lessons: [other] }) => !sharing(lesson!, other!))) chosen.push(unit);
  }
  const demands = chosen.map((unit) => ({ rooms: startsOf(unit), amount: 1 }));
  const capacities = (units[0]?.places ?? []).map(() => 1);
  const short = violatingRooms(demands, capacities);
  if (short === null) return null;
  const lessons = chosen.filter((_, index) => demands[index]!.rooms.every((start) => short.has(start)));
  return { lessons: lessons.flatMap((unit) => unit.lessons), available: short.size };
}

function startsOf({ allowed }: PlannedUnit): number[] {
  return [...allowed].flatMap((isAllowed, index) => (isAllowed === 1 ? [index] : []));
}

function report(item: Person, lessons: readonly Lesson[], available: number): PreCheckEvent {
  const ids = lessons.map(({ id }) => id);
  const values = {
    person: value.item(item.type, item.id),
    lessons: value.items('lesson', ids, MOST_NAMED),
    count: lessons.length,
    available,
  };
  const about = { ...aboutItem(item, lessons), lessons: ids };
  return found({ code: 'findings.fewStarts', values, about }, { item, available, scheduled: lessons.length });
}
