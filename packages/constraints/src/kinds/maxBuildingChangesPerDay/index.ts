import { type Draft, type Id, type Lesson, type Placed, rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation } from '../../amounts/day-load.ts';
import { limitValue } from '../../amounts/message-values.ts';
import { lessonsOfPerson, personMatches, personValue, viewsOf } from '../../amounts/person.ts';
import type { Amount, RuleView } from '../../compile/problem-builder.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

const NO_BUILDING = -1;

type Params = z.infer<typeof rules.maxBuildingChangesPerDay.params>;

/** Changes of building over a day's lessons in order; lessons without a building are skipped. */
function changesOf(draft: Timetable['draft'], placed: readonly Placed[]): number {
  const buildings = placed
    .toSorted((a, b) => a.startMinute - b.startMinute || (a.lesson.id < b.lesson.id ? -1 : 1))
    .flatMap((each) => draft.classrooms[each.classroom ?? '']?.building ?? []);
  return buildings.filter((building, index) => index > 0 && building !== buildings[index - 1]).length;
}

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  return personMatches(timetable, params, ({ days }) =>
    [...days].flatMap(([day, placed]) => {
      const changes = changesOf(draft, placed);
      return dayViolation(placed, day, changes - params.maxChanges, (day) => ({
        code: 'kinds.maxBuildingChangesPerDay.violation',
        values: {
          base: personValue(params),
          count: changes,
          day,
          limit: limitValue('wantedTimes', params.maxChanges),
        },
      }));
    }),
  );
}

/** The amount that `matches` counts, read off starts and rooms: the search asks for it at every start of a lesson. */
function amountOf(
  draft: Draft,
  params: Params,
  { units, needs, rooms, dayCount, atomsPerDay }: RuleView,
): Amount {
  const lessons = lessonsOfPerson(draft, params);
  const buildings = buildingNumbers(draft, rooms);
  const position = new Map(lessons.map((lesson, index) => [lesson, index]));
  const byId = (a: Lesson, b: Lesson) => (a.id < b.id ? -1 : 1);
  const views = viewsOf(draft, params).map((view) =>
    Int32Array.from(view.toSorted(byId), (lesson) => position.get(lesson)!),
  );
  // By atom, the first and the last building of the lessons of one view that begin there.
  const first = new Int32Array(dayCount * atomsPerDay);
  const last = new Int32Array(dayCount * atomsPerDay);
  const changes = new Int32Array(dayCount);
  return (start, room, { startDay, startAtom }) => {
    let most = 0;
    for (const view of views) {
      first.fill(NO_BUILDING);
      changes.fill(0);
      for (let i = 0; i < view.length; i++) {
        const index = view[i]!;
        const at = units[index]! < 0 ? -1 : start[units[index]!]!;
        if (at < 0 || needs[index]! < 0) continue;
        const building = buildings[room[needs[index]!]!] ?? NO_BUILDING;
        if (building === NO_BUILDING) continue;
        const atom = startAtom[at]!;
        if (first[atom] === NO_BUILDING) first[atom] = building;
        else if (last[atom] !== building) changes[startDay[at]!]! += 1;
        last[atom] = building;
      }
      let amount = 0;
      for (let day = 0; day < dayCount; day++) {
        let count = changes[day]!;
        let present = NO_BUILDING;
        for (let atom = day * atomsPerDay; atom < (day + 1) * atomsPerDay; atom++) {
          if (first[atom] === NO_BUILDING) continue;
          if (present !== NO_BUILDING && present !== first[atom]) count++;
          present = last[atom]!;
        }
        if (count > params.maxChanges) amount += count - params.maxChanges;
      }
      if (amount > most) most = amount;
    }
    return most;
  };
}

/** Returns the building of each room as a number. */
function buildingNumbers(draft: Draft, rooms: readonly Id[]): Int32Array {
  const names = rooms.map((room) => draft.classrooms[room]?.building ?? null);
  const known = [...new Set(names)];
  return Int32Array.from(names, (name) => (name === null ? NO_BUILDING : known.indexOf(name)));
}

export const maxBuildingChangesPerDay = defineConstraint({
  record: rules.maxBuildingChangesPerDay,
  category: 'workload',
  definition: 'Σ over days max(0, changes of building from lesson to lesson − n).',
  beyond: true,
  fet: 'Teacher or students max building changes per day',
  rule: (params) => ({ base: personValue(params), count: params.maxChanges }),
  loosen: (params) => ({ ...params, maxChanges: params.maxChanges + 1 }),
  matches,
  post: (params, builder) => {
    if (!builder.draft.config.isClassroomsEnabled) return;
    const lessons = lessonsOfPerson(builder.draft, params);
    builder.evaluated(lessons, (view) => amountOf(builder.draft, params, view), true);
  },
});
