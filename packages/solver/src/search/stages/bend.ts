import type { Assignment, Problem } from '../../problem/problem.ts';
import { Evaluator } from '../evaluator.ts';
import { placeLocked } from '../initial-placement.ts';
import { SwapChain } from '../moves/swap-chain.ts';
import { UndoLog } from '../moves/undo-log.ts';
import type { Random } from '../random.ts';
import { Timetable } from '../timetable.ts';
import { Repair } from './repair.ts';

/** The temperature falls from HOT to COLD within a cycle, in periods by which limits are broken. */
const HOT = 0.25;
const COLD = 0.12;
/** Moves of the first cycle per unit; each later cycle is longer by GROWTH. */
const CYCLE_MOVES = 60;
const GROWTH = 1.3;
/** After so many turns what is still broken stays so: better to begin with another timetable. */
const MOST_TURNS = 5;
/** The share of the moves that take a unit whose limits are broken; who these are is looked up every STRIDE moves. */
const FOCUS = 0.3;
const STRIDE = 64;
/** Costs are sums of changes: what is below this is nothing. */
const NOTHING = 1e-6;
/** What the weight of a rule rises by that is broken at the end of a cycle, and how the others' rises fade. */
const WEIGHT_RISE = 1;
const WEIGHT_FADE = 0.8;
/** Steps of filling per unit after which a turn is over, too. */
const FILL_STEPS = 100;
/** What a move costs beside a step of the filling. */
const MOVE_STEPS = 2;

/**
 * Fills by bending: limits on the shape of days may be broken at a price (`bentProblem`). A timetable of all units
 * is found by plain ejection, then simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) over chains of swaps
 * lowers what is broken. Part of the moves begin with a unit whose limits are broken, as in focused search for
 * satisfiability (Selman, Kautz and Cohen 1994). It works in turns of one cycle each; what stays broken weighs more in
 * the next, as in breakout local search (Morris 1993).
 *
 * Invariant: no rule that does not bend is broken.
 */
export class Bend {
  /** Where everything stood when the least was broken in this turn. */
  readonly best: Assignment;
  private readonly timetable: Timetable;
  private readonly repair: Repair;
  private readonly log: UndoLog;
  private readonly chain: SwapChain;
  /** The units that can move at all. */
  private readonly free: Int32Array;
  private readonly isFree: Uint8Array;
  /** The units whose limits were broken a few moves ago. */
  private broken: readonly number[] = [];
  private turns = 0;
  private cost = Number.POSITIVE_INFINITY;
  private bestCost = Number.POSITIVE_INFINITY;
  private isFilled = false;
  private at = 0;
  private length: number;
  private temperature = HOT;

  constructor(
    bent: Problem,
    private readonly random: Random,
  ) {
    this.timetable = new Timetable(bent);
    const { timetable } = this;
    const evaluator = new Evaluator(timetable, random);
    placeLocked(timetable, evaluator, null);
    timetable.tolerate();
    timetable.soft.profiles.tolerate();
    this.repair = new Repair(timetable, evaluator, random);
    this.repair.begin();
    this.log = new UndoLog(timetable);
    this.chain = new SwapChain(timetable, evaluator, random);
    this.best = { start: timetable.start.slice(), room: timetable.room.slice() };
    this.isFree = Uint8Array.from(timetable.locked, (locked, unit) =>
      locked === 0 && bent.startOffset[unit + 1]! - bent.startOffset[unit]! > 1 ? 1 : 0,
    );
    this.free = Int32Array.from(this.isFree.keys()).filter((unit) => this.isFree[unit] === 1);
    this.length = CYCLE_MOVES * this.free.length;
  }

  /** A turn ends with its cycle, or with a timetable in which nothing is broken. */
  get isTurnOver(): boolean {
    return this.bestCost < NOTHING || this.at >= this.turnLength;
  }

  /** Its turns are over: whoever wants to go on begins with another. */
  get isSpent(): boolean {
    return this.turns >= MOST_TURNS;
  }

  /** The turn has a timetable of all units. */
  get isFull(): boolean {
    return this.bestCost < Number.POSITIVE_INFINITY;
  }

  beginTurn(): void {
    this.at = 0;
    this.bestCost = Number.POSITIVE_INFINITY;
    this.turns++;
    if (!this.isFilled) return;
    this.length *= GROWTH;
    this.weighBroken();
    this.look();
  }

  /** Returns what it cost, in steps of the filling. */
  step(): number {
    this.at++;
    if (!this.isFilled) return this.fill();
    if (this.at % STRIDE === 0) this.look();
    this.move();
    return MOVE_STEPS;
  }

  private get turnLength(): number {
    return this.isFilled ? this.length : FILL_STEPS * this.timetable.problem.unitCount;
  }

  private look(): void {
    this.temperature = HOT * (COLD / HOT) ** (this.at / this.length);
    this.broken = this.timetable.soft.profiles.brokenUnits();
  }

  private fill(): number {
    const steps = this.repair.step();
    if (this.repair.isRunOver) this.repair.restart();
    if (this.repair.isComplete) {
      this.isFilled = true;
      this.at = 0;
      this.take(this.timetable.cost());
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
    const most = this.cost + this.drawRise();
    const cost = this.chain.run(unit, target, most) ? timetable.cost() : Number.POSITIVE_INFINITY;
    if (cost <= most) {
      log.commit();
      this.take(cost);
    } else log.rollback();
  }

  private drawUnit(): number {
    const { broken, free, isFree, random } = this;
    if (broken.length > 0 && random.unit() < FOCUS) {
      const unit = broken[random.below(broken.length)]!;
      if (isFree[unit] === 1) return unit;
    }
    return free[random.below(free.length)]!;
  }

  /** The largest rise of the cost that this move may end with: drawn first, so that a chain above it need not go on. */
  private drawRise(): number {
    return -this.temperature * Math.log(1 - this.random.unit()) + NOTHING;
  }

  /** Goes on from the best of the last turn; what was broken there counts more. */
  private weighBroken(): void {
    const { timetable } = this;
    timetable.restore(this.best);
    timetable.soft.profiles.weighBroken(WEIGHT_RISE, WEIGHT_FADE);
    timetable.restore(this.best);
    this.take(timetable.cost());
  }

  private take(cost: number): void {
    this.cost = cost;
    if (cost >= this.bestCost) return;
    this.bestCost = cost;
    this.timetable.copyTo(this.best);
  }
}
