import type { StopCriterion } from './stop-criterion.ts';

/** Stops as soon as every lesson stands. */
export function whenFull(): StopCriterion {
  return ({ placed, lessons }) => placed === lessons;
}
