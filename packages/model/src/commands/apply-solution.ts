import * as z from 'zod';
import { lessonsInScope } from '../queries/lessons-in-scope.ts';
import { solutionSchema } from '../records/solution.ts';
import { createRooms } from '../timetable/rooms.ts';
import { defineCommand } from './define-command.ts';
import { scan } from './rules/scan.ts';
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
    const before = scan(draft);
    const rooms = createRooms(before);
    const placements = new Map(solution.placements.map((placement) => [placement.lesson, placement]));
    const scope = new Set([...lessonsInScope(before).map((lesson) => lesson.id), ...solution.unplaced]);
    for (const old of Object.values(before.lessons)) {
      const lesson = draft.lessons[old.id];
      if (!lesson || (old.locked && old.timeSlot)) continue;
      const placement = placements.get(old.id);
      if (!placement) {
        if (scope.has(old.id) && old.timeSlot) lesson.timeSlot = null;
        continue;
      }
      const slot = slotAt(before, old, placement.timeSlot.day, placement.timeSlot.start);
      lesson.timeSlot = slot;
      if (!slot || !('choose' in rooms(old))) continue;
      const known = placement.classroom !== null && draft.classrooms[placement.classroom];
      lesson.classroom = known ? placement.classroom : null;
    }
  },
});
