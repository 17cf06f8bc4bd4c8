import { bentProblem } from '../bent-problem.ts';
import { NEVER } from '../ejection.ts';
import type { Evaluator } from '../evaluator.ts';
import { placeLocked, placeWished } from '../initial-placement.ts';
import type { Random } from '../random.ts';
import type { Timetable } from '../timetable.ts';
import { Bend } from './bend.ts';
import { Repair } from './repair.ts';

/** Bending begins when ejection has taken so many steps a unit. */
const BEND_AFTER = 240;
/** Steps of bending for each step of ejection: where bending has left fewer units over, as many, or more. */
const SHARE_BETTER = 4;
const SHARE_EQUAL = 3;
const SHARE_WORSE = 1;

/** What one way of filling has cost, and the fewest units that it has left over at the end of a run. */
interface Way {
  steps: number;
  fewest: number;
}

/**
 * Fills the timetable: runs of ejection (`repair.ts`), and between them, where rules can be bent, turns of annealing
 * (`bend.ts`). What a turn has found is taken over as far as no hard rule forbids it, and a run of ejection begins
 * from there. The way that leaves fewer units over gets more of the steps. A fill that does not restart ejects only.
 */
export class Fill {
  private readonly repair: Repair;
  private bend: Bend | null = null;
  private mayBend: boolean;
  private isBending = false;
  private readonly ejecting: Way = { steps: 0, fewest: Number.POSITIVE_INFINITY };
  private readonly bending: Way = { steps: 0, fewest: Number.POSITIVE_INFINITY };
  /** Whose run this is: bending has also the run of ejection that begins with what it has found. */
  private way = this.ejecting;

  constructor(
    private readonly timetable: Timetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
    restarts: boolean,
  ) {
    this.repair = new Repair(timetable, evaluator, random, restarts);
    this.mayBend = restarts;
  }

  /** Whether every unit has been tried once in this run. */
  get isPastFirstPass(): boolean {
    return this.repair.isPastFirstPass;
  }

  get isComplete(): boolean {
    return this.repair.isComplete;
  }

  /** Takes over the timetable as it stands. */
  begin(): void {
    this.isBending = false;
    this.way = this.ejecting;
    this.repair.begin();
  }

  /** Returns what it cost, in steps of ejection. */
  step(): number {
    const bend = this.isBending ? this.bend : null;
    const steps = bend?.step() ?? this.repair.step();
    this.way.steps += steps;
    if (bend?.isTurnOver) this.endTurn(bend);
    else if (bend === null && this.repair.isRunOver) this.nextRun();
    return steps;
  }

  private nextRun(): void {
    this.way.fewest = Math.min(this.way.fewest, this.repair.fewest);
    const bend = this.isBendingDue() ? this.bender() : null;
    this.isBending = bend !== null;
    this.way = bend === null ? this.ejecting : this.bending;
    if (bend === null) this.repair.restart();
    else bend.beginTurn();
  }

  private isBendingDue(): boolean {
    const { ejecting, bending } = this;
    if (!this.mayBend || ejecting.steps < BEND_AFTER * this.timetable.problem.unitCount) return false;
    const isKnown = bending.fewest < Number.POSITIVE_INFINITY;
    if (!isKnown || bending.fewest === ejecting.fewest) return bending.steps <= SHARE_EQUAL * ejecting.steps;
    const share = bending.fewest < ejecting.fewest ? SHARE_BETTER : SHARE_WORSE;
    return bending.steps <= share * ejecting.steps;
  }

  /** Ejection goes on from what bending has found, if it has. */
  private endTurn(bend: Bend): void {
    this.isBending = false;
    if (!bend.isFull) {
      this.way = this.ejecting;
      this.repair.restart();
      return;
    }
    this.timetable.clear();
    this.evaluator.weights.fill(NEVER);
    placeLocked(this.timetable, this.evaluator, null);
    placeWished(this.timetable, this.evaluator, bend.best);
    this.repair.beginDeep();
  }

  /** Made when it is first needed, as many schools are full before that, and anew when it is spent. */
  private bender(): Bend | null {
    if (this.bend !== null && !this.bend.isSpent) return this.bend;
    const bent = bentProblem(this.timetable.problem);
    if (bent === null) this.mayBend = false;
    else this.bend = new Bend(bent, this.random);
    return this.bend;
  }
}
