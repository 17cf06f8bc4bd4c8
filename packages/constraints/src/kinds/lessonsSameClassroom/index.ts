import { type Id, idSchema, type Placed } from '@bellgrid/model';
import * as z from 'zod';
import { named } from '../../amounts/message-values.ts';
import { cellsOfPlaced } from '../../amounts/unary.ts';
import { push } from '../../read/draft-index.ts';
import { lessonsOfSubjects, placedAndUnplaced } from '../../read/timetable-index.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

/** All lessons of a subject in one room; for subjects whose room the solver chooses. */
export const lessonsSameClassroom = defineConstraint({
  kind: 'lessonsSameClassroom',
  family: 'subjectField',
  category: 'sameClassroom',
  params: z.object({ base: idSchema }),
  definition: 'max(0, distinct rooms of the placed lessons that have one − 1).',
  fet: 'Activities occupy max different rooms (1)',
  defaults: () => ({ base: 'subject' }),
  references: ({ base }) => ({ subjects: [base] }),
  rule: ({ base }) => ({ base: named('subject', base) }),
  matches: ({ base }, timetable) => {
    const { draft } = timetable;
    const rooms = new Map<Id, Placed[]>();
    for (const placed of placedAndUnplaced(timetable, lessonsOfSubjects(draft, [base])).placed) {
      if (placed.classroom !== null) push(rooms, placed.classroom, placed);
    }
    if (rooms.size < 2) return [];
    const values = {
      base: named('subject', base),
      count: rooms.size,
      classrooms: named('classroom', [...rooms.keys()]),
    };
    const all = [...rooms.values()].flat();
    return [
      {
        amount: rooms.size - 1,
        lessons: all.map((placed) => placed.lesson.id),
        cells: all.flatMap(cellsOfPlaced),
        message: { code: 'kinds.lessonsSameClassroom.violation', values },
      },
    ];
  },
  post: ({ base }, builder) => {
    const lessons = lessonsOfSubjects(builder.draft, [base]);
    const make = ({ needs, rooms }: { needs: Int32Array; rooms: readonly Id[] }) => {
      const mark = new Int32Array(rooms.length);
      let stamp = 0;
      return (_start: Int32Array, room: Int32Array) => {
        stamp += 1;
        let distinct = 0;
        for (const need of needs) {
          const taken = need < 0 ? -1 : room[need]!;
          if (taken < 0 || mark[taken] === stamp) continue;
          mark[taken] = stamp;
          distinct += 1;
        }
        return Math.max(0, distinct - 1);
      };
    };
    builder.evaluated(lessons, make, true);
  },
});
