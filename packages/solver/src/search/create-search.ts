/**
 * The search. It keeps a partial timetable that never breaks a hard rule and works in stages:
 *
 * 1. construct: every unit once, the hardest first, each to the start from which the least has to leave;
 * 2. repair: what does not stand is placed again and again, with weights, a short tabu and restarts, until
 *    everything stands (`stages/repair.ts`), beside it by bending rules (`stages/bend.ts`);
 * 3. improve: simulated annealing over Kempe-like chains lowers the soft cost (`stages/improve.ts`).
 *
 * All three ask one question, `Evaluator.evaluate`: who would have to leave? The primitives under
 * `primitives/` answer it for one kind of rule each and keep what they need as units come and go.
 *
 * Sources: ejection chains (Glover 1996) and iterative forward search (Müller 2005) for the filling, breakout
 * weights (Morris 1993), Luby restarts (Luby, Sinclair and Zuckerman 1993), Kempe chains with annealing
 * (Thompson and Dowsland 1996) for the improvement.
 *
 * Neither clock nor threads are known here: the caller runs as many steps as it likes, and passes the best
 * of other searches in by `offer`. The same problem, options and calls give the same result.
 */
import { checkProblem } from '../problem/check-problem.ts';
import type { Assignment, Problem } from '../problem/problem.ts';
import { allowedAmounts, assertTimetable } from './assert-timetable.ts';
import { BestAssignment } from './best-assignment.ts';
import { type Blocked, blockers } from './blockers.ts';
import { Evaluator } from './evaluator.ts';
import { placeLocked, placeWished } from './initial-placement.ts';
import { lowerBound } from './lower-bound.ts';
import { placeFree } from './place-free.ts';
import { Random } from './random.ts';
import { Fill } from './stages/fill.ts';
import { Improve } from './stages/improve.ts';

import { Timetable } from './timetable.ts';

export interface SearchOptions {
  readonly seed: number;
  /** Whether filling starts anew from time to time; of several threads one should not. Default true. */
  readonly restarts?: boolean;
  /** Where to begin, as far as the hard rules allow it; also the wished rooms of locked units. */
  readonly initial?: Assignment;
  /** Partial timetables count, too: improve the best one while the filling makes no headway. */
  readonly partial?: boolean;
  /** Recounts everything from scratch after each call of `run` or after each step. Default `none`. */
  readonly assertionLevel?: 'none' | 'step' | 'move';
}

export interface Search {
  /** Works for so many steps, or until nothing can be better, or on request until every unit stands. */
  run(steps: number, untilFull?: boolean): void;
  readonly steps: number;
  readonly stage: 'construct' | 'repair' | 'improve';
  /** Lessons that the best timetable places. */
  readonly placed: number;
  readonly lessons: number;
  /** Soft cost of the best timetable. */
  readonly cost: number;
  /** No full timetable costs less. */
  readonly bound: number;
  /** Nothing can be better: all placed at the bound, or no move is left. */
  readonly done: boolean;
  /** A copy of the best timetable. */
  best(): Assignment;
  /** Takes over another search's timetable of the same problem where it is better. */
  offer(assignment: Assignment): void;
  /** For a unit that the best timetable does not place: its least blocked starts, and by whom. */
  blockers(unit: number): Blocked[];
}

/** Steps of filling without headway, per unit, before a partial timetable is improved instead. */
const STALL_STEPS = 200;

export function createSearch(problem: Problem, options: SearchOptions): Search {
  checkProblem(problem);
  return new StagedSearch(problem, options);
}

class StagedSearch implements Search {
  steps = 0;
  readonly lessons: number;
  readonly bound: number;
  private readonly random: Random;
  private readonly timetable: Timetable;
  private readonly fill: Fill;
  private readonly improve: Improve;
  private readonly bestSeen: BestAssignment;
  private readonly allowed: Float64Array;
  private isImproving = false;
  private lastHeadway = 0;
  /** Headway after which the best was last completed. */
  private completedAt = -1;
  /** Steps that have been taken ahead: an ejection with backtracking costs many and is not cut. */
  private owed = 0;
  private scratch: Timetable | null = null;

  constructor(
    private readonly problem: Problem,
    private readonly options: SearchOptions,
  ) {
    this.random = new Random(options.seed);
    this.timetable = new Timetable(problem);
    this.lessons = this.timetable.unplacedLessons;
    this.bound = lowerBound(problem);
    this.bestSeen = new BestAssignment(problem);
    const evaluator = new Evaluator(this.timetable, this.random);
    placeLocked(this.timetable, evaluator, options.initial ?? null);
    this.timetable.tolerate();
    this.allowed = allowedAmounts(problem, this.timetable);
    if (options.initial) placeWished(this.timetable, evaluator, options.initial);
    this.fill = new Fill(this.timetable, evaluator, this.random, options.restarts ?? true);
    this.improve = new Improve(this.timetable, evaluator, this.random, this.bestSeen);
    this.fill.begin();
    this.bestSeen.consider(this.timetable);
    if (this.fill.isComplete) this.beginImproving();
  }

  get stage(): 'construct' | 'repair' | 'improve' {
    if (this.isImproving) return 'improve';
    return this.fill.isPastFirstPass ? 'repair' : 'construct';
  }

  get placed(): number {
    return this.lessons - this.bestSeen.unplacedLessons;
  }

  get cost(): number {
    return this.bestSeen.cost;
  }

  get done(): boolean {
    if (this.bestSeen.unplacedLessons > 0) return false;
    return this.bestSeen.cost <= this.bound + 1e-9 || this.improve.isIdle;
  }

  run(steps: number, untilFull = false): void {
    const end = this.steps + steps;
    while (this.steps < end && !this.done) {
      if (untilFull && this.bestSeen.unplacedLessons === 0) break;
      if (this.owed > 0) {
        const paid = Math.min(this.owed, end - this.steps);
        this.owed -= paid;
        this.steps += paid;
        continue;
      }
      this.steps++;
      if (this.isImproving) this.stepImprove();
      else this.stepRepair();
      if (this.options.assertionLevel === 'move') assertTimetable(this.timetable, this.allowed);
    }
    if (this.options.assertionLevel === 'step') assertTimetable(this.timetable, this.allowed);
  }

  best(): Assignment {
    return { start: this.bestSeen.start.slice(), room: this.bestSeen.room.slice() };
  }

  offer(assignment: Assignment): void {
    const scratch = this.scratchTimetable();
    scratch.restore(assignment);
    if (!this.bestSeen.consider(scratch)) return;
    this.lastHeadway = this.steps;
    if (!this.isImproving && this.bestSeen.unplacedLessons === 0) this.beginImproving();
  }

  blockers(unit: number): Blocked[] {
    return blockers(this.scratchTimetable(), this.bestSeen, unit, new Random(this.options.seed));
  }

  private stepRepair(): void {
    const { fill, bestSeen, timetable } = this;
    this.owed = fill.step() - 1;
    if (!fill.isPastFirstPass) return;
    if (timetable.unplacedLessons < bestSeen.unplacedLessons) {
      bestSeen.consider(timetable);
      this.lastHeadway = this.steps;
    }
    const isQuiet = this.steps + this.owed - this.lastHeadway >= this.problem.unitCount;
    if (isQuiet && this.completedAt !== this.lastHeadway) this.completeBest();
    if (bestSeen.unplacedLessons === 0 || (this.options.partial && this.hasStalled())) this.beginImproving();
  }

  /** Places what has a free place in the best timetable, on a copy: the walk of the filling stays as it is. */
  private completeBest(): void {
    this.completedAt = this.lastHeadway;
    const scratch = this.scratchTimetable();
    scratch.restore(this.bestSeen);
    placeFree(scratch, new Evaluator(scratch, new Random(this.options.seed)));
    if (this.bestSeen.consider(scratch)) this.lastHeadway = this.steps;
  }

  private stepImprove(): void {
    const unplaced = this.bestSeen.unplacedLessons;
    this.improve.step();
    if (this.bestSeen.unplacedLessons < unplaced) this.lastHeadway = this.steps;
    if (this.bestSeen.unplacedLessons > 0 && this.hasStalled()) {
      this.isImproving = false;
      this.lastHeadway = this.steps;
      this.improve.begin();
      this.fill.begin();
    }
  }

  private beginImproving(): void {
    this.isImproving = true;
    this.lastHeadway = this.steps;
    this.improve.begin();
  }

  private hasStalled(): boolean {
    return this.steps - this.lastHeadway > STALL_STEPS * this.problem.unitCount;
  }

  private scratchTimetable(): Timetable {
    if (this.scratch === null) {
      this.scratch = new Timetable(this.problem);
      this.scratch.restore({ start: lockedOnly(this.timetable, this.bestSeen), room: this.bestSeen.room });
      this.scratch.tolerate();
    }
    return this.scratch;
  }
}

/** The best timetable's starts of locked units; −1 for the others. */
function lockedOnly(timetable: Timetable, best: Assignment): Int32Array {
  return best.start.map((start, unit) => (timetable.locked[unit] === 1 ? start : -1));
}
