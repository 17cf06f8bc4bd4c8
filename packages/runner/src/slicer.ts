import type { Search } from '@bellgrid/solver';

/** How long a slice of search should take, in milliseconds: the host's event loop waits for one. */
const SLICE_MS = 12;

/** The steps of a slice in a run by steps: what is decided between slices must not depend on a clock. */
const FIXED_STEPS = 250;

/** Runs a search in slices of about equal time, by adapting the number of steps; a run by steps in equal steps. */
export class Slicer {
  private steps: number;

  constructor(
    private readonly search: Search,
    private readonly untilFull: boolean,
    private readonly now: () => number,
    private readonly lastStep?: number,
  ) {
    this.steps = lastStep === undefined ? 16 : FIXED_STEPS;
  }

  get isOver(): boolean {
    return this.search.done || this.stepsLeft <= 0;
  }

  private get stepsLeft(): number {
    return (this.lastStep ?? Number.POSITIVE_INFINITY) - this.search.steps;
  }

  run(): void {
    const began = this.now();
    this.search.run(Math.min(this.steps, this.stepsLeft), this.untilFull);
    if (this.lastStep !== undefined) return;
    const took = Math.max(0.05, this.now() - began);
    const factor = Math.min(4, Math.max(0.25, SLICE_MS / took));
    this.steps = Math.max(1, Math.round(this.steps * factor));
  }
}
