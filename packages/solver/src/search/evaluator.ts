import { Ejection, NEVER } from './ejection.ts';
import type { Random } from './random.ts';
import type { Timetable } from './timetable.ts';

/**
 * Answers the one question that the whole search asks: which placed units would have to leave so that an
 * unplaced unit may stand at a start, and what do they weigh together? The checks go from cheap to dear
 * and stop as soon as the sum reaches the bound. Changes nothing but its own `ejection` and the rooms'
 * `chosen`, which are what `settleAt` then needs.
 */
export class Evaluator {
  readonly ejection: Ejection;
  /** The needs whose rooms the last `settleAt` has changed, each followed by its room before. */
  private readonly moved: number[] = [];
  /** What a unit weighs, by unit; NEVER for what may not leave. Swapped by the stages. */
  weights: Float64Array;

  constructor(
    private readonly timetable: Timetable,
    private readonly random: Random,
  ) {
    this.ejection = new Ejection(timetable.problem.unitCount);
    this.weights = new Float64Array(timetable.problem.unitCount).fill(1);
  }

  /** The summed weight of what would leave; `bound` or more (or NEVER) where it is not below `bound`. */
  evaluate(unit: number, start: number, bound: number): number {
    const { hard, rooms, problem } = this.timetable;
    const { ejection, weights, random } = this;
    ejection.clear();
    this.ejectOverlapping(unit, start, bound);
    if (ejection.weight >= bound) return ejection.weight;
    hard.pairs.eject(unit, start, ejection, weights, bound);
    if (ejection.weight >= bound) return ejection.weight;
    hard.counts.eject(unit, start, ejection, weights, random);
    if (ejection.weight >= bound) return ejection.weight;
    hard.days.eject(unit, start, ejection, weights, random);
    if (ejection.weight >= bound) return ejection.weight;
    if (!hard.profiles.isEmpty) {
      hard.profiles.eject(unit, start, ejection, weights, bound, random);
      if (ejection.weight >= bound) return ejection.weight;
    }
    if (problem.needOffset[unit] !== problem.needOffset[unit + 1]) {
      rooms.choose(unit, start, ejection, weights, random);
      if (ejection.weight >= bound) return ejection.weight;
    }
    if (!hard.evaluated.isEmpty) this.tryEvaluated(unit, start, bound);
    return ejection.weight;
  }

  /** Whether resources and rooms are free for `unit` at `start`, whatever the rules say; for locked units. */
  isFree(unit: number, start: number): boolean {
    const { rooms } = this.timetable;
    this.ejection.clear();
    this.ejectOverlapping(unit, start, NEVER);
    if (this.ejection.count === 0) rooms.choose(unit, start, this.ejection, this.weights, this.random);
    return this.ejection.count === 0 && this.ejection.weight === 0;
  }

  /**
   * Removes what the last evaluation of `unit` at `start` put into `ejection` and places the unit. Rooms
   * that other needs stand in are freed by moving these; where two of them wanted the same other room, the
   * later one leaves as well and joins `ejection`.
   */
  settleAt(unit: number, start: number): void {
    const { timetable, ejection } = this;
    const { problem, rooms } = timetable;
    for (let i = 0; i < ejection.count; i++) timetable.remove(ejection.units[i]!);
    this.moved.length = 0;
    const first = problem.needOffset[unit]!;
    const end = problem.needOffset[unit + 1]!;
    for (let need = first; need < end; need++) this.freeRoom(rooms.chosen[need]!, start, unit);
    timetable.place(unit, start);
  }

  /**
   * Whether the last `settleAt` of `unit` has broken no hard evaluated rule. A trial sees neither who changes rooms nor,
   * against the contract of such rules, who raises an amount by leaving; then the unit leaves again, and who has changed
   * rooms goes back.
   */
  keepsRules(unit: number): boolean {
    const { timetable, moved } = this;
    const { evaluated } = timetable.hard;
    if (evaluated.isEmpty) return true;
    const isKept = !evaluated.anyBroken();
    if (!isKept) {
      timetable.remove(unit);
      for (let i = moved.length - 2; i >= 0; i -= 2) {
        const need = moved[i]!;
        if (timetable.room[need]! >= 0) timetable.changeRoom(need, moved[i + 1]!);
      }
    }
    evaluated.forget();
    return isKept;
  }

  private ejectOverlapping(unit: number, start: number, bound: number): void {
    const { problem, occupant, atoms } = this.timetable;
    const { ejection, weights } = this;
    const from = problem.startAtom[start]!;
    const to = problem.endAtom[start]!;
    const end = problem.unitResourceOffset[unit + 1]!;
    for (let i = problem.unitResourceOffset[unit]!; i < end; i++) {
      const base = problem.unitResources[i]! * atoms;
      for (let atom = base + from; atom < base + to; atom++) {
        const other = occupant[atom]!;
        if (other < 0 || ejection.has(other)) continue;
        ejection.add(other, weights[other]!);
        if (ejection.weight >= bound || ejection.weight >= NEVER) return;
      }
    }
  }

  private tryEvaluated(unit: number, start: number, bound: number): void {
    const { problem, room, rooms, hard } = this.timetable;
    const first = problem.needOffset[unit]!;
    const end = problem.needOffset[unit + 1]!;
    for (let need = first; need < end; need++) room[need] = rooms.chosen[need]!;
    hard.evaluated.eject(unit, start, this.ejection, this.weights, bound, this.random);
    for (let need = first; need < end; need++) room[need] = -1;
  }

  /** Empties `room` for the time of `start`: who is inside moves to another room, else leaves. */
  private freeRoom(room: number, start: number, newcomer: number): void {
    const { timetable, ejection } = this;
    const { rooms } = timetable;
    for (let need = rooms.blocker(room, start, null); need >= 0; need = rooms.blocker(room, start, null)) {
      const other = rooms.wayOutOf(need, newcomer);
      if (other >= 0) {
        this.moved.push(need, timetable.room[need]!);
        timetable.changeRoom(need, other);
      } else {
        const unit = rooms.unitOf[need]!;
        ejection.add(unit, this.weights[unit]!);
        timetable.remove(unit);
      }
    }
  }
}
