import {
  type Draft,
  type Finding,
  type Id,
  isScheduled,
  type Lesson,
  type Message,
  type MessageValue,
  messageKey,
  type Sharing,
  type Timetable,
  timetableOf,
  value,
} from '@bellgrid/model';
import { physicalViolations } from '../physical/physical-violations.ts';
import { aboutLessons } from '../read/about-lessons.ts';
import { remember } from '../read/memo.ts';
import { joinAlike } from '../rules/alike-rules.ts';
import type { BoundConstraint } from '../rules/bound-constraint.ts';
import { isHard, matchesOf, ruleMessageOf, ruleReferences } from '../rules/bound-constraint.ts';
import { createIsFixed } from './create-plan.ts';
import { isPossible, type Plan, type PlannedUnit } from './plan.ts';
import type { RulesAgainst } from './rules-against.ts';

export function distinctIds(ids: readonly Id[]): Id[] {
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

/** The hard constraints that fixed lessons break by themselves. */
export function brokenByFixed(draft: Draft, plan: Plan, sources: readonly BoundConstraint[]): Finding[] {
  const timetable = fixedTimetable(plan);
  if (timetable.placed.size === 0) return [];
  // A rule that is broken without any lesson is not broken by the fixed ones.
  const empty = timetableOf(draft, []);
  const suspects = sources.filter((bound) => isHard(bound) && matchesOf(bound, empty).length === 0);
  return suspects.flatMap((bound) =>
    matchesOf(bound, timetable).map((violation) => ({
      code: 'findings.brokenByFixedLessons',
      values: { violation: violation.message },
      about: { ...ruleReferences(bound), lessons: violation.lessons, constraints: bound.records },
    })),
  );
}

/** Fixed lessons that break a physical rule by themselves, or are placed at periods without a valid time. */
export function fixedFaults(draft: Draft, plan: Plan, sharing: Sharing): Finding[] {
  return faultsOf(draft, plan, fixedTimetable(plan), sharing);
}

/** `fixedFaults` of the lessons that no run may leave out: those out of scope, and fixed ones outside of school. */
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
  const broken = violations.map((violation) => ({
    code: violation.lessons.some((lesson) => mayLeave.has(lesson))
      ? 'findings.fixedLessons.locked'
      : 'findings.fixedLessons.stay',
    values: { violation: violation.message },
    about: { ...violation.references, lessons: violation.lessons },
  }));
  const named = new Set(violations.flatMap(({ lessons }) => lessons));
  const untimed = plan.outsideSchool.filter((lesson) => !named.has(lesson.id));
  return [
    ...broken,
    ...untimed.map((lesson) => ({
      code: 'findings.fixedLessons.untimed',
      values: { lesson: value.item('lesson', lesson.id) },
      about: aboutLessons([lesson]),
    })),
  ];
}

/** Units without a possible place, all for the same reason. */
export interface NoPlace {
  readonly finding: Finding;
  readonly units: readonly PlannedUnit[];
}

/**
 * The units of a plan without a possible place, with the rules that keep them from every place.
 * @param rulesAgainst null for units that are not reported.
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
    const key = JSON.stringify([areHeld, why.map(formKey)]);
    const known = alike.get(key);
    if (known) {
      known.units.push(unit);
      known.rules.push(...rules);
      known.why.push(...why);
    } else alike.set(key, { units: [unit], rules: [...rules], why: [...why], areHeld });
  }
  return [...alike.values()].map((same) => ({ finding: noPlace(same), units: same.units }));
}

/** A rule without the lessons and subjects that it names: lessons may each have a rule of their own that says the same. */
function formKey({ code, values = {} }: Message): string {
  const kept = Object.entries(values).map(([name, own]): [string, MessageValue] => {
    const isOwn = typeof own === 'object' && 'kind' in own && own.kind === 'items';
    return [name, isOwn && (own.type === 'lesson' || own.type === 'subject') ? 0 : own];
  });
  return messageKey({ code, values: Object.fromEntries(kept) });
}

interface Alike {
  readonly units: PlannedUnit[];
  readonly rules: BoundConstraint[];
  readonly why: Message[];
  readonly areHeld: boolean;
}

/** The most rules that a sentence names. */
const MOST_RULES = 4;

function whyNoPlace(
  draft: Draft,
  { lessons, places }: PlannedUnit,
  rules: readonly BoundConstraint[],
): Message[] {
  if (rules.length > 0) return rules.map((rule) => ruleMessageOf(draft, rule));
  // Without a rule the reason is the lesson itself.
  if (places.length > 0) return [{ code: 'findings.noLegalStart.noRoom' }];
  return [{ code: 'findings.noLegalStart.tooShort', values: { count: lessons[0]?.numPeriods ?? 1 } }];
}

function noPlace({ units, rules, why, areHeld }: Alike): Finding {
  const lessons = units.flatMap((unit) => unit.lessons);
  let code = 'findings.noLegalStart.one';
  if (units.length > 1) code = areHeld ? 'findings.noLegalStart.eachTogether' : 'findings.noLegalStart.each';
  else if (lessons.length > 1) code = 'findings.noLegalStart.together';
  const about = aboutLessons(lessons);
  const distinct = [...new Map(why.map((each) => [messageKey(each), each])).values()];
  const said = joinAlike(distinct.map((message) => ({ message, sources: [] })));
  return {
    code,
    values: {
      lessons: value.items('lesson', about.lessons ?? []),
      why: value.messages(
        said.map(({ message }) => message),
        'semicolon',
        MOST_RULES,
      ),
    },
    about: {
      ...about,
      constraints: distinctIds(rules.flatMap((rule) => rule.records)),
      classrooms: distinctIds(rules.flatMap((rule) => ruleReferences(rule).classrooms ?? [])),
    },
  };
}

/** The lessons with neither a teacher nor a class, which are not scheduled. */
export function notScheduled(draft: Draft): Finding[] {
  const lessons = Object.values(draft.lessons).filter((lesson) => !isScheduled(lesson));
  if (lessons.length === 0) return [];
  const about = aboutLessons(lessons);
  const values = { count: lessons.length, lessons: value.items('lesson', about.lessons ?? []) };
  return [{ code: 'findings.notScheduled', values, about }];
}
