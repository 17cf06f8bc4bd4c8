/**
 * Counts: steps of this cycle, completed cycles, state of the scale (0 unknown, 1 being written, 2 known), 1 in the last
 * cycle of the run, completed whole cycles, 1 in a brief cycle, steps of escapes since the last whole cycle.
 */
export const STEPS = 0;
export const CYCLE = 1;
export const KNOWN = 2;
export const LAST = 3;
export const WHOLE = 4;
export const BRIEF = 5;
export const ESCAPES = 6;
export const ANNEALING_COUNTS = 7;

/**
 * Numbers: median rise, smallest rise, the step of this cycle with which the run ends (0 unknown; an estimate, so that an
 * update that another thread overwrites does no harm), the best cost when this cycle began plus 1 (0 unknown).
 */
export const MEDIAN = 0;
export const SMALLEST = 1;
export const END = 2;
export const COST_AT_BEGIN = 3;
export const ANNEALING_NUMBERS = 4;

/** The progress of an annealing. Threads may share it: then each takes some of the steps of one annealing. */
export interface AnnealingState {
  readonly counts: Int32Array;
  readonly numbers: Float64Array;
}

export function ownAnnealingState(): AnnealingState {
  return { counts: new Int32Array(ANNEALING_COUNTS), numbers: new Float64Array(ANNEALING_NUMBERS) };
}
