import type { Draft, Id, Lesson, Timetable } from '@bellgrid/model';
import type { PairRule, Problem } from '@bellgrid/solver';
import type { Excuse } from '../amounts/person.ts';

/** A possible place of a lesson, by itself. */
export interface Place {
  readonly day: number;
  readonly start: number;
  readonly end: number;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Atoms `from` to `to` (exclusive) of a day. */
export interface AtomSpan {
  readonly from: number;
  readonly to: number;
}

/** The parts of the finished problem that an evaluated rule may read. */
export interface RuleView {
  /** Per lesson of the rule, its unit, or −1 for a lesson that is never placed. */
  readonly units: Int32Array;
  /** Per lesson of the rule, its need for a room, or −1. */
  readonly needs: Int32Array;
  /** Classroom ids by the problem's room indices. */
  readonly rooms: readonly Id[];
  readonly dayCount: number;
  readonly atomsPerDay: number;
  /** The atoms of a period, within any day. */
  atomsOf(structure: Id, period: number): AtomSpan;
}

/** The amount of a rule for the placed units: see `EvaluatedRule`. */
export type Amount = (start: Int32Array, room: Int32Array, problem: Problem) => number;

/** max(0, Σ over days dayAmount − max − what unplaced lessons excuse). */
export interface DayProfile {
  readonly max: number;
  /** The amount that each unplaced lesson takes off: its periods, 1, or nothing. */
  readonly lowering: Excuse;
  /** See `DayProfileRule`. */
  readonly isStrict?: boolean;
  /** `mask` has bit p set where a lesson of the rule occupies period p of the day. */
  dayAmount(day: number, mask: number): number;
}

/** max(0, Σ weights of the lessons at a place that counts − max). */
export interface StartLoad {
  readonly lessons: readonly Lesson[];
  readonly max: number;
  weightOf(lesson: Lesson): number;
  counts(lesson: Lesson, place: Place): boolean;
}

/**
 * The interface to which a kind posts its rules. The weight is the builder's business: a hard rule takes
 * starts and rooms away or becomes a hard rule of the problem, a soft one costs. Lessons that the problem
 * does not hold (out of scope and unplaced, or impossible) are left out.
 */
export interface ProblemBuilder {
  readonly draft: Draft;
  /** True while the rule being posted must hold. */
  readonly isHard: boolean;
  /** True when no two lessons of the class may share time. */
  isExclusive(group: Id): boolean;
  /** True when the two lessons are one unit: both are placed, or neither is. */
  areTogether(a: Lesson, b: Lesson): boolean;
  /**
   * An amount that depends only on a lesson's place and structure: computed once for lessons of equal places.
   */
  unary(lessons: readonly Lesson[], amount: (place: Place, structure: Id) => number): void;
  /** An amount that depends only on which room a lesson has. */
  rooms(lessons: readonly Lesson[], amount: (classroom: Id) => number): void;
  /** A classroom that should not be used in these minutes of a day (half-open). */
  blockRoom(classroom: Id, day: number, startMinute: number, endMinute: number): void;
  /** True when every atom is one period of the draft's only structure. */
  readonly hasOneStructure: boolean;
  pairs(relation: PairRule['relation'], pairs: readonly (readonly [Lesson, Lesson])[], n?: number): void;
  /** Σ over days max(0, lessons or periods − max). */
  dayCount(lessons: readonly Lesson[], measure: 'units' | 'periods', max: number): void;
  daysUsed(lessons: readonly Lesson[], max: number): void;
  startLoad(load: StartLoad): void;
  /**
   * A limit on the occupied periods of a day, fast; false, and nothing posted, when it would not be exact:
   * for lessons of several structures, long days, or lessons that share a unit.
   */
  dayProfile(lessons: readonly Lesson[], profile: DayProfile): boolean;
  /** Any other rule of these lessons. `make` runs once, when the problem is finished. */
  evaluated(lessons: readonly Lesson[], make: (view: RuleView) => Amount, readsRooms?: boolean): void;
  /** Posts the amount slowly: reads it off a timetable of these lessons alone. */
  plainly(lessons: readonly Lesson[], amount: (timetable: Timetable) => number, readsRooms?: boolean): void;
}
