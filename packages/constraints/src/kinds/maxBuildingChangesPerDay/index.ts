import { type Placed, rules, type Timetable } from '@bellgrid/model';
import type * as z from 'zod';
import { dayViolation } from '../../amounts/day-load.ts';
import { lessonsOfPerson, personMatches, personValue, totalAmount } from '../../amounts/person.ts';
import type { Violation } from '../../read/violation.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

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
        values: { base: personValue(params), count: changes, day, max: params.maxChanges },
      }));
    }),
  );
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
    builder.plainly(lessons, (timetable) => totalAmount(matches(params, timetable)), true);
  },
});
