import type { SearchParams } from '../../params/search-params.ts';
import type { Assignment, Problem, Rule } from '../../problem/problem.ts';
import { Evaluator } from '../evaluator.ts';
import { SwapChain } from '../moves/swap-chain.ts';
import { UndoLog } from '../moves/undo-log.ts';
import { placeLocked } from '../placement.ts';
import type { Random } from '../random.ts';
import { SearchTimetable } from '../timetable.ts';
import { EjectionFill } from './ejection-fill.ts';

/** Penalties are sums of changes: below this they count as 0. */
const ZERO_PENALTY = 1e-6;

/**
 * Fills a timetable in which hard limits on the shape of days are penalties (`penaltyProblem`). Plain ejection finds a
 * timetable of all units; simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) over chains of swaps lowers the
 * penalty. Part of the moves begin with a unit of a violated limit, as in focused search for satisfiability (Selman,
 * Kautz and Cohen 1994). A turn is one annealing cycle; limits that are violated at its end weigh more in the next, as
 * in breakout local search (Morris 1993).
 *
 * Invariant: no other hard rule is violated.
 */
export class PenaltyFill {
  /** The timetable with the least penalty of this turn. */
  readonly best: Assignment;
  private readonly timetable: SearchTimetable;
  private readonly ejectionFill: EjectionFill;
  private readonly log: UndoLog;
  private readonly chain: SwapChain;
  /** The units that have a choice of starts. */
  private readonly free: Int32Array;
  private readonly isFree: Uint8Array;
  /** The units of the limits that were violated at the last update. */
  private violatedUnits: readonly number[] = [];
  private turns = 0;
  private penalty = Number.POSITIVE_INFINITY;
  private bestPenalty = Number.POSITIVE_INFINITY;
  private isFilled = false;
  /** Steps or moves of this turn. */
  private at = 0;
  /** Moves of an annealing cycle. */
  private length: number;
  private temperature: number;
  private readonly params: SearchParams['penalties'];

  /** @param problem made by `penaltyProblem`. */
  constructor(
    problem: Problem,
    params: SearchParams,
    private readonly random: Random,
  ) {
    this.params = params.penalties;
    this.temperature = this.params.hot;
    this.timetable = new SearchTimetable(problem, params);
    const { timetable } = this;
    const evaluator = new Evaluator(timetable, random);
    placeLocked(timetable, evaluator, null);
    timetable.tolerate();
    timetable.soft.tolerate();
    this.ejectionFill = new EjectionFill(timetable, evaluator, random);
    this.ejectionFill.begin();
    this.log = new UndoLog(timetable);
    this.chain = new SwapChain(timetable, evaluator, random);
    this.best = { start: timetable.start.slice(), room: timetable.room.slice() };
    this.isFree = Uint8Array.from(timetable.locked, (locked, unit) =>
      locked === 0 && problem.startOffset[unit + 1]! - problem.startOffset[unit]! > 1 ? 1 : 0,
    );
    this.free = Int32Array.from(this.isFree.keys()).filter((unit) => this.isFree[unit] === 1);
    this.length = this.params.cycleMoves * this.free.length;
  }

  /** A turn ends with its cycle, or with a timetable without penalty. */
  get isTurnOver(): boolean {
    return this.bestPenalty < ZERO_PENALTY || this.at >= this.turnLength;
  }

  /** True after the last turn: the caller continues with another `PenaltyFill`. */
  get isSpent(): boolean {
    return this.turns >= this.params.cycles;
  }

  /** True if the turn has a timetable of all units. */
  get isFull(): boolean {
    return this.bestPenalty < Number.POSITIVE_INFINITY;
  }

  beginTurn(): void {
    this.at = 0;
    this.bestPenalty = Number.POSITIVE_INFINITY;
    this.turns++;
    if (!this.isFilled) return;
    this.length *= this.params.cycleGrowth;
    this.weighViolated();
    this.refresh();
  }

  /** Returns the steps of ejection that it counts as. */
  step(): number {
    this.at++;
    if (!this.isFilled) return this.fill();
    if (this.at % this.params.refreshMoves === 0) this.refresh();
    this.move();
    return this.params.moveSteps;
  }

  private get turnLength(): number {
    return this.isFilled ? this.length : this.params.fillSteps * this.timetable.problem.unitCount;
  }

  private refresh(): void {
    const { hot, cold } = this.params;
    this.temperature = hot * (cold / hot) ** (this.at / this.length);
    this.violatedUnits = this.timetable.soft.violatedUnits();
  }

  private fill(): number {
    const steps = this.ejectionFill.step();
    if (this.ejectionFill.isRunOver) this.ejectionFill.restart();
    if (this.ejectionFill.isComplete) {
      this.isFilled = true;
      this.at = 0;
      this.accept(this.timetable.cost());
    }
    return steps;
  }

  private move(): void {
    const { timetable, log, random } = this;
    const unit = this.drawUnit();
    const first = timetable.problem.startOffset[unit]!;
    const target = first + random.below(timetable.problem.startOffset[unit + 1]! - first);
    if (target === timetable.start[unit]) return;
    log.begin();
    // Drawn before the move: a chain above it need not go on.
    const most = this.penalty + this.drawRise();
    const penalty = this.chain.run(unit, target, most) ? timetable.cost() : Number.POSITIVE_INFINITY;
    if (penalty <= most) {
      log.commit();
      this.accept(penalty);
    } else log.rollback();
  }

  private drawUnit(): number {
    const { violatedUnits, free, isFree, random } = this;
    if (violatedUnits.length > 0 && random.unit() < this.params.focus) {
      const unit = violatedUnits[random.below(violatedUnits.length)]!;
      if (isFree[unit] === 1) return unit;
    }
    return free[random.below(free.length)]!;
  }

  /** Draws the largest rise of the penalty that a move is accepted with. */
  private drawRise(): number {
    return -this.temperature * Math.log(1 - this.random.unit()) + ZERO_PENALTY;
  }

  /** Returns to the best timetable of the last turn, whose violated limits weigh more from here on. */
  private weighViolated(): void {
    const { timetable } = this;
    timetable.restore(this.best);
    timetable.soft.weighViolated(this.params.weightRise, this.params.weightFade);
    timetable.restore(this.best);
    this.accept(timetable.cost());
  }

  private accept(penalty: number): void {
    this.penalty = penalty;
    if (penalty >= this.bestPenalty) return;
    this.bestPenalty = penalty;
    this.timetable.copyTo(this.best);
  }
}

/**
 * Returns the problem with its hard limits on the shape of days (gaps, least loads, late starts) as soft rules of weight 1
 * and without any other cost: a full timetable of it without penalty is one of `problem`. Null if there is no such limit.
 *
 * @param fullestShare units that book more of the week than this (most often those of a class) keep their hard limits:
 * full weeks are filled in any order, and a penalty would only spoil them.
 */
export function penaltyProblem(problem: Problem, fullestShare: number): Problem | null {
  let hasPenalties = false;
  const rules = problem.rules.flatMap((rule): Rule[] => {
    if (!rule.hard) return [];
    if (!mayBePenalty(problem, rule, fullestShare)) return [rule];
    hasPenalties = true;
    return [{ ...rule, hard: false, weight: 1 }];
  });
  if (!hasPenalties) return null;
  return {
    ...problem,
    rules,
    startCost: new Float64Array(problem.startCost.length),
    needRoomCost: new Float64Array(problem.needRoomCost.length),
    roomAtomCost: new Float64Array(problem.roomAtomCost.length),
  };
}

function mayBePenalty(problem: Problem, rule: Rule, fullestShare: number): boolean {
  if (rule.kind !== 'dayProfile' || rule.lowering === 'none' || rule.isStrict) return false;
  let periods = 0;
  for (const unit of rule.units) {
    const first = problem.startOffset[unit]!;
    if (first < problem.startOffset[unit + 1]!) periods += problem.startPeriodCount[first]!;
  }
  return periods <= fullestShare * problem.dayCount * problem.atomsPerDay;
}
