import type { Search } from '@bellgrid/solver';

/** How long a slice of search should take, in milliseconds: the host's event loop waits for one. */
const SLICE_MS = 12;

/**
 * Runs a search in slices of about equal time, by adapting the number of steps. With `fixed` a slice always
 * has that many steps, so that a run by steps never depends on a clock.
 */
export class Slicer {
  private steps = 16;

  constructor(
    private readonly search: Search,
    private readonly untilFull: boolean,
    private readonly now: () => number,
    private readonly lastStep = Number.POSITIVE_INFINITY,
  ) {}

  get isOver(): boolean {
    return this.search.done || this.search.steps >= this.lastStep;
  }

  run(): void {
    const began = this.now();
    this.search.run(Math.min(this.steps, this.lastStep - this.search.steps), this.untilFull);
    const took = Math.max(0.05, this.now() - began);
    const factor = Math.min(4, Math.max(0.25, SLICE_MS / took));
    this.steps = Math.max(1, Math.round(this.steps * factor));
  }
}
