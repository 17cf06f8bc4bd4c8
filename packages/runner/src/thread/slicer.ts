import type { Search } from '@bellgrid/solver';
import type { Deadline } from '../context/deadline.ts';
import type { WorkClock } from '../context/work-clock.ts';

/** The weight of a slice in the rate of steps. */
const RATE_SHARE = 0.02;

/**
 * Runs a search in slices: by time in slices of about equal time, for the host's event loop waits for one; by steps
 * in equal steps, for what is decided between slices must not depend on a clock there. The time of a slice is that of
 * the work in it as long as a proof beside the search depends on what it has placed.
 */
export class Slicer {
  private steps: number;
  private spent = 0;
  /** Steps per millisecond of late, the time between slices included. */
  private rate = 0;
  private lastEnd: number | null = null;

  constructor(
    private readonly search: Search,
    private readonly untilFull: boolean,
    private readonly work: Pick<WorkClock, 'now' | 'count' | 'machine'>,
    private readonly isCounted: () => boolean,
    private readonly deadline: Deadline | null = null,
    /** The searches that work at the same time, each as fast as this one. */
    private readonly threads = 1,
    /** False: the search does not learn when the run will end, for its record must repeat it. */
    private readonly tellsEnd = true,
  ) {
    const { firstSteps, fixedSteps } = search.params.slice;
    this.steps = this.isTimed ? firstSteps : fixedSteps;
  }

  get isOver(): boolean {
    return this.search.done || this.stepsLeft <= 0;
  }

  run(): void {
    const now = this.isCounted() ? this.work.now : this.work.machine;
    const began = now();
    this.expectEnd();
    this.search.run(Math.min(this.steps, this.stepsLeft), this.untilFull);
    const done = this.search.steps - this.spent;
    this.deadline?.spend(done);
    this.work.count('search', done);
    this.spent = this.search.steps;
    if (!this.isTimed) return;
    this.measure(done);
    const took = Math.max(0.05, now() - began);
    const factor = Math.min(4, Math.max(0.25, this.search.params.slice.milliseconds / took));
    this.steps = Math.max(1, Math.round(this.steps * factor));
  }

  /** The rate follows the last slices: steps of the filling and of the improvement differ in length. */
  private measure(done: number): void {
    const end = this.work.machine();
    if (this.lastEnd !== null) {
      const rate = done / Math.max(0.05, end - this.lastEnd);
      this.rate = this.rate === 0 ? rate : this.rate + RATE_SHARE * (rate - this.rate);
    }
    this.lastEnd = end;
  }

  /** Tells the search when the run will end. What depends on counted work may not depend on the clock. */
  private expectEnd(): void {
    const { search, deadline, rate, threads } = this;
    if (!this.tellsEnd || deadline === null || (deadline.isTimed && (this.isCounted() || rate === 0))) return;
    search.expect(deadline.isTimed ? rate * threads * deadline.millisecondsLeft : deadline.stepsLeft);
  }

  private get isTimed(): boolean {
    return this.deadline?.isTimed ?? true;
  }

  private get stepsLeft(): number {
    return this.deadline?.stepsLeft ?? Number.POSITIVE_INFINITY;
  }
}
