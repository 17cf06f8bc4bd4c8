import * as z from 'zod';
import { lessonsInScope } from '../queries/lessons-in-scope.ts';
import { solutionSchema } from '../records/solution.ts';
import { createRooms } from '../timetable/rooms.ts';
import { defineCommand } from './define-command.ts';
import { slotAt } from './rules/slot-at.ts';

/**
 * Takes over a solver's timetable. Lessons in scope that it does not place lose their time slot, as do those
 * whose placement the structure has no room for. Locked lessons with a time slot keep what they have, and a
 * room is taken over only by lessons whose room the solver chooses. Placements of unknown lessons are skipped.
 */
export const applySolution = defineCommand({
  name: 'applySolution',
  label: 'command.applySolution',
  args: z.object({ solution: solutionSchema }),
  run(draft, { solution }) {
    const rooms = createRooms(draft);
    const placements = new Map(solution.placements.map((placement) => [placement.lesson, placement]));
    const scope = new Set([...lessonsInScope(draft).map((lesson) => lesson.id), ...solution.unplaced]);
    for (const lesson of Object.values(draft.lessons)) {
      if (lesson.locked && lesson.timeSlot) continue;
      const placement = placements.get(lesson.id);
      if (!placement) {
        if (scope.has(lesson.id) && lesson.timeSlot) lesson.timeSlot = null;
        continue;
      }
      const slot = slotAt(draft, lesson, placement.timeSlot.day, placement.timeSlot.start);
      lesson.timeSlot = slot;
      if (!slot || !('choose' in rooms(lesson))) continue;
      const known = placement.classroom !== null && draft.classrooms[placement.classroom];
      lesson.classroom = known ? placement.classroom : null;
    }
  },
});
