import * as z from 'zod';
import { lessonsInScope } from '../queries/lessons-in-scope.ts';
import type { TimeSlot } from '../records/lesson.ts';
import { solutionSchema } from '../records/solution.ts';
import { roomsToChoose } from '../timetable/rooms.ts';
import type { Id } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { rewriteLessons } from './rules/rewrite-lessons.ts';
import { scan } from './rules/scan.ts';
import { slotAt } from './rules/slot-at.ts';

/**
 * Imports a solver's timetable. Lessons in scope that it does not place lose their time slot, as do those
 * whose placement does not fit into the structure. Locked lessons with a time slot keep it, unless the solution leaves
 * them out: then they lose the lock with the time slot. A room is imported only for lessons whose room the solver
 * chooses. Placements of unknown lessons are skipped.
 */
export const applySolution = defineCommand({
  name: 'applySolution',
  label: 'command.applySolution',
  args: z.object({ solution: solutionSchema }),
  run(draft, { solution }) {
    const before = scan(draft);
    const placements = new Map(solution.placements.map((placement) => [placement.lesson, placement]));
    const leftOut = new Set(solution.unplaced);
    // Rarely needed: the solver places all that it can.
    let scope: Set<Id> | null = null;
    const isInScope = (id: Id) => {
      scope ??= new Set([...lessonsInScope(before).map((lesson) => lesson.id), ...leftOut]);
      return scope.has(id);
    };
    rewriteLessons(draft, (lesson) => {
      if (lesson.locked && lesson.timeSlot)
        return leftOut.has(lesson.id) ? { ...lesson, timeSlot: null, locked: false } : lesson;
      const placement = placements.get(lesson.id);
      if (!placement) return lesson.timeSlot && isInScope(lesson.id) ? { ...lesson, timeSlot: null } : lesson;
      const timeSlot = slotAt(before, lesson, placement.timeSlot.day, placement.timeSlot.start);
      const isChosen = timeSlot !== null && roomsToChoose(before, lesson).length > 0;
      const known = placement.classroom !== null && before.classrooms[placement.classroom];
      const classroom = isChosen ? (known ? placement.classroom : null) : lesson.classroom;
      const isThere = isSameSlot(timeSlot, lesson.timeSlot) && classroom === lesson.classroom;
      return isThere ? lesson : { ...lesson, timeSlot, classroom };
    });
  },
});

function isSameSlot(a: TimeSlot | null, b: TimeSlot | null): boolean {
  if (a === null || b === null) return a === b;
  return a.day === b.day && a.start === b.start && a.end === b.end;
}
