import {
  type Draft,
  type Id,
  isScheduled,
  type Lesson,
  type Sharing,
  type Timetable,
  timetableOf,
} from '@bellgrid/model';
import type { BoundConstraint } from '../bound-constraint.ts';
import { isHard, matchesOf, referencesOf, sentenceOf } from '../bound-constraint.ts';
import type { Finding } from '../finding.ts';
import { remember } from '../memo.ts';
import { lessonName, listed } from '../names/names.ts';
import { physicalViolations } from '../physical/physical-violations.ts';
import { createIsFixed } from './create-plan.ts';
import { isPossible, type Plan, type PlannedUnit } from './plan.ts';
import type { RulesAgainst } from './rules-against.ts';

const NOTHING = { lessons: [], constraints: [], teachers: [], groups: [], classrooms: [], subjects: [] };

/** A finding about one lesson and everyone in it. */
export function lessonFinding(kind: string, sentence: string, lessons: readonly Lesson[]): Finding {
  return {
    ...NOTHING,
    kind,
    sentence,
    lessons: lessons.map((lesson) => lesson.id),
    teachers: distinct(lessons.flatMap((lesson) => lesson.teachers)),
    groups: distinct(lessons.flatMap((lesson) => lesson.groups)),
    subjects: distinct(lessons.map((lesson) => lesson.subject)),
  };
}

export function distinct(ids: readonly Id[]): Id[] {
  return [...new Set(ids)];
}

/** The timetable of the lessons that must stay where they are, alone. */
export const fixedTimetable = remember((plan: Plan): Timetable => {
  const { draft } = plan;
  const isFixed = createIsFixed(new Set(plan.scope.map((lesson) => lesson.id)));
  const placements = Object.values(draft.lessons).flatMap((lesson) =>
    lesson.timeSlot && isScheduled(lesson) && isFixed(lesson)
      ? [{ lesson: lesson.id, timeSlot: lesson.timeSlot, classroom: lesson.classroom }]
      : [],
  );
  return timetableOf(draft, placements);
});

/** Hard constraints that fixed lessons break by themselves. */
export function brokenByFixed(draft: Draft, plan: Plan, sources: readonly BoundConstraint[]): Finding[] {
  const timetable = fixedTimetable(plan);
  if (timetable.placed.size === 0) return [];
  // What is missing without any lesson is not the fixed lessons' doing.
  const empty = timetableOf(draft, []);
  const blamed = sources.filter((bound) => isHard(bound) && matchesOf(bound, empty).length === 0);
  return blamed.flatMap((bound) =>
    matchesOf(bound, timetable).map((violation) => ({
      ...NOTHING,
      ...referencesOf(bound),
      kind: 'brokenByFixedLessons',
      sentence: `Lessons that must stay where they are break a hard constraint: ${violation.sentence}.`,
      lessons: violation.lessons,
      constraints: bound.records,
    })),
  );
}

/** Fixed lessons that break a physical rule by themselves, or stand where the bells are not in order. */
export function fixedFaults(draft: Draft, plan: Plan, sharing: Sharing): Finding[] {
  return faultsOf(draft, plan, fixedTimetable(plan), sharing);
}

/** The same of those that no run may leave out: lessons out of scope, and fixed ones outside of school. */
export function lastingFaults(draft: Draft, plan: Plan, sharing: Sharing): Finding[] {
  const mayLeave = leavable(plan);
  const fixed = [...fixedTimetable(plan).placed.values()];
  const placements = fixed.flatMap(({ lesson, classroom }) =>
    mayLeave.has(lesson.id) || !lesson.timeSlot
      ? []
      : [{ lesson: lesson.id, timeSlot: lesson.timeSlot, classroom }],
  );
  return faultsOf(draft, plan, timetableOf(draft, placements), sharing);
}

/** The lessons that may be left out where partial timetables count. */
function leavable(plan: Plan): Set<Id> {
  const lessons = new Set(plan.scope.map((lesson) => lesson.id));
  for (const lesson of plan.outsideSchool) lessons.delete(lesson.id);
  return lessons;
}

function faultsOf(draft: Draft, plan: Plan, fixed: Timetable, sharing: Sharing): Finding[] {
  const violations = fixed.placed.size > 0 ? physicalViolations(fixed, sharing) : [];
  const mayLeave = draft.config.placeAsManyAsPossible ? leavable(plan) : new Set<Id>();
  const why = (lessons: readonly Id[]) =>
    lessons.some((lesson) => mayLeave.has(lesson))
      ? 'Locked lessons break a rule, and not all of them can be placed'
      : 'Lessons that must stay where they are break a rule';
  const broken = violations.map((violation) => ({
    ...NOTHING,
    ...violation.references,
    kind: 'fixedLessons',
    sentence: `${why(violation.lessons)}: ${violation.sentence}.`,
    lessons: violation.lessons,
  }));
  const named = new Set(broken.flatMap((finding) => finding.lessons));
  const timeless = plan.outsideSchool.filter((lesson) => !named.has(lesson.id));
  const untimed = timeless.map((lesson) => {
    const sentence = `${lessonName(draft, lesson.id)} must stay where it is, at periods without a valid time.`;
    return lessonFinding('fixedLessons', sentence, [lesson]);
  });
  return [...broken, ...untimed];
}

/** Units that can stand nowhere, all for the same reason. */
export interface NoPlace {
  readonly finding: Finding;
  readonly units: readonly PlannedUnit[];
}

/**
 * The units of a plan that can stand nowhere, with the rules that keep them from every place.
 * @param rulesAgainst null for units of which nothing is to be told.
 */
export function withoutPlace(
  { plan, hasPlaceAlone }: { readonly plan: Plan; readonly hasPlaceAlone: (lesson: Lesson) => boolean },
  rulesAgainst: RulesAgainst,
): NoPlace[] {
  const { draft, units } = plan;
  const alike = new Map<string, Alike>();
  for (const unit of units) {
    if (isPossible(unit)) continue;
    const rules = rulesAgainst(unit);
    if (rules === null) continue;
    const why = whyNoPlace(draft, unit, rules);
    // Lessons may only be without a place because of one that they have to start with.
    const areHeld = unit.lessons.length > 1 && unit.lessons.some(hasPlaceAlone);
    const key = JSON.stringify([areHeld, why, rules.map((rule) => rule.records)]);
    const known = alike.get(key);
    if (known) known.units.push(unit);
    else alike.set(key, { units: [unit], rules, why, areHeld });
  }
  return [...alike.values()].map((same) => ({ finding: noPlace(draft, same), units: same.units }));
}

interface Alike {
  readonly units: PlannedUnit[];
  readonly rules: readonly BoundConstraint[];
  readonly why: string;
  readonly areHeld: boolean;
}

/** How many rules, and how many lessons, a sentence names. */
const MOST_RULES = 4;
const MOST_LESSONS = 4;

function whyNoPlace(
  draft: Draft,
  { lessons, places }: PlannedUnit,
  rules: readonly BoundConstraint[],
): string {
  // Where no rule is to blame, it is the lesson itself.
  if (rules.length === 0) {
    return places.length === 0
      ? `no day has ${lessons[0]?.numPeriods ?? 1} school periods in a row`
      : 'no classroom can be used';
  }
  const told = rules.slice(0, MOST_RULES).map((rule) => sentenceOf(draft, rule));
  if (rules.length > MOST_RULES) told.push(`${rules.length - MOST_RULES} more`);
  return told.join('; ');
}

function noPlace(draft: Draft, { units, rules, why, areHeld }: Alike): Finding {
  const lessons = units.flatMap((unit) => unit.lessons);
  const names = lessons.map(({ id }) => lessonName(draft, id));
  const which = areHeld ? 'those that start together' : 'any of them';
  let nowhere = 'has no period in which it can be placed';
  if (units.length > 1) nowhere = `have no period in which ${which} can be placed`;
  else if (lessons.length > 1) nowhere = 'have no period in which they can be placed together';
  return {
    ...lessonFinding('noLegalStart', `${listed(names, MOST_LESSONS)} ${nowhere}: ${why}.`, lessons),
    ...(names.length > MOST_LESSONS ? { details: names } : {}),
    constraints: distinct(rules.flatMap((rule) => rule.records)),
    classrooms: distinct(rules.flatMap((rule) => referencesOf(rule).classrooms ?? [])),
  };
}

/** Lessons with neither a teacher nor a class: they are not scheduled, and the user should know. */
export function notScheduled(draft: Draft): Finding[] {
  const left = Object.values(draft.lessons).filter((lesson) => !isScheduled(lesson));
  if (left.length === 0) return [];
  const names = left.map((lesson) => lessonName(draft, lesson.id));
  const verbs = left.length === 1 ? ['has', 'is'] : ['have', 'are'];
  const sentence = `${listed(names, 4)} ${verbs[0]} neither a teacher nor a class and ${verbs[1]} not scheduled.`;
  return [
    { ...lessonFinding('notScheduled', sentence, left), ...(names.length > 4 ? { details: names } : {}) },
  ];
}
