/** The steps that count as one second of work: moves of the search, and literals that the prover propagates. */
export const STEPS_A_SECOND = { search: 25_000, proof: 4_000_000 } as const;

/**
 * The clock of the budgets of checks, proofs, explanations and repairs, in milliseconds that only grow: it counts work,
 * so that the same draft, seed and budget give the same answer on an idle and on a loaded machine. The machine's clock
 * is only a watchdog, which ends all work that takes several times longer than usual; that of the search of a solve ends it at
 * the time limit.
 */
export class WorkClock {
  private counted = 0;
  private hasEnded = false;
  private readonly watchdog: number;

  /** @param most the longest that all work may take by the machine's clock, in milliseconds. */
  constructor(
    readonly machine: () => number,
    most: number,
  ) {
    this.watchdog = machine() + most;
  }

  /** Once the watchdog has ended the work, a time at which every part of it is late. */
  readonly now = (): number => {
    if (this.machine() < this.watchdog) return this.counted;
    this.hasEnded = true;
    return Number.MAX_SAFE_INTEGER;
  };

  /** The watchdog has cut work short: some was still to do when it ended all. */
  get isCut(): boolean {
    return this.hasEnded;
  }

  /** The reason with which a part ends that is late: the watchdog's end is one by time. */
  get endReason(): 'timeLimit' | 'stepLimit' {
    return this.machine() < this.watchdog ? 'stepLimit' : 'timeLimit';
  }

  count(kind: keyof typeof STEPS_A_SECOND, steps: number): void {
    this.counted += (1000 * steps) / STEPS_A_SECOND[kind];
  }
}
