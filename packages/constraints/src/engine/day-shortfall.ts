import type { Lesson } from '@bellgrid/model';
import type { ProblemBuilder } from '../compile/problem-builder.ts';
import { loadOfMask } from './day-mask.ts';

/**
 * Σ over the days in use max(0, least − periods), lowered by the periods of unplaced lessons. For
 * lessons no two of which can share time. */
export function postDayShortfall(builder: ProblemBuilder, lessons: readonly Lesson[], least: number): void {
  const dayAmount = (_day: number, mask: number) => (mask === 0 ? 0 : Math.max(0, least - loadOfMask(mask)));
  if (builder.dayProfile(lessons, { max: 0, lowering: 'periods', dayAmount })) return;
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
      for (const load of loads) if (load > 0) amount += Math.max(0, least - load);
      return Math.max(0, amount);
    };
  });
}
