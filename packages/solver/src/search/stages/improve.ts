import type { SearchParams } from '../../params/search-params.ts';
import type { Assignment, Problem } from '../../problem/problem.ts';
import type { BestAssignment } from '../best-assignment.ts';
import { ownAnnealingState } from '../common/annealing-state.ts';
import type { CommonMemory } from '../common/common-memory.ts';
import { CommonWalk } from '../common/common-walk.ts';
import type { Evaluator } from '../evaluator.ts';
import { KempeChain } from '../moves/kempe-chain.ts';
import { UndoLog } from '../moves/undo-log.ts';
import type { Random } from '../random.ts';
import type { SearchTimetable } from '../timetable.ts';
import { Annealing } from './annealing.ts';
import { Penalised } from './penalised.ts';
import { WayOut } from './way-out.ts';

/**
 * Lowers the soft cost by simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) over Kempe-like chains.
 * Hard rules are never violated and placed units stay placed; in a partial timetable a chain that places one
 * unit more is always accepted. One step is one move.
 *
 * Searches that share a memory improve one timetable together as soon as there is a full one (`CommonWalk`).
 */
export class Improve {
  private readonly log: UndoLog;
  private readonly chain: KempeChain;
  private readonly roomChange: RoomChange;
  private annealing: Annealing;
  private walk: CommonWalk | null = null;
  /** The units that have a choice of starts. */
  private readonly free: Int32Array;
  private readonly penalised: Penalised;
  /** Steps until the penalised units and needs are listed again. */
  private untilListed = 0;
  private unplaced: number[] = [];
  private readonly wayOut: WayOut;
  /** Sets the common timetable again, which another thread had when it was tried; null if there is nothing to set. */
  private waiting: (() => boolean) | null = null;
  private readonly params: SearchParams['improve'];

  constructor(
    readonly timetable: SearchTimetable,
    evaluator: Evaluator,
    private readonly random: Random,
    private readonly best: BestAssignment,
    private readonly common: CommonMemory | null,
  ) {
    this.log = new UndoLog(timetable);
    this.chain = new KempeChain(timetable, evaluator, random);
    this.roomChange = new RoomChange(timetable);
    const { problem, params } = timetable;
    this.params = params.improve;
    const free: number[] = [];
    for (let u = 0; u < problem.unitCount; u++) {
      if (problem.startOffset[u + 1]! - problem.startOffset[u]! > 1) free.push(u);
    }
    this.free = Int32Array.from(free);
    this.penalised = new Penalised(timetable, this.free, this.roomChange.needs);
    this.wayOut = new WayOut(timetable, random);
    this.annealing = new Annealing(free.length, ownAnnealingState(), params.annealing);
  }

  /** True if there is no move: every unit has one start and every need one room. */
  get isIdle(): boolean {
    return this.free.length === 0 && !this.roomChange.isPossible;
  }

  get completedCycles(): number {
    return this.annealing.completedCycles;
  }

  /** Completed cycles without those that follow an escape. */
  get wholeCycles(): number {
    return this.annealing.wholeCycles;
  }

  /** Begins with the best timetable. */
  begin(): void {
    if (this.walk === null) this.annealing.costAtBegin = Number.POSITIVE_INFINITY;
    this.timetable.restore(this.best);
    this.listUnplaced();
    if (this.common === null || this.walk !== null || this.best.unplacedLessons > 0) return;
    this.walk = new CommonWalk(this.common, this.timetable);
    this.annealing = new Annealing(this.free.length, this.common.annealing, this.timetable.params.annealing);
  }

  /** Continues with the best timetable, with which all searches that share the memory continue then. */
  beginAgain(): void {
    if (!this.walk?.hasJoined) this.begin();
    this.annealing.costAtBegin = this.best.cost;
    this.restart(null, (cost) => {
      this.annealing.costAtBegin = cost;
      return true;
    });
  }

  /** Takes note of the steps that this search, and those that share its memory, still have. */
  expect(stepsLeft: number): void {
    this.annealing.expect(stepsLeft);
  }

  /** Returns the steps that it took: 1, or those of an ejection with backtracking. */
  step(): number {
    if (this.wayOut.isUnderWay) return this.stepOut();
    if (this.waiting !== null) {
      if (this.waiting()) this.waiting = null;
    } else if (this.annealing.isCycleOver) {
      const { annealing, best } = this;
      const isStuck = best.unplacedLessons === 0 && best.cost >= annealing.costAtBegin - 1e-9;
      const escapes = isStuck && annealing.mayEscape && !annealing.isBehind;
      if (escapes && this.wayOut.begin(best)) return this.stepOut();
      this.beginCycle(null);
    }
    this.stepCycle();
    return 1;
  }

  private stepOut(): number {
    const { annealing, best, wayOut } = this;
    const steps = wayOut.step();
    annealing.countEscape(steps);
    const found = wayOut.end();
    if (found) {
      best.scratch.restore(found);
      best.adoptIfBetter(best.scratch);
      this.beginCycle(found);
    } else if (annealing.isBehind) wayOut.cancel();
    return Math.max(1, steps);
  }

  private stepCycle(): void {
    const { timetable, log, annealing, walk } = this;
    walk?.follow();
    if (--this.untilListed < 0) this.listPenalised();
    const costBefore = timetable.cost();
    const unplacedBefore = timetable.unplacedLessons;
    const most = annealing.drawRise(this.random);
    log.begin();
    const isPossible = this.tryMove(costBefore + most);
    const rise = isPossible ? timetable.cost() - costBefore : 0;
    const placesMore = timetable.unplacedLessons < unplacedBefore;
    const isAccepted = isPossible && (annealing.accepts(rise, most) || placesMore);
    if (isAccepted && (walk === null || walk.publish(log))) {
      log.commit();
      if (placesMore) this.listUnplaced();
      if (rise < 0 || placesMore) this.best.adoptIfBetter(timetable);
    } else {
      log.rollback();
    }
    annealing.advance();
  }

  /** Begins a whole cycle with the best timetable, or a brief one with that of an escape. */
  private beginCycle(escaped: Assignment | null): void {
    const { annealing, walk, best, timetable } = this;
    const begin = (cost: number) => annealing.beginCycle(cost, escaped !== null);
    if (walk !== null) {
      this.restart(escaped, begin);
      return;
    }
    begin(best.cost);
    timetable.restore(escaped ?? best);
    this.listUnplaced();
  }

  /**
   * Sets all searches that share the memory to `from`, or to the best timetable, if `isFirst`; later if the memory is not
   * free, unless another thread has begun a cycle by then.
   */
  private restart(from: Assignment | null, isFirst: (cost: number) => boolean): void {
    const { walk, best, annealing } = this;
    if (walk === null) return;
    const cycle = annealing.completedCycles;
    const attempt = () => annealing.completedCycles !== cycle || walk.restart(from, best, isFirst);
    this.waiting = attempt() ? null : attempt;
  }

  private tryMove(mostCost: number): boolean {
    const { random, timetable } = this;
    if (this.unplaced.length > 0 && random.unit() < this.params.unplacedShare) {
      return this.tryChain(this.unplaced[random.below(this.unplaced.length)]!, Number.POSITIVE_INFINITY);
    }
    if (this.free.length === 0 || (this.roomChange.isPossible && random.unit() < this.params.roomShare)) {
      const { needs, isPossible } = this.roomChange;
      return isPossible && this.roomChange.run(this.draw(needs, this.penalised.needs), random);
    }
    const unit = this.draw(this.free, this.penalised.units);
    return timetable.start[unit]! >= 0 && this.tryChain(unit, mostCost);
  }

  /** Draws one of `all`; in directed moves one of those that have a part in the cost, if there are any. */
  private draw(all: Int32Array, penalised: readonly number[]): number {
    const { random, params } = this;
    const isDirected = penalised.length > 0 && random.unit() < params.directedShare * this.penalised.share;
    const from = isDirected ? penalised : all;
    return from[random.below(from.length)]!;
  }

  private listPenalised(): void {
    this.penalised.list();
    this.untilListed = this.timetable.params.annealing.refreshSteps - 1;
  }

  private tryChain(unit: number, mostCost: number): boolean {
    const { problem, start } = this.timetable;
    const first = problem.startOffset[unit]!;
    const count = problem.startOffset[unit + 1]! - first;
    if (count === 0) return false;
    const before = start[unit]!;
    if (before >= 0) this.timetable.remove(unit);
    const target = this.drawStart(unit, first, count, before);
    return target >= 0 && this.chain.run(unit, target, this.annealing.unitCost, mostCost);
  }

  /** Of some starts drawn for an unplaced unit, returns the one where it costs least; −1 if only `before` was drawn. */
  private drawStart(unit: number, first: number, count: number, before: number): number {
    const { timetable, random, params } = this;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let drawn = 0; drawn < params.drawnStarts; drawn++) {
      const start = first + random.below(count);
      if (start === before) continue;
      const rise = timetable.riseWithoutRooms(unit, start);
      if (rise >= least) continue;
      least = rise;
      best = start;
    }
    return best;
  }

  private listUnplaced(): void {
    const { start } = this.timetable;
    this.unplaced = [];
    for (let unit = 0; unit < start.length; unit++) if (start[unit]! < 0) this.unplaced.push(unit);
  }
}

/**
 * A move of the improvement: one need of a placed unit moves to another room, drawn at random; a single need that is
 * there moves to its cheapest free room, which may be the one that is left.
 */
class RoomChange {
  /** The needs with a choice of rooms. */
  readonly needs: Int32Array;

  constructor(private readonly timetable: SearchTimetable) {
    this.needs = needsWithChoice(timetable.problem);
  }

  get isPossible(): boolean {
    return this.needs.length > 0;
  }

  /** Returns true if a need has moved and no hard rule is violated; otherwise the caller rolls back. */
  run(need: number, random: Random): boolean {
    const { timetable } = this;
    const { problem, rooms } = timetable;
    const start = timetable.start[rooms.unitOf[need]!]!;
    if (start < 0) return false;
    const from = problem.needRoomOffset[need]!;
    const count = problem.needRoomOffset[need + 1]! - from;
    // Of two rooms drawn the one with the lower cost.
    const [one, two] = [from + random.below(count), from + random.below(count)];
    const room = problem.needRooms[problem.needRoomCost[two]! < problem.needRoomCost[one]! ? two : one]!;
    if (room === timetable.room[need] || rooms.isClosed(room, start)) return false;
    const other = rooms.onlyBlocker(room, start);
    if (other === -1) {
      timetable.changeRoom(need, room);
    } else {
      const next = other >= 0 ? rooms.roomWithout(other, need) : -1;
      if (next < 0) return false;
      timetable.exchangeRooms(need, room, other, next);
    }
    return timetable.hard.evaluated.isEmpty || !timetable.hard.evaluated.anyViolated();
  }
}

function needsWithChoice(problem: Problem): Int32Array {
  const needs: number[] = [];
  for (let need = 0; need < problem.needCount; need++) {
    if (problem.needRoomOffset[need + 1]! - problem.needRoomOffset[need]! > 1) needs.push(need);
  }
  return Int32Array.from(needs);
}
