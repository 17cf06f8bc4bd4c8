/** The steps that count as one second of work: moves of the search, and literals that the prover propagates. */
export const STEPS_A_SECOND = { search: 25_000, proof: 4_000_000 } as const;

/**
 * The clock of a run's budgets, in milliseconds that only grow. A run that is limited by time uses the clock of the
 * machine. A check counts its work instead, so that the same draft, seed and budget give the same answer on an idle
 * and on a loaded machine; there the machine's clock is only a watchdog.
 */
export class WorkClock {
  private counted = 0;

  private constructor(
    private readonly machine: () => number,
    /** By the machine's clock; null for a clock that does not count work. */
    private readonly watchdog: number | null,
  ) {}

  static ofMachine(machine: () => number): WorkClock {
    return new WorkClock(machine, null);
  }

  /** @param most the longest that all work may take by the machine's clock, in milliseconds. */
  static ofWork(machine: () => number, most: number): WorkClock {
    return new WorkClock(machine, machine() + most);
  }

  /** Once the watchdog has ended the work, a time at which every part of it is late. */
  readonly now = (): number => {
    if (this.watchdog === null) return this.machine();
    return this.machine() >= this.watchdog ? Number.MAX_SAFE_INTEGER : this.counted;
  };

  /** The reason with which a part ends that is late: the watchdog's end is one by time. */
  get endReason(): 'timeLimit' | 'stepLimit' {
    const isCounted = this.watchdog !== null && this.machine() < this.watchdog;
    return isCounted ? 'stepLimit' : 'timeLimit';
  }

  count(kind: keyof typeof STEPS_A_SECOND, steps: number): void {
    this.counted += (1000 * steps) / STEPS_A_SECOND[kind];
  }
}
