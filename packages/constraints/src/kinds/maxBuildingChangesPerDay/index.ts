import type { Placed, Timetable } from '@bellgrid/model';
import * as z from 'zod';
import { dayViolation } from '../../amounts/day-load.ts';
import {
  aTeacher,
  lessonsOfPerson,
  limitDuplicates,
  personMatches,
  personName,
  personReferences,
  personShape,
  totalAmount,
} from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted } from '../../names/names.ts';
import type { Violation } from '../../violation.ts';

const params = z.object({ ...personShape, maxChanges: z.int().min(0) });
type Params = z.infer<typeof params>;

/** Changes of building over a day's lessons in order; lessons without a building are passed over. */
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
      return dayViolation(draft, placed, day, changes - params.maxChanges, (name) => {
        const count = counted(changes, 'time');
        return `${personName(draft, params)} changes building ${count} on ${name}, at most ${params.maxChanges} wanted`;
      });
    }),
  );
}

export const maxBuildingChangesPerDay = defineConstraint<Params>({
  kind: 'maxBuildingChangesPerDay',
  family: 'teacherOrGroup',
  category: 'workload',
  params,
  definition: 'Σ over days max(0, changes of building from lesson to lesson − n).',
  beyond: true,
  fet: 'Teacher or students max building changes per day',
  defaults: () => ({ ...aTeacher, maxChanges: 0 }),
  references: personReferences,
  duplicates: limitDuplicates(({ maxChanges }) => maxChanges),
  sentence: (params, draft) =>
    `${personName(draft, params)} changes building at most ${counted(params.maxChanges, 'time')} a day`,
  loosen: (params) => ({ ...params, maxChanges: params.maxChanges + 1 }),
  matches,
  post: (params, builder) => {
    if (!builder.draft.config.isClassroomsEnabled) return;
    const lessons = lessonsOfPerson(builder.draft, params);
    builder.plainly(lessons, (timetable) => totalAmount(matches(params, timetable)), true);
  },
});
