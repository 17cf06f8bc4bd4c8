import type { Lesson, Placed, Timetable } from '@bellgrid/model';
import * as z from 'zod';
import { classmates } from '../../amounts/classmates.ts';
import { lessonSetShape, lessonsOfSet, setName, setReferences } from '../../amounts/lesson-set.ts';
import { cellsOfPlaced, whereabouts } from '../../amounts/unary.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { postDayEdge } from '../../engine/day-edge.ts';
import { lessonName } from '../../names/names.ts';
import type { Violation } from '../../violation.ts';

const params = z.object(lessonSetShape);
type Params = z.infer<typeof params>;

function blockerOf(timetable: Timetable, lesson: Lesson, placed: Placed): Placed | undefined {
  return classmates(timetable.draft, lesson)
    .flatMap((other) => timetable.placed.get(other.id) ?? [])
    .find((other) => other.day === placed.day && other.endMinute > placed.endMinute);
}

function matches(params: Params, timetable: Timetable): Violation[] {
  const { draft } = timetable;
  return lessonsOfSet(draft, params).flatMap((lesson) => {
    const placed = timetable.placed.get(lesson.id);
    const blocker = placed && blockerOf(timetable, lesson, placed);
    if (!blocker) return [];
    const name = lessonName(draft, lesson.id);
    return [
      {
        amount: 1,
        lessons: [lesson.id, blocker.lesson.id],
        cells: cellsOfPlaced(placed),
        sentence: `${name} on ${whereabouts(draft, placed)} does not end the day: ${lessonName(draft, blocker.lesson.id)} is later`,
      },
    ];
  });
}

export const endsDay = defineConstraint<Params>({
  kind: 'endsDay',
  family: 'lessons',
  category: 'subject',
  params,
  definition:
    'Lessons with a later lesson on the day of a class of theirs that may not share time with them.',
  beyond: true,
  fet: 'Activities end students day',
  defaults: () => ({ lessons: ['lesson'] }),
  references: setReferences,
  reads: (params, draft) => ({ groups: lessonsOfSet(draft, params).flatMap((lesson) => lesson.groups) }),
  sentence: (params, draft) => `${setName(draft, params)} end the day of the classes`,
  matches,
  post: (params, builder) => postDayEdge(builder, lessonsOfSet(builder.draft, params), 'ends'),
});
