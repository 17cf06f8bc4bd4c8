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
 * No clock is known here: the caller runs as many steps as it likes. The same problem, options and calls give the same
 * result. Searches in several threads may share a memory (`common/`): then all have the best of all, and improve it
 * together.
 */
import { checkProblem } from '../problem/check-problem.ts';
import type { Assignment, Problem } from '../problem/problem.ts';
import { allowedAmounts, assertTimetable } from './assert-timetable.ts';
import { BestAssignment } from './best-assignment.ts';
import { type Blocked, blockers } from './blockers.ts';
import { CommonBest } from './common/common-best.ts';
import { CommonMemory } from './common/common-memory.ts';
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
  /** Memory of this problem (`createCommonMemory`) that searches in several threads share. */
  readonly common?: SharedArrayBuffer;
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
  /** For a unit that the best timetable does not place: its least blocked starts, and by whom. */
  blockers(unit: number): Blocked[];
}

/** Steps of filling without headway, per unit, before a partial timetable is improved instead. */
const STALL_STEPS = 200;

export function createSearch(problem: Problem, options: SearchOptions): Search {
  if ((options.assertionLevel ?? 'none') !== 'none') checkProblem(problem);
  return new StagedSearch(problem, options);
}

class StagedSearch implements Search {
  steps = 0;
  readonly lessons: number;
  private readonly random: Random;
  /** Where the filling works: it obeys the hard rules and counts no soft ones. */
  private readonly filled: Timetable;
  private readonly fill: Fill;
  private readonly bestSeen: BestAssignment;
  private readonly common: CommonMemory | null;
  private readonly commonBest: CommonBest | null;
  /** What stood before anything else. */
  private readonly lockedAlone: Assignment;
  /** Made when it is first needed: many runs end with the first full timetable. */
  private knownImprove: Improve | null = null;
  private knownBound: number | null = null;
  private isImproving = false;
  private lastHeadway = 0;
  /** Headway after which the best was last completed. */
  private completedAt = -1;
  /** Steps that have been taken ahead: an ejection with backtracking costs many and is not cut. */
  private owed = 0;

  constructor(
    private readonly problem: Problem,
    private readonly options: SearchOptions,
  ) {
    this.random = new Random(options.seed);
    this.filled = new Timetable(hardProblem(problem), false);
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
    this.bestSeen.takeFuller(this.filled);
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
      if (this.owed > 0) {
        const paid = Math.min(this.owed, end - this.steps);
        this.owed -= paid;
        this.steps += paid;
        continue;
      }
      this.steps++;
      if (this.isImproving) this.stepImprove();
      else this.stepRepair();
      if (this.options.assertionLevel === 'move') this.assert();
    }
    this.exchange();
    if (this.options.assertionLevel === 'step') this.assert();
  }

  best(): Assignment {
    return { start: this.bestSeen.start.slice(), room: this.bestSeen.room.slice() };
  }

  blockers(unit: number): Blocked[] {
    return blockers(this.bestSeen.scratch, this.bestSeen, unit, new Random(this.options.seed));
  }

  /** What another search has found counts as headway of this one. */
  private exchange(): void {
    const wasFull = this.bestSeen.unplacedLessons === 0;
    const { commonBest, bestSeen } = this;
    if (commonBest === null || !commonBest.exchange(bestSeen, this.stage !== 'construct')) return;
    this.lastHeadway = this.steps;
    if (!wasFull && this.bestSeen.unplacedLessons === 0) this.beginImproving();
  }

  private get improve(): Improve {
    if (this.knownImprove === null) {
      const timetable = this.timetableWithAllRules();
      const evaluator = new Evaluator(timetable, this.random);
      this.knownImprove = new Improve(timetable, evaluator, this.random, this.bestSeen, this.common);
      this.knownImprove.begin();
    }
    return this.knownImprove;
  }

  private stepRepair(): void {
    const { fill, filled, bestSeen } = this;
    this.owed = fill.step() - 1;
    if (!fill.isPastFirstPass) return;
    if (bestSeen.takeFuller(filled)) this.lastHeadway = this.steps;
    const isQuiet = this.steps + this.owed - this.lastHeadway >= this.problem.unitCount;
    if (isQuiet && this.completedAt !== this.lastHeadway) this.completeBest();
    if (bestSeen.unplacedLessons === 0 || (this.options.partial && this.hasStalled())) this.beginImproving();
  }

  /** Places what has a free place in the best timetable; then the filling goes on from where it was. */
  private completeBest(): void {
    const { filled, bestSeen } = this;
    this.completedAt = this.lastHeadway;
    const walk = { start: filled.start.slice(), room: filled.room.slice() };
    filled.restore(bestSeen);
    placeFree(filled, new Evaluator(filled, new Random(this.options.seed)));
    if (bestSeen.takeFuller(filled)) this.lastHeadway = this.steps;
    filled.restore(walk);
  }

  private stepImprove(): void {
    const unplaced = this.bestSeen.unplacedLessons;
    this.improve.step();
    if (this.bestSeen.unplacedLessons < unplaced) {
      this.lastHeadway = this.steps;
      if (this.bestSeen.unplacedLessons === 0) this.improve.begin();
    }
    if (this.bestSeen.unplacedLessons > 0 && this.hasStalled()) {
      this.isImproving = false;
      this.lastHeadway = this.steps;
      this.filled.restore(this.bestSeen);
      this.fill.begin();
    }
  }

  private beginImproving(): void {
    this.isImproving = true;
    this.lastHeadway = this.steps;
    this.knownImprove?.begin();
  }

  private hasStalled(): boolean {
    return this.steps - this.lastHeadway > STALL_STEPS * this.problem.unitCount;
  }

  private timetableWithAllRules(): Timetable {
    const timetable = new Timetable(this.problem);
    timetable.restore(this.lockedAlone);
    timetable.tolerate();
    return timetable;
  }

  private assert(): void {
    const timetable = this.isImproving ? this.improve.timetable : this.filled;
    assertTimetable(timetable, allowedAmounts(timetable.problem, this.lockedAlone));
  }
}

/** Without the soft rules. What starts and rooms cost stays: of free rooms the cheapest is taken. */
function hardProblem(problem: Problem): Problem {
  return { ...problem, rules: problem.rules.filter(({ hard }) => hard) };
}
