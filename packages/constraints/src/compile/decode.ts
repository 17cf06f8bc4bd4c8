import type { Id, Lesson, Placement } from '@bellgrid/model';
import type { Assignment, Problem } from '@bellgrid/solver';
import type { Numbered } from './finish-problem.ts';

/** The placements of an assignment; lessons outside the problem keep theirs. */
export function decode(numbered: Numbered, problem: Problem, { start, room }: Assignment): Placement[] {
  const { plan, units, needOf, rooms } = numbered;
  const outside = plan.outsideSchool.flatMap((lesson): Placement[] =>
    lesson.timeSlot ? [{ lesson: lesson.id, timeSlot: lesson.timeSlot, classroom: lesson.classroom }] : [],
  );
  const roomOf = (lesson: Lesson): Id | null => {
    const need = needOf.get(lesson.id);
    if (need !== undefined) return rooms[room[need]!] ?? null;
    const fixed = plan.roomsOf(lesson);
    return 'fixed' in fixed && plan.draft.config.isClassroomsEnabled ? fixed.fixed : lesson.classroom;
  };
  const decoded = units.flatMap((unit, index) => {
    const at = start[index]!;
    if (at < 0) return [];
    const first = problem.startPeriod[at]!;
    const timeSlot = { day: problem.startDay[at]!, start: first, end: first + problem.startPeriodCount[at]! };
    return unit.lessons.map((lesson) => ({ lesson: lesson.id, timeSlot, classroom: roomOf(lesson) }));
  });
  return [...outside, ...decoded];
}

/**
 * The given placements (by default those of the draft) as an assignment: −1 for units without a placement, or
 * with one at no legal start.
 */
export function assignmentOf(
  { units, needs, needOffset, roomIndex }: Numbered,
  problem: Problem,
  placements?: readonly Placement[],
): Assignment {
  const given = placements && new Map(placements.map((placement) => [placement.lesson, placement]));
  const placementOf = (lesson: Lesson) => (given ? given.get(lesson.id) : lesson);
  const start = new Int32Array(units.length).fill(-1);
  const room = new Int32Array(needs.length).fill(-1);
  units.forEach((unit, index) => {
    const [slot] = unit.lessons.flatMap((lesson) => placementOf(lesson)?.timeSlot ?? []);
    if (!slot) return;
    for (let at = problem.startOffset[index]!; at < problem.startOffset[index + 1]!; at += 1) {
      if (problem.startDay[at] === slot.day && problem.startPeriod[at] === slot.start) start[index] = at;
    }
    if (start[index]! < 0) return;
    for (let need = needOffset[index]!; need < needOffset[index + 1]!; need += 1) {
      const { lesson, rooms } = needs[need]!;
      const [only, ...others] = rooms.keys();
      const wanted = others.length === 0 ? only : (placementOf(lesson)?.classroom ?? undefined);
      if (wanted !== undefined && rooms.has(wanted)) room[need] = roomIndex.get(wanted)!;
    }
  });
  return { start, room };
}
