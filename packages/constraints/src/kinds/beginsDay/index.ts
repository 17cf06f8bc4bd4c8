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
    .find((other) => other.day === placed.day && other.startMinute < placed.startMinute);
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
        sentence: `${name} on ${whereabouts(draft, placed)} does not begin the day: ${lessonName(draft, blocker.lesson.id)} is earlier`,
      },
    ];
  });
}

export const beginsDay = defineConstraint<Params>({
  kind: 'beginsDay',
  family: 'lessons',
  category: 'subject',
  params,
  definition:
    'Lessons with an earlier lesson on the day of a class of theirs that may not share time with them.',
  beyond: true,
  defaults: () => ({ lessons: ['lesson'] }),
  references: setReferences,
  reads: (params, draft) => ({ groups: lessonsOfSet(draft, params).flatMap((lesson) => lesson.groups) }),
  sentence: (params, draft) => `${setName(draft, params)} begin the day of the classes`,
  matches,
  post: (params, builder) => postDayEdge(builder, lessonsOfSet(builder.draft, params), 'begins'),
});
