import type { Person } from '../amounts/person.ts';

/** Amounts of one day as its mask tells them: bit p is set where period p is occupied. */

/** A mask is a 32-bit integer without its sign. */
export const MAX_MASK_BITS = 31;

export function loadOfMask(mask: number): number {
  let load = 0;
  for (let left = mask; left !== 0; left &= left - 1) load += 1;
  return load;
}

/**
 * The periods among `open` that are empty between the first and the last occupied one, but for one of the window `meal`
 * on a day that needs it.
 */
export function gapsOfMask(mask: number, open: number, meal: number): number {
  if (mask === 0) return 0;
  const first = mask & -mask;
  const last = 31 - Math.clz32(mask);
  const between = ((1 << last) - 1) & ~(first - 1);
  const gaps = loadOfMask(between & open & ~mask);
  return (meal & open & ~mask) !== 0 && isAround(mask, meal) ? gaps - 1 : gaps;
}

/** Returns whether periods before and after the window are occupied; false for an empty window. */
function isAround(mask: number, meal: number): boolean {
  return meal !== 0 && (mask & ((meal & -meal) - 1)) !== 0 && mask >> (32 - Math.clz32(meal)) !== 0;
}

/** The gaps of a day: of a class the window excuses none when the lessons of the day could be over with it. */
export type GapsOfDay = (mask: number, open: number, meal: number) => number;

/** Returns the count of the gaps of a teacher or of a class. */
export function gapCounterOf({ type }: Pick<Person, 'type'>): GapsOfDay {
  if (type === 'teacherConstraint') return gapsOfMask;
  return (mask, open, meal) => gapsOfMask(mask, open, couldEndWithMeal(mask, open, meal) ? 0 : meal);
}

function couldEndWithMeal(mask: number, open: number, meal: number): boolean {
  return meal !== 0 && loadOfMask(mask) <= loadOfMask(open & (0xffffffff >>> Math.clz32(meal)));
}

/** Returns whether a day with lessons before and after the window has none of its periods free. */
export function lacksMeal(mask: number, meal: number): boolean {
  return (meal & ~mask) === 0 && isAround(mask, meal);
}

/** The distance of two periods, the first before the second. */
export type GapOf = (first: number, second: number) => number;

/** Neighbouring occupied periods that are more than `spacing` apart. */
export function wideGapsOfMask(mask: number, spacing: number, gapOf: GapOf): number {
  let gaps = 0;
  let previous = -1;
  for (let left = mask; left !== 0; left &= left - 1) {
    const period = 31 - Math.clz32(left & -left);
    if (previous >= 0 && gapOf(previous, period) > spacing) gaps += 1;
    previous = period;
  }
  return gaps;
}

/** Σ over runs max(0, periods − most); a run ends where the next period is at least `breakSize` away. */
export function longRunsOfMask(mask: number, most: number, breakSize: number, gapOf: GapOf): number {
  let amount = 0;
  let run = 0;
  let previous = -1;
  for (let left = mask; left !== 0; left &= left - 1) {
    const period = 31 - Math.clz32(left & -left);
    if (previous >= 0 && gapOf(previous, period) >= breakSize) run = 0;
    run += 1;
    if (run > most) amount += 1;
    previous = period;
  }
  return amount;
}

/** The open periods before the first occupied one; 0 for an empty day. */
export function lateOfMask(mask: number, open: number): number {
  return mask === 0 ? 0 : loadOfMask(open & ((mask & -mask) - 1));
}
