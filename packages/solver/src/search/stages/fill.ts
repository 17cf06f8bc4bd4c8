import { Evaluator } from '../evaluator.ts';
import { placeLocked, placeWished } from '../placement.ts';
import { NEVER } from '../primitives/ejection.ts';
import type { Random } from '../random.ts';
import { SearchTimetable } from '../timetable.ts';
import { EjectionFill } from './ejection-fill.ts';
import { OrderedFill } from './ordered-fill.ts';
import { PenaltyFill, penaltyProblem } from './penalty-fill.ts';

/** The steps of one method of filling, and the fewest units that it has left unplaced at the end of a run. */
interface Method {
  steps: number;
  fewest: number;
}

/**
 * Fills the timetable: runs of ejection, and between them turns of two other methods. If the problem has limits that can
 * be penalties, those of `PenaltyFill`: the timetable of a turn is adopted as far as no hard rule forbids it, and a run of
 * ejection begins with it; of the two methods the one that leaves fewer units unplaced gets more of the steps. The turns of
 * `OrderedFill` continue one timetable of its own. A fill without restarts ejects only.
 */
export class Fill {
  private readonly ejectionFill: EjectionFill;
  private knownPenaltyFill: PenaltyFill | null = null;
  private mayUsePenalties: boolean;
  private isPenaltyTurn = false;
  private knownOrderedFill: OrderedFill | null = null;
  /** All steps of `OrderedFill`, and those that its turn still has. */
  private readonly ordering = { steps: 0, left: 0 };
  /** The timetable that the last step has changed. */
  latest: SearchTimetable;
  private readonly ejecting: Method = { steps: 0, fewest: Number.POSITIVE_INFINITY };
  private readonly penalising: Method = { steps: 0, fewest: Number.POSITIVE_INFINITY };
  /** The method of this run; a run of ejection that begins with the timetable of a turn belongs to `penalising`. */
  private method = this.ejecting;

  constructor(
    private readonly timetable: SearchTimetable,
    private readonly evaluator: Evaluator,
    private readonly random: Random,
    private readonly restarts: boolean,
  ) {
    this.ejectionFill = new EjectionFill(timetable, evaluator, random, { restarts });
    this.mayUsePenalties = restarts;
    this.latest = timetable;
  }

  /** True once every unit has been tried in this run. */
  get isPastFirstPass(): boolean {
    return this.ejectionFill.isPastFirstPass;
  }

  get isComplete(): boolean {
    return this.ejectionFill.isComplete;
  }

  /** Begins with the present timetable. */
  begin(): void {
    this.isPenaltyTurn = false;
    this.ordering.left = 0;
    this.method = this.ejecting;
    this.ejectionFill.begin();
  }

  /** Returns the steps of ejection that it counts as. */
  step(): number {
    if (this.ordering.left > 0) return this.stepOrdered();
    this.latest = this.timetable;
    const penaltyFill = this.isPenaltyTurn ? this.knownPenaltyFill : null;
    const steps = penaltyFill?.step() ?? this.ejectionFill.step();
    this.method.steps += steps;
    if (penaltyFill?.isTurnOver) this.endTurn(penaltyFill);
    else if (penaltyFill === null && this.ejectionFill.isRunOver) this.nextRun();
    return steps;
  }

  private nextRun(): void {
    this.method.fewest = Math.min(this.method.fewest, this.ejectionFill.fewest);
    if (this.isOrderedTurnDue()) {
      this.ordering.left = this.timetable.params.order.turnSteps * this.timetable.problem.unitCount;
      return;
    }
    const penaltyFill = this.isPenaltyTurnDue() ? this.penaltyFill() : null;
    this.isPenaltyTurn = penaltyFill !== null;
    this.method = penaltyFill === null ? this.ejecting : this.penalising;
    if (penaltyFill === null) this.ejectionFill.restart();
    else penaltyFill.beginTurn();
  }

  private stepOrdered(): number {
    const { ordering } = this;
    if (!this.knownOrderedFill || this.knownOrderedFill.isRunOver) this.knownOrderedFill = this.orderedFill();
    this.latest = this.knownOrderedFill.timetable;
    const steps = this.knownOrderedFill.step();
    ordering.steps += steps;
    ordering.left -= steps;
    if (ordering.left <= 0) this.nextRun();
    return steps;
  }

  private orderedFill(): OrderedFill {
    const { problem, params } = this.timetable;
    const own = new SearchTimetable(problem, params, false);
    const evaluator = new Evaluator(own, this.random);
    placeLocked(own, evaluator, null);
    own.tolerate();
    return new OrderedFill(own, evaluator, this.random);
  }

  private isOrderedTurnDue(): boolean {
    const { problem, params } = this.timetable;
    const others = this.ejecting.steps + this.penalising.steps;
    if (!this.restarts || others < params.order.startSteps * problem.unitCount) return false;
    return this.ordering.steps <= params.order.share * others;
  }

  private isPenaltyTurnDue(): boolean {
    const { ejecting, penalising } = this;
    const { problem, params } = this.timetable;
    const { startSteps, betterShare, equalShare, worseShare } = params.penalties;
    if (!this.mayUsePenalties || ejecting.steps < startSteps * problem.unitCount) return false;
    const isKnown = penalising.fewest < Number.POSITIVE_INFINITY;
    if (!isKnown || penalising.fewest === ejecting.fewest) {
      return penalising.steps <= equalShare * ejecting.steps;
    }
    const share = penalising.fewest < ejecting.fewest ? betterShare : worseShare;
    return penalising.steps <= share * ejecting.steps;
  }

  /** Continues by ejection, from the timetable of the turn if there is one. */
  private endTurn(penaltyFill: PenaltyFill): void {
    this.isPenaltyTurn = false;
    if (!penaltyFill.isFull) {
      this.method = this.ejecting;
      this.ejectionFill.restart();
      return;
    }
    this.timetable.clear();
    this.evaluator.weights.fill(NEVER);
    placeLocked(this.timetable, this.evaluator, null);
    placeWished(this.timetable, this.evaluator, penaltyFill.best);
    this.ejectionFill.beginNearlyFull();
  }

  /** Created on first use, as most schools are full before that, and anew when it is spent; null without such limits. */
  private penaltyFill(): PenaltyFill | null {
    if (this.knownPenaltyFill !== null && !this.knownPenaltyFill.isSpent) return this.knownPenaltyFill;
    const { problem, params } = this.timetable;
    const softened = penaltyProblem(problem, params.penalties.fullestShare);
    if (softened === null) this.mayUsePenalties = false;
    else this.knownPenaltyFill = new PenaltyFill(softened, params, this.random);
    return this.knownPenaltyFill;
  }
}
