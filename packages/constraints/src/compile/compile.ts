import {
  createSharing,
  type Draft,
  type Finding,
  type Id,
  type Lesson,
  type Placement,
  type Sharing,
  timetableOf,
} from '@bellgrid/model';
import { type Assignment, type Blocked, type Problem, withSupportedStarts } from '@bellgrid/solver';
import { isMove } from '../change-budget/moves.ts';
import { computed, remember } from '../read/memo.ts';
import { type BoundConstraint, boundConstraints, isHard } from '../rules/bound-constraint.ts';
import { unknownConstraintFindings } from '../rules/unknown-constraints.ts';
import { closeStarts } from './close-starts.ts';
import { brokenWeight, CHANGE_WEIGHT } from './cost-parts.ts';
import { createPlan } from './create-plan.ts';
import { assignmentOf, decode } from './decode.ts';
import { explain } from './explain.ts';
import { brokenByFixed, fixedFaults, lastingFaults, notScheduled, withoutPlace } from './findings.ts';
import { finishProblem, numberUnits } from './finish-problem.ts';
import { postJointDays } from './joint-days.ts';
import { isPossible, type Plan, type PlannedUnit } from './plan.ts';
import { RecordingBuilder } from './recording-builder.ts';
import { exclusiveSets } from './resources.ts';
import { createRulesAgainst, type RulesAgainst } from './rules-against.ts';

/** Charges every place but the present one of each lesson: 'similar schedule' means few changed starts. */
function chargeChanges(units: readonly PlannedUnit[], weight: number): void {
  for (const unit of units) {
    const { lessons, places } = unit;
    const cost = unit.cost ?? new Float64Array(places.length);
    unit.cost = cost;
    places.forEach((place, index) => {
      const moved = lessons.filter((lesson) => isMove(lesson, place));
      cost[index] = cost[index]! + weight * moved.length;
    });
  }
}

/** A draft as a problem for the engine, and the way back. */
export interface Compiled {
  readonly problem: Problem;
  /** The lessons of each unit of the problem. */
  readonly units: readonly { readonly lessons: readonly Id[] }[];
  /** The constraint that each rule of the problem comes from, by the rule's `source`. */
  readonly sources: readonly BoundConstraint[];
  /** The lessons to schedule: those in scope with a teacher or a class. */
  readonly scope: readonly Id[];
  /**
   * Lessons without any legal place, and fixed lessons that break physical rules: no full timetable exists.
   */
  readonly unschedulable: readonly Finding[];
  /** Those of them that remain where lessons may be left out: no timetable exists at all. */
  readonly lasting: readonly Finding[];
  /**
   * Lessons with neither a teacher nor a class, and hard constraints that lessons which must stay break by
   * themselves: those are tolerated as far as they are broken already.
   */
  readonly warnings: readonly Finding[];
  /** The placements of all placed lessons, with those out of scope. */
  decode(assignment: Assignment): Placement[];
  /**
   * The given placements (by default those of the draft) as an assignment, as far as the problem has such
   * places.
   */
  encode(placements?: readonly Placement[]): Assignment;
  /** Explains for an unplaced unit why it cannot be placed, given its least blocked starts. */
  explainer(assignment: Assignment): (unit: number, blocked: readonly Blocked[]) => Finding;
}

/** A plan in which every rule has been posted, and so knows the places that each unit may have. */
export interface PlannedDraft {
  readonly plan: Plan;
  readonly builder: RecordingBuilder;
  readonly sources: readonly BoundConstraint[];
  readonly sharing: Sharing;
  readonly rulesAgainst: RulesAgainst;
  /** True when a lesson that has no place would have one without the lessons that it has to start with. */
  readonly hasPlaceAlone: (lesson: Lesson) => boolean;
}

export interface CompileOptions {
  /** Makes every hard constraint soft, at a weight above all soft cost; physical rules and locks stay hard. */
  readonly solveAnyway?: boolean;
  /**
   * Lessons that are not kept together with those that they have to start with, for a draft that cannot place
   * all lessons. Bounds that only help to find a full timetable are left out, too.
   */
  readonly apart?: readonly Id[];
}

/** Compiles a draft for the engine. */
export function compile(draft: Draft, options: CompileOptions = {}): Compiled {
  const softened = options.solveAnyway ?? false;
  const planned = planDraft(draft, softened, options.apart);
  const { plan, builder, sources, sharing, rulesAgainst } = planned;
  const numbered = numberUnits(plan);
  const whole = finishProblem(numbered, builder, exclusiveSets(numbered, sharing));
  // A timetable without some of the lessons may use starts that no full one can.
  const isFull = !draft.config.placeAsManyAsPossible && options.apart === undefined;
  const problem = isFull ? withSupportedStarts(whole) : whole;
  return {
    problem,
    units: numbered.units.map((unit) => ({ lessons: unit.lessons.map((lesson) => lesson.id) })),
    sources,
    scope: plan.scope.map((lesson) => lesson.id),
    unschedulable: [
      ...fixedFaults(draft, plan, sharing),
      ...withoutPlace(planned, rulesAgainst).map(({ finding }) => finding),
    ],
    lasting: lastingFaults(draft, plan, sharing),
    warnings: [
      ...notScheduled(draft),
      ...unknownConstraintFindings(draft),
      ...(softened ? [] : brokenByFixed(draft, plan, sources)),
    ],
    decode: (assignment) => decode(numbered, problem, assignment),
    encode: (placements) => assignmentOf(numbered, problem, placements),
    explainer: (assignment) => {
      const timetable = timetableOf(draft, decode(numbered, problem, assignment));
      return (unit, blocked) => explain({ numbered, problem, sharing, sources, timetable }, unit, blocked);
    },
  };
}

/**
 * Decides the units and posts every rule to them; `softened` as in 'Solve Anyways'. Equal drafts give equal
 * plans.
 */
export function planDraft(draft: Draft, softened: boolean, apart?: readonly Id[]): PlannedDraft {
  const options = { softened, isLoose: apart !== undefined, apart: new Set(apart) };
  const key = JSON.stringify([softened, apart]);
  return computed(plansOf(draft), key, () => createPlanned(draft, options));
}

/** The pre-check and the compiler of one run read the same plan. */
const plansOf = remember((_: Draft) => new Map<string, PlannedDraft>());

interface PlanOptions {
  readonly softened: boolean;
  readonly isLoose: boolean;
  readonly apart: ReadonlySet<Id>;
}

const AS_ALWAYS: PlanOptions = { softened: false, isLoose: false, apart: new Set() };

/** Makes a plan of one's own, whose units may be changed. */
export function createPlanned(draft: Draft, options: PlanOptions = AS_ALWAYS): PlannedDraft {
  const { softened, isLoose, apart } = options;
  const { placeAsManyAsPossible, similarSchedule } = draft.config;
  const perBroken = brokenWeight(draft);
  const sources = boundConstraints(draft);
  const sharing = createSharing(draft);
  const plan = createPlan(draft, sharing, softened ? [] : sources.filter(isHard), apart);
  const builder = new RecordingBuilder(plan, isLoose);
  sources.forEach((bound, source) => {
    builder.begin(source, isHard(bound) && !softened, isHard(bound) ? perBroken : bound.weight);
    bound.kind.post(bound.params, builder);
  });
  if (!softened && !isLoose) postJointDays(builder, sources);
  closeStarts(plan.units, builder.roomTimes);
  // As some lessons may be left out, single lessons of these groups may have a place.
  const stuck = placeAsManyAsPossible ? plan.units.filter(isGroupWithoutPlace) : [];
  if (stuck.length > 0) {
    const alone = stuck.flatMap(({ lessons }) => lessons.map(({ id }) => id));
    return createPlanned(draft, { ...options, apart: new Set([...apart, ...alone]) });
  }
  if (similarSchedule) chargeChanges(plan.units, CHANGE_WEIGHT);
  const rulesAgainst = createRulesAgainst(plan, sources);
  return { plan, builder, sources, sharing, rulesAgainst, hasPlaceAlone };

  function hasPlaceAlone({ id }: Lesson): boolean {
    const split = plan.units.filter(isGroupWithoutPlace).flatMap(({ lessons }) => lessons);
    const { plan: alone } = planDraft(draft, softened, [...apart, ...split.map((lesson) => lesson.id)]);
    const unit = alone.units[alone.unitOf.get(id) ?? -1];
    return unit !== undefined && isPossible(unit);
  }
}

function isGroupWithoutPlace(unit: PlannedUnit): boolean {
  return unit.lessons.length > 1 && !isPossible(unit);
}
