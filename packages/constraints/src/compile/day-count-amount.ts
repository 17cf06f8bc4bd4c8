import type { Lesson } from '@bellgrid/model';
import type { Amount, RuleView } from './problem-builder.ts';

/** A limit per day over lessons of which several belong to one unit: each lesson counts. */
export function dayCountAmount(
  lessons: readonly Lesson[],
  measure: 'units' | 'periods',
  max: number,
  { units, dayCount }: RuleView,
): Amount {
  const sizes = Int32Array.from(lessons, (lesson) => (measure === 'units' ? 1 : lesson.numPeriods));
  const counts = new Int32Array(dayCount);
  return (start, _room, { startDay }) => {
    counts.fill(0);
    for (let i = 0; i < units.length; i += 1) {
      const at = units[i]! < 0 ? -1 : start[units[i]!]!;
      if (at >= 0) counts[startDay[at]!] = counts[startDay[at]!]! + sizes[i]!;
    }
    return counts.reduce((sum, count) => sum + Math.max(0, count - max), 0);
  };
}
