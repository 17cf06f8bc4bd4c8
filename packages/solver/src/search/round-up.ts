/** Sums of rounding errors are far below, differences of costs above. */
const TOLERANCE = 1e-6;

/**
 * Rounds a lower bound up to a multiple of the greatest common divisor of the costs that it is a bound for; as it is if
 * some of them are no whole numbers.
 */
export function roundUp(bound: number, costs: Iterable<number>): number {
  let unit = 0;
  for (const cost of costs) {
    if (!Number.isSafeInteger(cost)) return bound;
    unit = divisor(unit, Math.abs(cost));
  }
  return unit === 0 ? bound : Math.ceil(bound / unit - TOLERANCE) * unit;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
