import type { Draft, Lesson, Units } from '@bellgrid/model';
import { type StructureTimes, timesOf } from '../read/structure-times.ts';
import { type GapOf, MAX_MASK_BITS } from './day-mask.ts';

/** The structure of all these lessons, when they have one and its days fit a mask. */
export function maskStructure(draft: Draft, lessons: readonly Lesson[]): StructureTimes | null {
  const [first, ...others] = new Set(lessons.map((lesson) => lesson.structure));
  if (first === undefined || others.length > 0) return null;
  const times = timesOf(draft, first);
  return times && times.periodCount <= MAX_MASK_BITS ? times : null;
}

/**
 * The gap between two periods of a day of one structure: periods between them, or minutes. In minutes a
 * gap without a school period between is 0; a pause is bare time.
 */
export function createGapOf(
  times: StructureTimes,
  units: Units,
  kind: 'gap' | 'pause',
): (day: number) => GapOf {
  const { starts, ends, school } = times;
  if (units === 'period') return () => (first, second) => second - first - 1;
  const perDay = school.map((open) => {
    const opened = [0];
    for (const isOpen of open) opened.push(opened.at(-1)! + (isOpen ? 1 : 0));
    return (first: number, second: number) => {
      const minutes = starts[second]! - ends[first]!;
      return kind === 'pause' || opened[second]! > opened[first + 1]! ? minutes : 0;
    };
  });
  return (day) => perDay[day]!;
}
