import { idSchema } from '@bellgrid/model';
import * as z from 'zod';
import { lessonSetShape, lessonsOfSet, setName } from '../../amounts/lesson-set.ts';
import { cellsOfPlaced } from '../../amounts/unary.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { classroomName, lessonName, listed } from '../../names/names.ts';
import { standing } from '../../timetable-index.ts';

const params = z.object({ ...lessonSetShape, classrooms: z.array(idSchema).min(1) });
type Params = z.infer<typeof params>;

export const roomPreference = defineConstraint<Params>({
  kind: 'roomPreference',
  family: 'lessons',
  category: 'subject',
  params,
  definition: 'Lessons that stand in another classroom; a lesson without one does not count.',
  beyond: true,
  fet: 'Activity, subject or students preferred room(s) below weight 100',
  xhstt: 'PreferResources',
  defaults: () => ({ lessons: ['lesson'], classrooms: ['classroom'] }),
  references: ({ lessons, classrooms }) => ({ lessons, classrooms }),
  sentence: (params, draft) => {
    const rooms = params.classrooms.map((room) => classroomName(draft, room));
    return `${setName(draft, params)} should be in ${listed(rooms)}`;
  },
  matches: (params, timetable) => {
    const { draft } = timetable;
    const rooms = new Set(params.classrooms);
    const { placed } = standing(timetable, lessonsOfSet(draft, params));
    return placed.flatMap((each) => {
      if (each.classroom === null || rooms.has(each.classroom)) return [];
      const sentence = `${lessonName(draft, each.lesson.id)} is in ${classroomName(draft, each.classroom)}`;
      return [{ amount: 1, lessons: [each.lesson.id], cells: cellsOfPlaced(each), sentence }];
    });
  },
  post: (params, builder) => {
    const rooms = new Set(params.classrooms);
    builder.rooms(lessonsOfSet(builder.draft, params), (room) => (rooms.has(room) ? 0 : 1));
  },
});
