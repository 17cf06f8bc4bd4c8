import { rules } from '@bellgrid/model';
import { lessonsOfSet, setValue } from '../../amounts/lesson-set.ts';
import { named } from '../../amounts/message-values.ts';
import { cellsOfPlaced } from '../../amounts/unary.ts';
import { placedAndUnplaced } from '../../read/timetable-index.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

export const roomPreference = defineConstraint({
  record: rules.roomPreference,
  category: 'subject',
  definition: 'Lessons placed in another classroom; a lesson without one does not count.',
  beyond: true,
  fet: 'Activity, subject or students preferred room(s) below weight 100',
  xhstt: 'PreferResources',
  rule: (params) => ({ lessons: setValue(params), classrooms: named('classroom', params.classrooms) }),
  matches: (params, timetable) => {
    const { draft } = timetable;
    const rooms = new Set(params.classrooms);
    const { placed } = placedAndUnplaced(timetable, lessonsOfSet(draft, params));
    return placed.flatMap((each) => {
      if (each.classroom === null || rooms.has(each.classroom)) return [];
      const values = {
        lesson: named('lesson', each.lesson.id),
        classroom: named('classroom', each.classroom),
        classrooms: named('classroom', params.classrooms),
      };
      const message = { code: 'kinds.roomPreference.violation', values };
      return [{ amount: 1, lessons: [each.lesson.id], cells: cellsOfPlaced(each), message }];
    });
  },
  post: (params, builder) => {
    const rooms = new Set(params.classrooms);
    builder.rooms(lessonsOfSet(builder.draft, params), (room) => (rooms.has(room) ? 0 : 1));
  },
});
