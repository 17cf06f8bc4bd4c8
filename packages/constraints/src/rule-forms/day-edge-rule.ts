import type { Lesson, Placed, Timetable } from '@bellgrid/model';
import { classmates } from '../amounts/classmates.ts';
import { type LessonSet, lessonsOfSet, setValue } from '../amounts/lesson-set.ts';
import { named, placeValue } from '../amounts/message-values.ts';
import { cellsOfPlaced } from '../amounts/unary.ts';
import { postDayEdge } from '../engine/day-edge.ts';
import type { KindRecord, RuleForm } from './define-constraint.ts';

/** The differences between the rules that put lessons at the edge of their classes' day. */
interface DayEdgeRule {
  readonly edge: 'begins' | 'ends';
  /** True when another lesson of the day lies between the lesson and the edge. */
  isBeyond(other: Placed, placed: Placed): boolean;
}

/**
 * The rule that lessons are at an edge of the day of their classes: each lesson with another one beyond it
 * counts 1.
 */
export function dayEdgeRule(
  record: KindRecord<LessonSet>,
  { edge, isBeyond }: DayEdgeRule,
): RuleForm<LessonSet> {
  function blockerOf(timetable: Timetable, lesson: Lesson, placed: Placed): Placed | undefined {
    return classmates(timetable.draft, lesson)
      .flatMap((other) => timetable.placed.get(other.id) ?? [])
      .find((other) => other.day === placed.day && isBeyond(other, placed));
  }
  return {
    record,
    reads: (params, draft) => ({ groups: lessonsOfSet(draft, params).flatMap((lesson) => lesson.groups) }),
    rule: (params) => ({ lessons: setValue(params) }),
    matches: (params, timetable) => {
      const { draft } = timetable;
      return lessonsOfSet(draft, params).flatMap((lesson) => {
        const placed = timetable.placed.get(lesson.id);
        const blocker = placed && blockerOf(timetable, lesson, placed);
        if (!blocker) return [];
        const values = {
          lesson: named('lesson', lesson.id),
          place: placeValue(placed),
          other: named('lesson', blocker.lesson.id),
        };
        return [
          {
            amount: 1,
            lessons: [lesson.id, blocker.lesson.id],
            cells: cellsOfPlaced(placed),
            message: { code: `kinds.${record.kind}.violation`, values },
          },
        ];
      });
    },
    post: (params, builder) => postDayEdge(builder, lessonsOfSet(builder.draft, params), edge),
  };
}
