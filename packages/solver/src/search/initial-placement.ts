import type { Assignment } from '../problem/problem.ts';
import { NEVER } from './ejection.ts';
import type { Evaluator } from './evaluator.ts';
import { Trail } from './moves/trail.ts';
import type { Timetable } from './timetable.ts';

/** Places the locked units as far as resources and rooms allow; in a room of `wish` where that is free. */
export function placeLocked(timetable: Timetable, evaluator: Evaluator, wish: Assignment | null): void {
  const { problem, locked } = timetable;
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const start = problem.startOffset[unit]!;
    if (locked[unit] === 1 && evaluator.isFree(unit, start)) place(timetable, evaluator, unit, start, wish);
  }
}

/** Places what `wish` places and does not stand yet, as far as no hard rule forbids it. */
export function placeWished(timetable: Timetable, evaluator: Evaluator, wish: Assignment): void {
  const { problem } = timetable;
  const trail = new Trail(timetable);
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const start = wish.start[unit]!;
    const isLegal = start >= problem.startOffset[unit]! && start < problem.startOffset[unit + 1]!;
    if (!isLegal || timetable.start[unit]! >= 0) continue;
    if (evaluator.evaluate(unit, start, NEVER) !== 0) continue;
    trail.tries(() => place(timetable, evaluator, unit, start, wish));
  }
}

function place(
  timetable: Timetable,
  evaluator: Evaluator,
  unit: number,
  start: number,
  wish: Assignment | null,
): void {
  evaluator.settleAt(unit, start);
  if (wish === null) return;
  const { problem, rooms } = timetable;
  for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
    const room = wish.room[need]!;
    const isViable = problem.needRooms
      .subarray(problem.needRoomOffset[need]!, problem.needRoomOffset[need + 1]!)
      .includes(room);
    if (isViable && !rooms.isClosed(room, start) && rooms.blocker(room, start, null) < 0) {
      timetable.changeRoom(need, room);
    }
  }
}
