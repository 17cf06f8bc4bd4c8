import type { Lesson } from '@bellgrid/model';
import type { ProblemBuilder } from '../compile/problem-builder.ts';

/**
 * Σ over the days in use max(0, least − periods), lowered by the periods of unplaced lessons. For
 * lessons no two of which can share time. With `everyDay` the days to fill, used or not.
 */
export function postDayShortfall(
  builder: ProblemBuilder,
  lessons: readonly Lesson[],
  least: number,
  everyDay?: readonly number[],
): void {
  const lengths = Int32Array.from(lessons, (lesson) => lesson.numPeriods);
  builder.evaluated(lessons, ({ units, dayCount }) => {
    const loads = new Int32Array(dayCount);
    return (start, _room, problem) => {
      loads.fill(0);
      let amount = 0;
      for (let i = 0; i < units.length; i += 1) {
        const at = units[i]! < 0 ? -1 : start[units[i]!]!;
        if (at < 0) amount -= lengths[i]!;
        else loads[problem.startDay[at]!] = loads[problem.startDay[at]!]! + lengths[i]!;
      }
      if (everyDay) for (const day of everyDay) amount += Math.max(0, least - loads[day]!);
      else for (const load of loads) if (load > 0) amount += Math.max(0, least - load);
      return Math.max(0, amount);
    };
  });
}
