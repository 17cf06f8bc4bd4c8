import { defaultSearchParams, type SearchParams } from '../params/search-params.ts';
import { type Assignment, lockedUnits, type Problem, type Rule } from '../problem/problem.ts';
import { RoomNeeds } from './primitives/rooms.ts';
import { RuleSet } from './rule-set.ts';

/** Called before a unit or its rooms change. */
export interface ChangeListener {
  beforeChange(unit: number): void;
}

/**
 * A partial timetable that violates no hard rule, with all its counts. Units are placed and removed; the caller of
 * `place` has made sure that the start is free (`Evaluator`).
 *
 * Invariants: `occupant[resource × atoms + atom]` is the unit that holds it, or −1. `baseCost` is the soft cost of
 * starts, rooms and all rules but the evaluated ones, whose penalty is added in `cost()`.
 */
export class SearchTimetable {
  readonly start: Int32Array;
  readonly room: Int32Array;
  readonly occupant: Int32Array;
  readonly atoms: number;
  readonly locked: Uint8Array;
  readonly rooms: RoomNeeds;
  readonly hard: RuleSet;
  readonly soft: RuleSet;
  unplacedLessons = 0;
  listener: ChangeListener | null = null;
  /** True while `baseCost` is kept up to date. */
  private isPricing: boolean;
  private baseCost = 0;
  private baseCostBefore = 0;
  private evaluatedCost = 0;

  /** @param isPriced false for a timetable whose cost is not needed: `cost()` is 0 then. */
  constructor(
    readonly problem: Problem,
    readonly params: SearchParams = defaultSearchParams,
    readonly isPriced = true,
  ) {
    this.isPricing = isPriced;
    this.atoms = problem.dayCount * problem.atomsPerDay;
    this.start = new Int32Array(problem.unitCount).fill(-1);
    this.room = new Int32Array(problem.needCount).fill(-1);
    this.occupant = new Int32Array(problem.resourceCount * this.atoms).fill(-1);
    this.locked = lockedUnits(problem);
    this.rooms = new RoomNeeds(problem, this.start, this.room);
    const { start, room, locked } = this;
    const context = { problem, start, room, locked, params: params.rules };
    this.hard = new RuleSet({ ...context, areHard: true });
    this.soft = new RuleSet({ ...context, areHard: false });
    for (let u = 0; u < problem.unitCount; u++) this.unplacedLessons += problem.unitLessons[u]!;
  }

  /** Returns the soft cost; evaluates the rules that have changed since the last call. */
  cost(): number {
    if (!this.soft.evaluated.isEmpty) this.evaluatedCost += this.soft.evaluated.settle();
    return this.baseCost + this.evaluatedCost;
  }

  /** Returns the share of the soft cost, from 0 to 1, that starts, rooms and the rules of `soft.penalisedUnits` have. */
  directableShare(): number {
    const cost = this.cost();
    return cost > 0 ? Math.max(0, 1 - (this.evaluatedCost + this.soft.otherPenalty()) / cost) : 0;
  }

  /**
   * True if the placed units alone cost more than `most`. Unplaced units give slack for the violations that they could
   * end, so placing them can only add to the cost. Evaluated rules that have changed count as kept: they are not
   * evaluated for the answer.
   */
  costsMoreThan(most: number): boolean {
    return this.baseCost + this.evaluatedCost - this.soft.evaluated.changedPenalty > most;
  }

  /** Places `unit` at `start` in the rooms of `rooms.chosen`, which must be free. */
  place(unit: number, start: number): void {
    const { problem } = this;
    this.listener?.beforeChange(unit);
    if (this.isPricing) this.baseCost += this.riseWithoutRooms(unit, start);
    const from = problem.startAtom[start]!;
    const to = problem.endAtom[start]!;
    for (let i = problem.unitResourceOffset[unit]!; i < problem.unitResourceOffset[unit + 1]!; i++) {
      const base = problem.unitResources[i]! * this.atoms;
      for (let cell = base + from; cell < base + to; cell++) this.occupant[cell] = unit;
    }
    this.start[unit] = start;
    for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
      const room = this.rooms.chosen[need]!;
      if (this.isPricing) this.baseCost += this.rooms.cost(need, room, start);
      this.rooms.enter(need, room, start);
    }
    this.count(unit, start, 1);
    this.unplacedLessons -= problem.unitLessons[unit]!;
  }

  /** Removes the placed `unit`. */
  remove(unit: number): void {
    const { problem } = this;
    this.listener?.beforeChange(unit);
    const start = this.start[unit]!;
    const from = problem.startAtom[start]!;
    const to = problem.endAtom[start]!;
    for (let i = problem.unitResourceOffset[unit]!; i < problem.unitResourceOffset[unit + 1]!; i++) {
      const base = problem.unitResources[i]! * this.atoms;
      for (let cell = base + from; cell < base + to; cell++) this.occupant[cell] = -1;
    }
    for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
      if (this.isPricing) this.baseCost -= this.rooms.cost(need, this.room[need]!, start);
      this.rooms.leave(need, start);
    }
    this.count(unit, start, -1);
    this.start[unit] = -1;
    if (this.isPricing) this.baseCost -= this.riseWithoutRooms(unit, start);
    this.unplacedLessons += problem.unitLessons[unit]!;
  }

  /** Moves one need of a placed unit to another free room. */
  changeRoom(need: number, room: number): void {
    const unit = this.rooms.unitOf[need]!;
    this.listener?.beforeChange(unit);
    const start = this.start[unit]!;
    if (this.isPricing) {
      this.baseCost += this.rooms.cost(need, room, start) - this.rooms.cost(need, this.room[need]!, start);
    }
    this.rooms.leave(need, start);
    this.rooms.enter(need, room, start);
    this.hard.evaluated.change(unit);
    this.soft.evaluated.change(unit);
  }

  /** Moves one need of a placed unit to `room`, and `other` from there to `next`, which may be the room that is left. */
  exchangeRooms(need: number, room: number, other: number, next: number): void {
    const { rooms } = this;
    this.leaveRoom(need);
    this.leaveRoom(other);
    for (const [each, to] of [
      [need, room],
      [other, next],
    ] as const) {
      const unit = rooms.unitOf[each]!;
      const start = this.start[unit]!;
      if (this.isPricing) this.baseCost += rooms.cost(each, to, start);
      rooms.enter(each, to, start);
      this.hard.evaluated.change(unit);
      this.soft.evaluated.change(unit);
    }
  }

  private leaveRoom(need: number): void {
    const unit = this.rooms.unitOf[need]!;
    const start = this.start[unit]!;
    this.listener?.beforeChange(unit);
    if (this.isPricing) this.baseCost -= this.rooms.cost(need, this.room[need]!, start);
    this.rooms.leave(need, start);
  }

  /** Returns the rise of `baseCost` when the unplaced `unit` is placed at `start`, without rooms. */
  riseWithoutRooms(unit: number, start: number): number {
    const own = this.problem.startCost[start]!;
    return this.soft.isEmpty ? own : own + this.soft.rise(unit, start);
  }

  /** Begins a move that `rewind` may have to undo; `cost` must have been called since the last change. */
  beginTrial(): void {
    this.baseCostBefore = this.baseCost;
    this.soft.evaluated.beginTrial();
  }

  /** Undoes a move: `putBack` returns every unit to its place at `beginTrial`, which restores the cost of then. */
  rewind(putBack: () => void): void {
    const { isPricing } = this;
    this.isPricing = false;
    putBack();
    this.isPricing = isPricing;
    this.baseCost = this.baseCostBefore;
    this.hard.evaluated.forget();
    this.evaluatedCost += this.soft.evaluated.rewind();
  }

  /** Removes all units, the locked ones, too. */
  clear(): void {
    for (let unit = 0; unit < this.start.length; unit++) if (this.start[unit]! >= 0) this.remove(unit);
    this.baseCost = 0;
  }

  copyTo(target: { start: Int32Array; room: Int32Array }): void {
    target.start.set(this.start);
    target.room.set(this.room);
  }

  /** Becomes another timetable of the same problem that violates no hard rule. */
  restore(from: Assignment): void {
    this.clear();
    this.rooms.chosen.set(from.room);
    for (let unit = 0; unit < this.start.length; unit++) {
      if (from.start[unit]! >= 0) this.place(unit, from.start[unit]!);
    }
    this.settle();
  }

  /** Accepts the changes: they are known to violate no hard rule. */
  settle(): void {
    this.cost();
    this.hard.evaluated.forget();
  }

  /** Allows the violations of hard rules by the placed units, of `tightened` one less: as `Primitive.tolerate`. */
  tolerate(tightened?: Rule): void {
    this.hard.tolerate(tightened);
  }

  private count(unit: number, start: number, sign: number): void {
    this.hard.change(unit, start, sign);
    if (!this.soft.isEmpty) this.soft.change(unit, start, sign);
  }
}
