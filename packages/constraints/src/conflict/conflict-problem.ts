import {
  createSharing,
  type Draft,
  type Id,
  type Lesson,
  type Sharing,
  type Timetable,
} from '@bellgrid/model';
import type { ProofGroup, ProofProblem, ProofUnit } from '@bellgrid/solver';
import { clashCliques } from '../compile/clash-cliques.ts';
import { createPlan } from '../compile/create-plan.ts';
import { fixedTimetable } from '../compile/findings.ts';
import { placesOf } from '../compile/places.ts';
import type { Plan, PlannedUnit } from '../compile/plan.ts';
import { push } from '../read/draft-index.ts';
import { type BoundConstraint, boundConstraints, isHard, matchesOf } from '../rules/bound-constraint.ts';
import { ConflictBuilder } from './conflict-builder.ts';
import type { ConflictMember } from './conflict-member.ts';
import { roomGroups } from './room-groups.ts';

/** The context that every sub-problem of a draft reads. */
export interface ConflictContext {
  readonly draft: Draft;
  /** One unit per lesson: nothing is merged, so that each 'same time' is a member. */
  readonly plan: Plan;
  readonly sharing: Sharing;
  readonly bounds: readonly BoundConstraint[];
  /** The lessons that must stay, alone: violations among them are tolerated. */
  readonly fixed: Timetable;
  readonly tolerated: ReadonlySet<BoundConstraint>;
}

export function createConflictContext(draft: Draft): ConflictContext {
  const sharing = createSharing(draft);
  const plan = createPlan(draft, sharing, []);
  const bounds = boundConstraints(draft).filter(isHard);
  const fixed = fixedTimetable(plan);
  const isBroken = (bound: BoundConstraint) => matchesOf(bound, fixed).length > 0;
  const tolerated = new Set(fixed.placed.size > 0 ? bounds.filter(isBroken) : []);
  const outside = unitsOutside(plan);
  return { draft, plan: { ...plan, units: [...plan.units, ...outside] }, sharing, bounds, fixed, tolerated };
}

/** Lessons that must stay outside of school: their lock leaves them no place at all. */
function unitsOutside({ draft, atoms, outsideSchool }: Plan): PlannedUnit[] {
  return outsideSchool.flatMap((lesson) => {
    const places = placesOf(draft, atoms, lesson.structure, lesson.numPeriods);
    if (places.length === 0) return [];
    const allowed = new Uint8Array(places.length);
    return [
      { lessons: [lesson], places, allowed, cost: null, isFixed: true, needs: [], removedBy: new Set() },
    ];
  });
}

/** A sub-problem for the prover, and what its members mean. */
export interface ConflictProblem {
  readonly problem: ProofProblem;
  readonly members: readonly ConflictMember[];
  readonly units: readonly PlannedUnit[];
}

/** The sub-problem of some lessons: those left out are unplaced, which only makes room. */
export function conflictProblem(context: ConflictContext, lessons: ReadonlySet<Lesson>): ConflictProblem {
  const { draft, plan, sharing } = context;
  const units = plan.units.filter((unit) => lessons.has(unit.lessons[0]!));
  const unitOf = new Map(units.map((unit, index) => [unit.lessons[0]!.id, index]));
  const members: ConflictMember[] = [];
  const builder = new ConflictBuilder(plan, units, unitOf);
  postConstraints(context, builder, members);
  const rooms = roomGroups(plan, units, builder.closings, members);
  const lockRules = units.flatMap((unit, index) => {
    if (!unit.isFixed) return [];
    const member = members.push({ kind: 'lock', lesson: unit.lessons[0]! }) - 1;
    const starts = unit.places.flatMap((_, at) => (unit.allowed[at] === 1 ? [] : [at]));
    return [{ kind: 'forbidden' as const, member, unit: index, starts }];
  });
  const proofUnits = units.map((unit): ProofUnit => {
    const [lesson] = unit.lessons;
    const starts = unit.places.map(({ day, from, to }) => ({ day, from, to }));
    return {
      member: members.push({ kind: 'lesson', lesson: lesson! }) - 1,
      periods: lesson!.numPeriods,
      starts,
    };
  });
  const problem: ProofProblem = {
    dayCount: Math.max(1, draft.schoolData.days.length),
    atomsPerDay: plan.atoms.perDay,
    memberCount: members.length,
    units: proofUnits,
    groups: [...exclusiveGroups(draft, sharing, units, unitOf), ...rooms],
    rules: [...builder.rules, ...lockRules],
  };
  return { problem, members, units };
}

function postConstraints(
  { bounds, tolerated }: ConflictContext,
  builder: ConflictBuilder,
  members: ConflictMember[],
): void {
  const known = new Map<string, number>();
  const ofMember = new Map<string, BoundConstraint[]>();
  bounds.forEach((bound, source) => {
    // All levels of an item's calendar are one member.
    const key = bound.kind.family === 'calendar' ? `${bound.kind.kind} ${baseOf(bound)}` : `${source}`;
    push(ofMember, key, bound);
    const member = (): number => {
      const number = known.get(key) ?? members.push({ kind: 'constraint', bounds: ofMember.get(key)! }) - 1;
      known.set(key, number);
      return number;
    };
    builder.begin(member, tolerated.has(bound));
    if (bound.kind.prove) bound.kind.prove(bound.params, builder);
    else bound.kind.post(bound.params, builder);
  });
}

function baseOf({ params }: BoundConstraint): string {
  return (params as { base: string }).base;
}

/** Teachers, classes as far as their lessons clash, and within them subjects: a count of their own. */
function exclusiveGroups(
  draft: Draft,
  sharing: Sharing,
  units: readonly PlannedUnit[],
  unitOf: ReadonlyMap<Id, number>,
): ProofGroup[] {
  const lessons = units.map((unit) => unit.lessons[0]!);
  const byTeacher = new Map<Id, number[]>();
  lessons.forEach((lesson, unit) => {
    for (const teacher of new Set(lesson.teachers)) push(byTeacher, teacher, unit);
  });
  const cliques = clashCliques(draft, new Set(lessons), sharing);
  const classes = cliques.map((clique) => clique.map((lesson) => unitOf.get(lesson.id)!));
  const sets = [...byTeacher.values(), ...classes].filter((set) => set.length > 1);
  const subjects = sets.flatMap((set) => bySubject(lessons, set));
  const distinct = new Map(
    [...sets, ...subjects].map((set) => [[...set].sort((a, b) => a - b).join(' '), set]),
  );
  return [...distinct.values()].map((set) => ({
    capacity: 1,
    demands: set.map((unit) => ({ unit })),
    closings: [],
  }));
}

function bySubject(lessons: readonly Lesson[], set: readonly number[]): number[][] {
  const subjects = new Map<Id, number[]>();
  for (const unit of set) push(subjects, lessons[unit]!.subject, unit);
  return [...subjects.values()].filter((units) => units.length > 1);
}
