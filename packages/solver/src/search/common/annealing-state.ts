/** The progress of an annealing. Threads may share it: then each takes some of the steps of one annealing. */
export interface AnnealingState {
  /** `ANNEALING_COUNTS` of them; which is which is known to `Annealing` alone, as of the numbers. */
  readonly counts: Int32Array;
  readonly numbers: Float64Array;
}

export const ANNEALING_COUNTS = 7;
export const ANNEALING_NUMBERS = 4;

export function ownAnnealingState(): AnnealingState {
  return { counts: new Int32Array(ANNEALING_COUNTS), numbers: new Float64Array(ANNEALING_NUMBERS) };
}
