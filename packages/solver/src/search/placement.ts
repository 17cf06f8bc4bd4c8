import type { Assignment } from '../problem/problem.ts';
import { ChangeLog } from './change-log.ts';
import type { Evaluator } from './evaluator.ts';
import { LEAST_WEIGHT, NEVER } from './primitives/ejection.ts';
import type { SearchTimetable } from './timetable.ts';

/** Places the locked units as far as resources and rooms allow; in the rooms of `wish` if these are free. */
export function placeLocked(timetable: SearchTimetable, evaluator: Evaluator, wish: Assignment | null): void {
  const { problem, locked } = timetable;
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const start = problem.startOffset[unit]!;
    if (locked[unit] === 1 && evaluator.isFree(unit, start)) place(timetable, evaluator, unit, start, wish);
  }
}

/** Places the unplaced units at their starts in `wish`, as far as no hard rule forbids it. */
export function placeWished(timetable: SearchTimetable, evaluator: Evaluator, wish: Assignment): void {
  const { problem } = timetable;
  const log = new ChangeLog(timetable);
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const start = wish.start[unit]!;
    const isLegal = start >= problem.startOffset[unit]! && start < problem.startOffset[unit + 1]!;
    if (!isLegal || timetable.start[unit]! >= 0) continue;
    if (evaluator.evaluate(unit, start, NEVER) !== 0) continue;
    log.tryChange(() => place(timetable, evaluator, unit, start, wish));
  }
}

/**
 * Places unplaced units at free starts as long as there are any. `evaluator` must be that of `timetable`. Costs unplaced
 * units × their starts × one evaluation, once more for each pass that places any.
 */
export function placeFree(timetable: SearchTimetable, evaluator: Evaluator): void {
  const log = new ChangeLog(timetable);
  let before: number;
  do {
    before = timetable.unplacedLessons;
    for (let unit = 0; unit < timetable.start.length; unit++) {
      if (timetable.start[unit]! < 0) placeAtFreeStart(timetable, evaluator, log, unit);
    }
  } while (timetable.unplacedLessons < before);
}

function placeAtFreeStart(
  timetable: SearchTimetable,
  evaluator: Evaluator,
  log: ChangeLog,
  unit: number,
): void {
  const { startOffset } = timetable.problem;
  for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start++) {
    if (evaluator.evaluate(unit, start, LEAST_WEIGHT) !== 0) continue;
    if (log.tryChange(() => evaluator.placeAt(unit, start))) return;
  }
}

/** Places the unit as last evaluated, then moves it to the rooms of `wish` that are free. */
function place(
  timetable: SearchTimetable,
  evaluator: Evaluator,
  unit: number,
  start: number,
  wish: Assignment | null,
): void {
  evaluator.placeAt(unit, start);
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
