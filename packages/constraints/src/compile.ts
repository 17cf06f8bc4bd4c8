import { createSharing, type Draft, type Id, type Placement, type Sharing } from '@bellgrid/model';
import type { Assignment, Blocked, Problem } from '@bellgrid/solver';
import { type BoundConstraint, boundConstraints, isHard } from './bound-constraint.ts';
import { closeStarts } from './compile/close-starts.ts';
import { brokenWeight, CHANGE_WEIGHT } from './compile/cost-parts.ts';
import { createPlan } from './compile/create-plan.ts';
import { decode, initialAssignment } from './compile/decode.ts';
import { explain } from './compile/explain.ts';
import { brokenByFixed, fixedFaults, lastingFaults, notScheduled, withoutPlace } from './compile/findings.ts';
import { finishProblem, number } from './compile/finish-problem.ts';
import { postJointDays } from './compile/joint-days.ts';
import type { Plan } from './compile/plan.ts';
import { RecordingBuilder } from './compile/recording-builder.ts';
import { exclusiveSets } from './compile/resources.ts';
import { createRulesAgainst, type RulesAgainst } from './compile/rules-against.ts';
import { chargeChanges } from './compile/similar-schedule.ts';
import type { Finding } from './finding.ts';
import { computed, remember } from './memo.ts';

/** A draft as a problem for the engine, and the way back. */
export interface Compiled {
  readonly problem: Problem;
  /** The lessons that each unit of the problem stands for. */
  readonly units: readonly { readonly lessons: readonly Id[] }[];
  /** What the `source` of each rule of the problem means. */
  readonly sources: readonly BoundConstraint[];
  /** Where the lessons stand now, as far as the problem has such places. */
  readonly initial: Assignment;
  /** The lessons to schedule: those in scope with a teacher or a class. */
  readonly scope: readonly Id[];
  /** Lessons that can stand nowhere, and fixed lessons that break physical rules: no full timetable exists. */
  readonly unschedulable: readonly Finding[];
  /** Those of them that remain where lessons may be left out: no timetable exists at all. */
  readonly lasting: readonly Finding[];
  /**
   * Lessons with neither a teacher nor a class, and hard constraints that lessons which must stay break by
   * themselves: those are tolerated as far as they are broken already.
   */
  readonly warnings: readonly Finding[];
  /** The placements of all lessons that stand, with those out of scope. */
  decode(assignment: Assignment): Placement[];
  /** Why an unplaced unit does not stand, given its least blocked starts. */
  explain(unit: number, blocked: readonly Blocked[]): Finding;
}

/** A plan in which every rule has been posted: who may stand where. */
export interface PlannedDraft {
  readonly plan: Plan;
  readonly builder: RecordingBuilder;
  readonly sources: readonly BoundConstraint[];
  readonly sharing: Sharing;
  readonly rulesAgainst: RulesAgainst;
}

/**
 * Compiles a draft for the engine.
 * @param options.solveAnyway makes every hard constraint soft, at a weight above all soft cost; physical
 * rules and locks stay hard.
 */
export function compile(draft: Draft, options: { solveAnyway?: boolean } = {}): Compiled {
  const softened = options.solveAnyway ?? false;
  const { plan, builder, sources, sharing, rulesAgainst } = planDraft(draft, softened);
  const numbered = number(plan);
  const problem = finishProblem(numbered, builder, exclusiveSets(numbered, sharing));
  return {
    problem,
    units: numbered.units.map((unit) => ({ lessons: unit.lessons.map((lesson) => lesson.id) })),
    sources,
    initial: initialAssignment(numbered, problem),
    scope: plan.scope.map((lesson) => lesson.id),
    unschedulable: [
      ...fixedFaults(draft, plan, sharing),
      ...withoutPlace(plan, rulesAgainst).map(({ finding }) => finding),
    ],
    lasting: lastingFaults(draft, plan, sharing),
    warnings: [...notScheduled(draft), ...(softened ? [] : brokenByFixed(draft, plan, sources))],
    decode: (assignment) => decode(numbered, problem, assignment),
    explain: (unit, blocked) => explain({ numbered, problem, sharing, sources }, unit, blocked),
  };
}

/** Decides the units and posts every rule to them; `softened` as in 'Solve Anyways'. The same for the same draft. */
export function planDraft(draft: Draft, softened: boolean): PlannedDraft {
  return computed(plansOf(draft), softened, () => createPlanned(draft, softened));
}

/** The pre-check and the compiler of one run read the same plan. */
const plansOf = remember((_: Draft) => new Map<boolean, PlannedDraft>());

function createPlanned(draft: Draft, softened: boolean): PlannedDraft {
  const { similarSchedule } = draft.config;
  const perBroken = brokenWeight(draft);
  const sources = boundConstraints(draft);
  const sharing = createSharing(draft);
  const plan = createPlan(draft, sharing, softened ? [] : sources.filter(isHard));
  const builder = new RecordingBuilder(plan);
  sources.forEach((bound, source) => {
    builder.begin(source, isHard(bound) && !softened, isHard(bound) ? perBroken : bound.weight);
    bound.kind.post(bound.params, builder);
  });
  if (!softened) postJointDays(builder, sources);
  closeStarts(plan.units, builder.roomTimes);
  if (similarSchedule) chargeChanges(plan.units, CHANGE_WEIGHT);
  return { plan, builder, sources, sharing, rulesAgainst: createRulesAgainst(plan, sources) };
}
