import {
  type Draft,
  type Id,
  isScheduled,
  type Placement,
  type Timetable,
  timetableOf,
} from '@bellgrid/model';
import { type PhysicalViolation, physicalViolations } from '../physical/physical-violations.ts';
import { remember } from '../read/memo.ts';
import type { Violation } from '../read/violation.ts';
import type { References } from '../rule-forms/define-constraint.ts';
import {
  type BoundConstraint,
  boundConstraints,
  isHard,
  matchesOf,
  ruleReferences,
} from '../rules/bound-constraint.ts';

/** A rule of the draft that a timetable breaks, at one place. */
export interface Match extends Violation {
  /** The kind of constraint, or the physical rule. */
  readonly kind: string;
  readonly hard: boolean;
  /** Effective weight; Infinity for hard rules. */
  readonly weight: number;
  /** The constraint records that say the rule; empty for physical rules and fields of subjects. */
  readonly constraints: readonly Id[];
  /** The items that the rule names. */
  readonly references: References;
}

/** The quality of a timetable by the plain meaning of its rules. */
export interface VerifyReport {
  /** The number of lessons that have a teacher or a class, and of those that are placed. */
  readonly lessons: number;
  readonly placed: number;
  /** Sum of the amounts of hard constraints and physical rules. */
  readonly hardViolations: number;
  /** Sum of effective weight × amount over the soft constraints. */
  readonly cost: number;
  readonly unplaced: readonly Id[];
  readonly physical: readonly Match[];
  readonly matches: readonly Match[];
}

/**
 * Checks a timetable against every physical rule and constraint of the draft, by plain code that shares
 * nothing with the search. Without `placements`, the lessons' own time slots and rooms.
 */
export function verify(draft: Draft, placements?: readonly Placement[]): VerifyReport {
  return verifyTimetable(timetableOf(draft, placements));
}

export function verifyTimetable(timetable: Timetable): VerifyReport {
  const physical = physicalViolations(timetable).map(asMatch);
  const matches = boundConstraints(timetable.draft).flatMap((bound) => matchesOfBound(bound, timetable));
  return reportOf(timetable, physical, matches);
}

const scheduledCount = remember(
  (lessons: Draft['lessons']) => Object.values(lessons).filter(isScheduled).length,
);

/** Adds up what has been found. */
export function reportOf(
  timetable: Timetable,
  physical: readonly Match[],
  matches: readonly Match[],
): VerifyReport {
  const unplaced = timetable.unplaced.filter(isScheduled);
  const lessons = scheduledCount(timetable.draft.lessons);
  let hardViolations = physical.length;
  let cost = 0;
  for (const match of matches) {
    if (match.hard) hardViolations += match.amount;
    else cost += match.weight * match.amount;
  }
  return {
    lessons,
    placed: lessons - unplaced.length,
    hardViolations,
    cost,
    unplaced: unplaced.map((lesson) => lesson.id),
    physical,
    matches,
  };
}

/** Every violation of one rule of the draft. */
export function matchesOfBound(bound: BoundConstraint, timetable: Timetable): Match[] {
  return matchesOfViolations(bound, matchesOf(bound, timetable));
}

/** The violations of a rule, with what is known of the rule. */
export function matchesOfViolations(bound: BoundConstraint, violations: readonly Violation[]): Match[] {
  if (violations.length === 0) return [];
  const rest = {
    kind: bound.kind.kind,
    hard: isHard(bound),
    weight: bound.weight,
    constraints: bound.records,
    references: ruleReferences(bound),
  };
  return violations.map((violation) => ({ ...rest, ...violation }));
}

export function asMatch(violation: PhysicalViolation): Match {
  const { rule, amount, lessons, cells, message, references } = violation;
  const rest = { kind: rule, hard: true, weight: Number.POSITIVE_INFINITY, constraints: [] };
  return { amount, lessons, cells, message, references, ...rest };
}
