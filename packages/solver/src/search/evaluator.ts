import { Ejection, NEVER } from './primitives/ejection.ts';
import type { Random } from './random.ts';
import type { SearchTimetable } from './timetable.ts';

/**
 * Finds the placed units that have to leave so that an unplaced unit may be placed at a start, and their summed weight.
 * The whole search rests on this. The checks go from cheap to costly and stop as soon as the sum reaches the bound.
 * `evaluate` changes nothing but its own `ejection` and the `chosen` rooms, which `placeAt` then uses.
 */
export class Evaluator {
  readonly ejection: Ejection;
  /** The needs of other units that the last `placeAt` has moved, each followed by its room before. */
  private readonly movedNeeds: number[] = [];
  /** By unit; NEVER for units that may not leave. Replaced by the stages. */
  weights: Float64Array;

  constructor(
    private readonly timetable: SearchTimetable,
    private readonly random: Random,
  ) {
    this.ejection = new Ejection(timetable.problem.unitCount);
    this.weights = new Float64Array(timetable.problem.unitCount).fill(1);
  }

  /** Returns the summed weight of the units that have to leave, exact if below `bound`; NEVER or more if none would do. */
  evaluate(unit: number, start: number, bound: number): number {
    const { hard, rooms, problem } = this.timetable;
    const { ejection, weights, random } = this;
    ejection.clear();
    this.ejectOverlapping(unit, start, bound);
    if (ejection.weight >= bound) return ejection.weight;
    hard.eject(unit, start, ejection, weights, bound, random);
    if (ejection.weight >= bound) return ejection.weight;
    if (problem.needOffset[unit] !== problem.needOffset[unit + 1]) {
      rooms.choose(unit, start, ejection, weights, random);
      if (ejection.weight >= bound) return ejection.weight;
    }
    if (!hard.evaluated.isEmpty) this.ejectForEvaluated(unit, start, bound);
    return ejection.weight;
  }

  /** True if resources and rooms are free for `unit` at `start`, rules not considered; for locked units. */
  isFree(unit: number, start: number): boolean {
    const { rooms } = this.timetable;
    this.ejection.clear();
    this.ejectOverlapping(unit, start, NEVER);
    if (this.ejection.count === 0) rooms.choose(unit, start, this.ejection, this.weights, this.random);
    return this.ejection.count === 0 && this.ejection.weight === 0;
  }

  /**
   * Removes the units in `ejection` and places `unit` at `start`, both as last evaluated. Needs that occupy a chosen
   * room move to other rooms; if two of them want the same one, the unit of the later leaves, too, and joins `ejection`.
   */
  placeAt(unit: number, start: number): void {
    const { timetable, ejection } = this;
    const { problem, rooms } = timetable;
    for (let i = 0; i < ejection.count; i++) timetable.remove(ejection.units[i]!);
    this.movedNeeds.length = 0;
    const first = problem.needOffset[unit]!;
    const end = problem.needOffset[unit + 1]!;
    for (let need = first; need < end; need++) this.freeRoom(rooms.chosen[need]!, start, unit);
    timetable.place(unit, start);
  }

  /**
   * Checks the hard evaluated rules after `placeAt`: an evaluation knows neither the needs that change rooms nor, against
   * the contract of such rules, units whose removal raises an amount. Returns false after removing `unit` again and
   * returning the moved needs to their rooms.
   */
  confirmPlacement(unit: number): boolean {
    const { timetable, movedNeeds } = this;
    const { evaluated } = timetable.hard;
    if (evaluated.isEmpty) return true;
    const isConfirmed = !evaluated.anyViolated();
    if (!isConfirmed) {
      timetable.remove(unit);
      for (let i = movedNeeds.length - 2; i >= 0; i -= 2) {
        const need = movedNeeds[i]!;
        if (timetable.room[need]! >= 0) timetable.changeRoom(need, movedNeeds[i + 1]!);
      }
    }
    evaluated.forget();
    return isConfirmed;
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

  private ejectForEvaluated(unit: number, start: number, bound: number): void {
    const { problem, room, rooms, hard } = this.timetable;
    const first = problem.needOffset[unit]!;
    const end = problem.needOffset[unit + 1]!;
    for (let need = first; need < end; need++) room[need] = rooms.chosen[need]!;
    hard.evaluated.eject(unit, start, this.ejection, this.weights, bound, this.random);
    for (let need = first; need < end; need++) room[need] = -1;
  }

  /** Empties `room` for the time of `start`: needs in it move to another room, otherwise their unit is removed. */
  private freeRoom(room: number, start: number, placing: number): void {
    const { timetable, ejection } = this;
    const { rooms } = timetable;
    for (let need = rooms.blocker(room, start, null); need >= 0; need = rooms.blocker(room, start, null)) {
      const other = rooms.alternativeFor(need, placing);
      if (other >= 0) {
        this.movedNeeds.push(need, timetable.room[need]!);
        timetable.changeRoom(need, other);
      } else {
        const unit = rooms.unitOf[need]!;
        ejection.add(unit, this.weights[unit]!);
        timetable.remove(unit);
      }
    }
  }
}
