/**
 * The end of a run or of one of its parts: counted in search steps or by a clock, never both. A run by steps looks at
 * no clock, so that the same input, seed and steps give the same timetable on any machine.
 */
export class Deadline {
  private constructor(
    private readonly now: () => number,
    private readonly end: number,
    private readonly budget: { stepsLeft: number } | null,
    /** The length of the whole part. */
    readonly seconds: number,
  ) {}

  /** @param now milliseconds that only grow. */
  static after({ seconds, steps }: { seconds: number; steps?: number }, now: () => number): Deadline {
    if (steps !== undefined)
      return new Deadline(now, Number.POSITIVE_INFINITY, { stepsLeft: steps }, seconds);
    // A part that begins when a watchdog has ended all work is late at once.
    const end = Math.min(now() + 1000 * seconds, Number.MAX_SAFE_INTEGER);
    return new Deadline(now, end, null, seconds);
  }

  /** False: steps are counted. Proofs and repairs count their own work. */
  get isTimed(): boolean {
    return this.budget === null;
  }

  /** By the clock; a run by steps is never late. */
  get isLate(): boolean {
    return this.isTimed && this.now() >= this.end;
  }

  /** The time that is left by the clock; unlimited in a run by steps. */
  get millisecondsLeft(): number {
    return this.isTimed ? Math.max(0, this.end - this.now()) : Number.POSITIVE_INFINITY;
  }

  /** The search steps that are left; unlimited by the clock. */
  get stepsLeft(): number {
    return this.budget?.stepsLeft ?? Number.POSITIVE_INFINITY;
  }

  /** Counts search steps that were done. */
  spend(steps: number): void {
    if (this.budget) this.budget.stepsLeft -= steps;
  }

  /** A part that begins now: so long, but not beyond this end. A part of a run by steps shares its steps. */
  part(milliseconds: number): Deadline {
    const end = this.isTimed ? Math.min(this.end, this.now() + milliseconds) : this.end;
    return new Deadline(this.now, end, this.budget, Math.min(this.seconds, milliseconds / 1000));
  }

  /** An end that is so much earlier. */
  earlier(milliseconds: number): Deadline {
    return new Deadline(this.now, this.end - milliseconds, this.budget, this.seconds - milliseconds / 1000);
  }
}
