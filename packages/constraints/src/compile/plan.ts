import type { Draft, Id, Lesson, Rooms } from '@bellgrid/model';
import type { Atoms } from './atoms.ts';
import type { AtomPlace } from './places.ts';

/** The room that one lesson of a unit needs. */
export interface Need {
  readonly lesson: Lesson;
  /** Viable rooms and what each costs. Lessons with the same choice have one map until a rule tells them apart. */
  rooms: ReadonlyMap<Id, number>;
}

/** A unit while the problem is being built: the engine's numbering comes at the end. */
export interface PlannedUnit {
  readonly lessons: readonly Lesson[];
  /** Every place in school for its length and structure. */
  readonly places: readonly AtomPlace[];
  /** Per place: 1 when the unit may be placed there. */
  readonly allowed: Uint8Array;
  /** The cost of each place; null while all are free of cost. */
  cost: Float64Array | null;
  /** True when it keeps its place (locked, or out of scope). */
  readonly isFixed: boolean;
  readonly needs: readonly Need[];
  /** The rules (by source) that forbid it a place, also one that others forbid. */
  readonly removedBy: Set<number>;
}

/** True when the unit has a legal place and a room for each need. */
export function isPossible(unit: PlannedUnit): boolean {
  return unit.allowed.includes(1) && unit.needs.every((need) => need.rooms.size > 0);
}

/** The lessons of the problem, as units. */
export interface Plan {
  readonly draft: Draft;
  readonly atoms: Atoms;
  readonly units: readonly PlannedUnit[];
  /** The index of a lesson's unit in `units`. */
  readonly unitOf: ReadonlyMap<Id, number>;
  /** Lessons that a full timetable places: in scope, with a teacher or a class. */
  readonly scope: readonly Lesson[];
  readonly roomsOf: (lesson: Lesson) => Rooms;
  /** Fixed lessons that are placed outside school, or whose room is unknown to the problem. */
  readonly outsideSchool: readonly Lesson[];
}
