/**
 * The search. It keeps a partial timetable that never violates a hard rule and works in stages:
 *
 * 1. construct: every unit once, the most difficult first, each at the start with the least weight to eject;
 * 2. repair: unplaced units are placed again and again, with weights, a short tabu and restarts
 *    (`stages/ejection-fill.ts`), with penalties in place of some limits (`stages/penalty-fill.ts`), and in a timetable
 *    that is filled in one order (`stages/ordered-fill.ts`);
 * 3. improve: simulated annealing over Kempe chains lowers the soft cost (`stages/improve.ts`); a filling to which the cost
 *    has a price goes before each of its cycles (`stages/priced-fill.ts`).
 *
 * All three rest on `Evaluator.evaluate`: the units that have to leave for a placement. The primitives under
 * `primitives/` find them for one kind of rule each and keep counts while units are placed and removed.
 *
 * Sources: ejection chains (Glover 1996) and iterative forward search (Müller 2005) for the filling, breakout
 * weights (Morris 1993), Luby restarts (Luby, Sinclair and Zuckerman 1993), Kempe chains with annealing
 * (Thompson and Dowsland 1996) for the improvement.
 *
 * There is no clock: the caller decides the number of steps. Equal problems, options and calls give equal results.
 * Searches in several threads may share a memory (`common/`): then they share the best timetable and improve it together.
 */
import {
  createSearchParams,
  type SearchParamChanges,
  type SearchParams,
} from '../../params/search-params.ts';
import type { Assignment, Problem } from '../../problem/problem.ts';
import { allowedAmounts, assertTimetable } from '../assert-timetable.ts';
import { BestAssignment } from '../best-assignment.ts';
import { type Blocked, blockers } from '../blockers.ts';
import { checkProblem } from '../check-problem.ts';
import { CommonBest, CommonMemory } from '../common/common-memory.ts';
import { Evaluator } from '../evaluator.ts';

import { lowerBound } from '../lower-bound.ts';
import { placeFree, placeLocked, placeWished } from '../placement.ts';
import { Random } from '../random.ts';
import { SearchTimetable } from '../timetable.ts';
import { Fill } from './fill.ts';
import { Improve } from './improve.ts';
import { PricedFill } from './priced-fill.ts';

export interface SearchOptions {
  readonly seed: number;
  /** False for a filling without restarts; one of several threads should have none. Default true. */
  readonly restarts?: boolean;
  /**
   * The timetable to begin with, as far as the hard rules allow it; also the preferred rooms of locked units.
   */
  readonly initial?: Assignment;
  /** True if partial timetables count: then the best one is improved while the filling makes no progress. */
  readonly partial?: boolean;
  /** Memory of this problem (`createCommonMemory`) that searches in several threads share. */
  readonly common?: SharedArrayBuffer;
  /** Recounts everything from scratch after each call of `run` or after each step. Default `none`. */
  readonly assertionLevel?: 'none' | 'step' | 'move';
  /** Parameters that differ from their defaults: see docs/solver-parameters.md. */
  readonly params?: SearchParamChanges;
}

export interface Search {
  readonly params: SearchParams;
  /** Works for `steps` steps, until nothing can be better, or with `untilFull` until every unit is placed. */
  run(steps: number, untilFull?: boolean): void;
  /**
   * Takes note of the steps that are expected before the run ends, of all searches that share the memory: the
   * improvement then ends with them. May be called again whenever more is known.
   */
  expect(stepsLeft: number): void;
  readonly steps: number;
  readonly stage: 'construct' | 'repair' | 'improve';
  /** Placed lessons of the best timetable. */
  readonly placed: number;
  readonly lessons: number;
  /** Completed cycles of the improvement: it finds most at their cold ends. */
  readonly completedCycles: number;
  /** Soft cost of the best timetable. */
  readonly cost: number;
  /** A lower bound of the cost of full timetables. */
  readonly bound: number;
  /** True if no better timetable is possible: full at the bound, or without any move. */
  readonly done: boolean;
  /** Returns a copy of the best timetable. */
  best(): Assignment;
  /** Returns the least blocked starts of a unit that the best timetable does not place, each with the units in the way. */
  blockers(unit: number): Blocked[];
}

/** @throws RangeError if a parameter does not exist or its value is not allowed. */
export function createSearch(problem: Problem, options: SearchOptions): Search {
  if ((options.assertionLevel ?? 'none') !== 'none') checkProblem(problem);
  return new StagedSearch(problem, options);
}

class StagedSearch implements Search {
  steps = 0;
  readonly params: SearchParams;
  readonly lessons: number;
  private readonly random: Random;
  /** The timetable of the filling, without the soft rules. */
  private readonly filled: SearchTimetable;
  private readonly fill: Fill;
  private readonly bestSeen: BestAssignment;
  private readonly common: CommonMemory | null;
  private readonly commonBest: CommonBest | null;
  /** The timetable of the locked units alone. */
  private readonly lockedAlone: Assignment;
  private pricedFill: PricedFill | null = null;
  /** The fillings with a price that have begun, and the price of the next one; 0 before the first. */
  private pricedFills = 0;
  private price = 0;
  /** Created on first use: many runs end with the first full timetable. */
  private knownImprove: Improve | null = null;
  private knownBound: number | null = null;
  private isImproving = false;
  private lastProgress = 0;
  /** The value of `lastProgress` when the best was last completed. */
  private completedAt = -1;
  /** The step with which the run is expected to end. */
  private expectedEnd = Number.POSITIVE_INFINITY;
  /** Steps taken in advance: an ejection with backtracking takes many and is not interrupted. */
  private stepsAhead = 0;

  constructor(
    private readonly problem: Problem,
    private readonly options: SearchOptions,
  ) {
    this.params = createSearchParams(options.params);
    this.random = new Random(options.seed);
    this.filled = new SearchTimetable(hardProblem(problem), this.params, false);
    this.lessons = this.filled.unplacedLessons;
    const evaluator = new Evaluator(this.filled, this.random);
    placeLocked(this.filled, evaluator, options.initial ?? null);
    this.filled.tolerate();
    this.lockedAlone = { start: this.filled.start.slice(), room: this.filled.room.slice() };
    this.bestSeen = new BestAssignment(problem, () => this.timetableWithAllRules());
    this.common = options.common ? new CommonMemory(problem, options.common) : null;
    this.commonBest = this.common && new CommonBest(this.common);
    if (options.initial) placeWished(this.filled, evaluator, options.initial);
    this.fill = new Fill(this.filled, evaluator, this.random, options.restarts ?? true);
    this.fill.begin();
    this.bestSeen.adoptIfFuller(this.filled);
    if (this.fill.isComplete) this.beginImproving();
  }

  get stage(): 'construct' | 'repair' | 'improve' {
    if (this.isImproving) return 'improve';
    return this.fill.isPastFirstPass ? 'repair' : 'construct';
  }

  get placed(): number {
    return this.lessons - this.bestSeen.unplacedLessons;
  }

  get completedCycles(): number {
    return this.knownImprove?.completedCycles ?? 0;
  }

  get cost(): number {
    return this.bestSeen.cost;
  }

  get bound(): number {
    this.knownBound ??= lowerBound(this.problem);
    return this.knownBound;
  }

  get done(): boolean {
    if (this.bestSeen.unplacedLessons > 0) return false;
    return this.bestSeen.cost <= this.bound + 1e-9 || this.improve.isIdle;
  }

  run(steps: number, untilFull = false): void {
    this.exchange();
    const end = this.steps + steps;
    while (this.steps < end) {
      if (this.bestSeen.unplacedLessons === 0 && (untilFull || this.done)) break;
      if (this.stepsAhead > 0) {
        const counted = Math.min(this.stepsAhead, end - this.steps);
        this.stepsAhead -= counted;
        this.steps += counted;
        continue;
      }
      this.steps++;
      if (this.isImproving) this.stepImprove();
      else this.stepFill();
      if (this.options.assertionLevel === 'move') this.assert();
    }
    this.exchange();
    if (this.options.assertionLevel === 'step') this.assert();
  }

  expect(stepsLeft: number): void {
    this.expectedEnd = this.steps + stepsLeft;
    this.knownImprove?.expect(stepsLeft);
  }

  best(): Assignment {
    return { start: this.bestSeen.start.slice(), room: this.bestSeen.room.slice() };
  }

  blockers(unit: number): Blocked[] {
    return blockers(this.bestSeen.scratch, this.bestSeen, unit, new Random(this.options.seed));
  }

  /** A better timetable of another search counts as progress of this one. */
  private exchange(): void {
    const wasFull = this.bestSeen.unplacedLessons === 0;
    const { commonBest, bestSeen } = this;
    if (commonBest === null || !commonBest.exchange(bestSeen, this.stage !== 'construct')) return;
    this.lastProgress = this.steps;
    if (!wasFull && this.bestSeen.unplacedLessons === 0) this.beginImproving();
  }

  private get improve(): Improve {
    if (this.knownImprove === null) {
      const timetable = this.timetableWithAllRules();
      const evaluator = new Evaluator(timetable, this.random);
      this.knownImprove = new Improve(timetable, evaluator, this.random, this.bestSeen, this.common);
      this.knownImprove.begin();
      if (Number.isFinite(this.expectedEnd)) this.knownImprove.expect(this.expectedEnd - this.steps);
    }
    return this.knownImprove;
  }

  private stepFill(): void {
    const { fill, bestSeen } = this;
    this.stepsAhead = fill.step() - 1;
    if (!fill.isPastFirstPass) return;
    if (bestSeen.adoptIfFuller(fill.latest)) this.lastProgress = this.steps;
    const isQuiet = this.steps + this.stepsAhead - this.lastProgress >= this.problem.unitCount;
    if (isQuiet && this.completedAt !== this.lastProgress) this.completeBest();
    if (bestSeen.unplacedLessons === 0 || (this.options.partial && this.hasStalled())) this.beginImproving();
  }

  /** Places units of the best timetable at free starts; then the filling continues from its own timetable. */
  private completeBest(): void {
    const { filled, bestSeen } = this;
    this.completedAt = this.lastProgress;
    const own = { start: filled.start.slice(), room: filled.room.slice() };
    filled.restore(bestSeen);
    placeFree(filled, new Evaluator(filled, new Random(this.options.seed)));
    if (bestSeen.adoptIfFuller(filled)) this.lastProgress = this.steps;
    filled.restore(own);
  }

  private stepImprove(): void {
    const unplaced = this.bestSeen.unplacedLessons;
    if (unplaced === 0) this.planPricedFill();
    if (this.pricedFill !== null) {
      this.stepPriced(this.pricedFill);
      return;
    }
    this.stepsAhead = this.improve.step() - 1;
    if (this.bestSeen.unplacedLessons < unplaced) {
      this.lastProgress = this.steps;
      if (this.bestSeen.unplacedLessons === 0) this.improve.begin();
    }
    if (this.bestSeen.unplacedLessons > 0 && this.hasStalled()) {
      this.isImproving = false;
      this.lastProgress = this.steps;
      this.filled.restore(this.bestSeen);
      this.fill.begin();
    }
  }

  /** Some fillings with a price go before each whole cycle of the improvement. */
  private planPricedFill(): void {
    const { params, random, improve, problem } = this;
    if (this.pricedFill !== null) return;
    if (this.pricedFills >= params.priced.attempts * (1 + improve.wholeCycles)) return;
    if (this.pricedFills === 0) this.price = firstPrice(problem, params);
    // Those of cycles of partial timetables are not made up for.
    this.pricedFills = Math.max(this.pricedFills, params.priced.attempts * improve.wholeCycles) + 1;
    if (this.price === 0) return;
    this.pricedFill = new PricedFill(this.price, () => this.timetableWithAllRules(), params, random);
  }

  private stepPriced(filling: PricedFill): void {
    this.stepsAhead = filling.step() - 1;
    if (!filling.isOver) return;
    this.pricedFill = null;
    this.price *= filling.isFull ? this.params.priced.success : this.params.priced.failure;
    const { unplacedLessons, cost } = filling.best;
    if (this.bestSeen.isBeatenBy(unplacedLessons, cost)) {
      this.bestSeen.set(filling.best, unplacedLessons, cost);
      this.lastProgress = this.steps;
      this.exchange();
      this.improve.beginAgain();
    }
    // The improvement counts its own steps alone.
    if (Number.isFinite(this.expectedEnd))
      this.improve.expect(this.expectedEnd - this.steps - this.stepsAhead);
  }

  private beginImproving(): void {
    this.isImproving = true;
    this.lastProgress = this.steps;
    this.knownImprove?.begin();
  }

  private hasStalled(): boolean {
    return this.steps - this.lastProgress > this.params.improve.stallSteps * this.problem.unitCount;
  }

  private timetableWithAllRules(): SearchTimetable {
    const timetable = new SearchTimetable(this.problem, this.params);
    timetable.restore(this.lockedAlone);
    timetable.tolerate();
    return timetable;
  }

  private assert(): void {
    const timetable = this.isImproving ? this.improve.timetable : this.fill.latest;
    assertTimetable(timetable, allowedAmounts(timetable.problem, this.lockedAlone));
  }
}

/** Returns the problem without its soft rules. Starts and rooms keep their costs: of free rooms the cheapest is chosen. */
function hardProblem(problem: Problem): Problem {
  return { ...problem, rules: problem.rules.filter(({ hard }) => hard) };
}

/**
 * Returns the price of the first filling with one: by the median weight of the soft rules and of the starts that cost
 * something; 0 if there are none, or if units may not go far from where they were.
 */
function firstPrice({ rules, startCost }: Problem, { priced }: SearchParams): number {
  if (rules.some(({ kind }) => kind === 'startLoad')) return 0;
  const weights = rules.flatMap(({ hard, weight }) => (hard || weight === 0 ? [] : [weight]));
  for (const cost of startCost) if (cost > 0) weights.push(cost);
  weights.sort((a, b) => a - b);
  return weights.length > 0 ? priced.price / weights[weights.length >> 1]! : 0;
}
