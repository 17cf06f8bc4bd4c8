import { LEAST_WEIGHT } from './ejection.ts';
import type { Evaluator } from './evaluator.ts';
import { Trail } from './moves/trail.ts';
import type { Timetable } from './timetable.ts';

/**
 * Places units that do not stand, as long as there is one for which nobody has to leave. `evaluator` must be that
 * of `timetable`. Costs unplaced units × their starts × one evaluation, once more for each pass that placed any.
 */
export function placeFree(timetable: Timetable, evaluator: Evaluator): void {
  const trail = new Trail(timetable);
  let before: number;
  do {
    before = timetable.unplacedLessons;
    for (let unit = 0; unit < timetable.start.length; unit++) {
      if (timetable.start[unit]! < 0) tryToPlace(timetable, evaluator, trail, unit);
    }
  } while (timetable.unplacedLessons < before);
}

function tryToPlace(timetable: Timetable, evaluator: Evaluator, trail: Trail, unit: number): void {
  const { startOffset } = timetable.problem;
  for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start++) {
    if (evaluator.evaluate(unit, start, LEAST_WEIGHT) !== 0) continue;
    if (trail.tries(() => evaluator.settleAt(unit, start))) return;
  }
}
