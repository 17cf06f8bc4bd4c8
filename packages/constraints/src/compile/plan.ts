import type { Draft, Id, Lesson, Rooms } from '@bellgrid/model';
import type { Atoms } from './atoms.ts';
import type { AtomPlace } from './places.ts';

/** The room that one lesson of a unit asks for. */
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
  /** Per place: 1 while the unit may stand there. */
  readonly allowed: Uint8Array;
  /** Per place what it costs; null while none costs anything. */
  cost: Float64Array | null;
  /** Whether it stays where it stands (locked, or out of scope). */
  readonly isFixed: boolean;
  readonly needs: readonly Need[];
  /** The rules (by source) that forbid it a place, also one that others forbid. */
  readonly removedBy: Set<number>;
}

/** Whether the unit has a place to stand and a room for each need. */
export function isPossible(unit: PlannedUnit): boolean {
  return unit.allowed.includes(1) && unit.needs.every((need) => need.rooms.size > 0);
}

/** Which lessons the problem holds, in which units. */
export interface Plan {
  readonly draft: Draft;
  readonly atoms: Atoms;
  readonly units: readonly PlannedUnit[];
  /** The index of a lesson's unit in `units`. */
  readonly unitOf: ReadonlyMap<Id, number>;
  /** Lessons that should stand when all goes well: in scope, with a teacher or a class. */
  readonly scope: readonly Lesson[];
  readonly roomsOf: (lesson: Lesson) => Rooms;
  /** Fixed lessons that stand outside school, or whose room is unknown to the problem. */
  readonly outsideSchool: readonly Lesson[];
}
