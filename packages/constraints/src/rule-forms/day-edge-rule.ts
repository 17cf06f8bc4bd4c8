import type { Lesson, Placed, Timetable } from '@bellgrid/model';
import * as z from 'zod';
import { classmates } from '../amounts/classmates.ts';
import {
  type LessonSet,
  lessonSetShape,
  lessonsOfSet,
  setName,
  setReferences,
} from '../amounts/lesson-set.ts';
import { cellsOfPlaced, whereabouts } from '../amounts/unary.ts';
import type { RuleForm } from '../define-constraint.ts';
import { postDayEdge } from '../engine/day-edge.ts';
import { lessonName } from '../names/names.ts';

/** What tells the rules apart that put lessons at the edge of their classes' day. */
interface DayEdgeRule {
  readonly edge: 'begins' | 'ends';
  /** Whether another lesson of the day lies between the lesson and the edge. */
  isBeyond(other: Placed, placed: Placed): boolean;
  /** "{lessons} {says} of the classes" is the rule, and "{lesson} does not {says}: {other} {because}" its breach. */
  readonly says: string;
  readonly because: string;
}

/**
 * The rule that lessons stand at an edge of the day of their classes:
 * each lesson beyond which there is another counts 1.
 */
export function dayEdgeRule({ edge, isBeyond, says, because }: DayEdgeRule): RuleForm<LessonSet> {
  function blockerOf(timetable: Timetable, lesson: Lesson, placed: Placed): Placed | undefined {
    return classmates(timetable.draft, lesson)
      .flatMap((other) => timetable.placed.get(other.id) ?? [])
      .find((other) => other.day === placed.day && isBeyond(other, placed));
  }
  return {
    params: z.object(lessonSetShape),
    defaults: () => ({ lessons: ['lesson'] }),
    references: setReferences,
    reads: (params, draft) => ({ groups: lessonsOfSet(draft, params).flatMap((lesson) => lesson.groups) }),
    sentence: (params, draft) => `${setName(draft, params)} ${says} of the classes`,
    matches: (params, timetable) => {
      const { draft } = timetable;
      return lessonsOfSet(draft, params).flatMap((lesson) => {
        const placed = timetable.placed.get(lesson.id);
        const blocker = placed && blockerOf(timetable, lesson, placed);
        if (!blocker) return [];
        const name = `${lessonName(draft, lesson.id)} on ${whereabouts(draft, placed)}`;
        return [
          {
            amount: 1,
            lessons: [lesson.id, blocker.lesson.id],
            cells: cellsOfPlaced(placed),
            sentence: `${name} does not ${says}: ${lessonName(draft, blocker.lesson.id)} ${because}`,
          },
        ];
      });
    },
    post: (params, builder) => postDayEdge(builder, lessonsOfSet(builder.draft, params), edge),
  };
}
