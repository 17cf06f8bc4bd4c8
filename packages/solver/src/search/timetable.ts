import { lockedUnits } from '../problem/locked-units.ts';
import type { Assignment, Problem } from '../problem/problem.ts';
import { Rooms } from './primitives/rooms.ts';
import { createRuleSet, type RuleSet } from './rule-set.ts';

/** Is told of a unit before it, or its rooms, change. */
export interface ChangeListener {
  beforeChange(unit: number): void;
}

/**
 * A partial timetable that breaks no hard rule, with everything that is counted about it. Units are placed
 * and removed; whoever places a unit has seen to it that it may stand there (`Evaluator`).
 *
 * Invariants: `occupant[resource × atoms + atom]` is the unit that holds it, or −1. `baseCost` is the soft
 * cost of starts, rooms and all rules but the evaluated ones, whose cost joins it in `cost()`.
 */
export class Timetable {
  readonly start: Int32Array;
  readonly room: Int32Array;
  readonly occupant: Int32Array;
  readonly atoms: number;
  readonly locked: Uint8Array;
  readonly rooms: Rooms;
  readonly hard: RuleSet;
  readonly soft: RuleSet;
  unplacedLessons = 0;
  listener: ChangeListener | null = null;
  /** False where nothing depends on soft rules: then they are not counted. */
  private readonly hasSoftRules: boolean;
  /** Whether `baseCost` follows what changes. */
  private isPricing: boolean;
  private baseCost = 0;
  private baseCostBefore = 0;
  private evaluatedCost = 0;

  /** @param isPriced false for a timetable whose cost nobody will ask for: `cost()` is 0 then. */
  constructor(
    readonly problem: Problem,
    readonly isPriced = true,
  ) {
    this.isPricing = isPriced;
    this.atoms = problem.dayCount * problem.atomsPerDay;
    this.start = new Int32Array(problem.unitCount).fill(-1);
    this.room = new Int32Array(problem.needCount).fill(-1);
    this.occupant = new Int32Array(problem.resourceCount * this.atoms).fill(-1);
    this.locked = lockedUnits(problem);
    this.hasSoftRules = problem.rules.some(({ hard, weight }) => !hard && weight > 0);
    this.rooms = new Rooms(problem, this.start, this.room);
    this.hard = createRuleSet(problem, true, this.locked, this.start, this.room);
    this.soft = createRuleSet(problem, false, this.locked, this.start, this.room);
    for (let u = 0; u < problem.unitCount; u++) this.unplacedLessons += problem.unitLessons[u]!;
  }

  /** The soft cost; asks the evaluated rules that were touched since the last time. */
  cost(): number {
    if (!this.soft.evaluated.isEmpty) this.evaluatedCost += this.soft.evaluated.settle();
    return this.baseCost + this.evaluatedCost;
  }

  /**
   * Whether what stands costs more than `most` by itself; unplaced units excuse what they might mend, so placing them can
   * only add to it. False where evaluated rules would have to be asked.
   */
  costsMoreThan(most: number): boolean {
    return this.soft.evaluated.isEmpty && this.baseCost + this.evaluatedCost > most;
  }

  /** Stands `unit` at `start` in the rooms that `rooms.chosen` holds, which must be free. */
  place(unit: number, start: number): void {
    const { problem } = this;
    this.listener?.beforeChange(unit);
    if (this.isPricing) this.baseCost += this.riseWithoutRooms(unit, start);
    const from = problem.startAtom[start]!;
    const to = problem.endAtom[start]!;
    for (let i = problem.unitResourceOffset[unit]!; i < problem.unitResourceOffset[unit + 1]!; i++) {
      const base = problem.unitResources[i]! * this.atoms;
      this.occupant.fill(unit, base + from, base + to);
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

  /** Takes the placed `unit` out. */
  remove(unit: number): void {
    const { problem } = this;
    this.listener?.beforeChange(unit);
    const start = this.start[unit]!;
    const from = problem.startAtom[start]!;
    const to = problem.endAtom[start]!;
    for (let i = problem.unitResourceOffset[unit]!; i < problem.unitResourceOffset[unit + 1]!; i++) {
      const base = problem.unitResources[i]! * this.atoms;
      this.occupant.fill(-1, base + from, base + to);
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
    this.hard.evaluated.touch(unit);
    this.soft.evaluated.touch(unit);
  }

  /** What the base cost rises by when the unplaced `unit` is placed at `start`, rooms not counted. */
  riseWithoutRooms(unit: number, start: number): number {
    const { soft } = this;
    const own = this.problem.startCost[start]!;
    if (!this.hasSoftRules) return own;
    return (
      own +
      soft.pairs.cost(unit, start) +
      soft.counts.rise(unit, start) +
      soft.days.rise(unit, start) +
      soft.profiles.rise(unit, start)
    );
  }

  /** A move begins that `rewind` may have to undo; the cost must be known. */
  beginTrial(): void {
    this.baseCostBefore = this.baseCost;
    this.soft.evaluated.beginTrial();
  }

  /** `putBack` stands every unit as at `beginTrial` again: then the cost is what it was, and nothing is priced meanwhile. */
  rewind(putBack: () => void): void {
    const { isPricing } = this;
    this.isPricing = false;
    putBack();
    this.isPricing = isPricing;
    this.baseCost = this.baseCostBefore;
    this.hard.evaluated.forget();
    this.evaluatedCost += this.soft.evaluated.rewind();
  }

  /** Takes everything out, the locked units too. */
  clear(): void {
    for (let unit = 0; unit < this.start.length; unit++) if (this.start[unit]! >= 0) this.remove(unit);
    this.baseCost = 0;
  }

  copyTo(target: { start: Int32Array; room: Int32Array }): void {
    target.start.set(this.start);
    target.room.set(this.room);
  }

  /** Replaces what stands by another timetable of the same problem that breaks no hard rule. */
  restore(from: Assignment): void {
    this.clear();
    this.rooms.chosen.set(from.room);
    for (let unit = 0; unit < this.start.length; unit++) {
      if (from.start[unit]! >= 0) this.place(unit, from.start[unit]!);
    }
    this.settle();
  }

  /** What stands is known to break no hard rule: the evaluated ones need not be asked about it. */
  settle(): void {
    this.cost();
    this.hard.evaluated.forget();
  }

  /** The locked units alone stand: what they cause of hard rules is allowed from here on. */
  tolerate(): void {
    this.hard.counts.tolerate();
    this.hard.days.tolerate();
    this.hard.profiles.tolerate();
    this.hard.evaluated.tolerate();
  }

  private count(unit: number, start: number, sign: number): void {
    this.hard.counts.change(unit, start, sign);
    this.hard.days.change(unit, start, sign);
    this.hard.profiles.change(unit, start, sign);
    this.hard.evaluated.touch(unit);
    if (!this.hasSoftRules) return;
    this.soft.counts.change(unit, start, sign);
    this.soft.days.change(unit, start, sign);
    this.soft.profiles.change(unit, start, sign);
    this.soft.evaluated.touch(unit);
  }
}
