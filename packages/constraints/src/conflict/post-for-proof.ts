import type { Draft, Lesson } from '@bellgrid/model';
import { openMasks } from '../amounts/open-periods.ts';
import { asGroup, asTeacher, type Person, viewsOf } from '../amounts/person.ts';
import { sidesOf, union } from '../amounts/sides.ts';
import { type BoundConstraint, paramsOf } from '../bound-constraint.ts';
import type { Place } from '../compile/problem-builder.ts';
import { kinds } from '../kinds/registry.ts';
import { lessonsOfSubjects } from '../timetable-index.ts';
import type { ConflictBuilder } from './conflict-builder.ts';

const DAY = 1440;
/** Persons with more combinations of tracks are left out. */
const MOST_VIEWS = 64;

/** Says to the prover what kinds post to the engine as amounts; false for a kind that posts what both understand. */
export function postForProof(draft: Draft, bound: BoundConstraint, builder: ConflictBuilder): boolean {
  return (
    postTogether(draft, bound, builder) ||
    postSamePeriod(draft, bound, builder) ||
    postRest(draft, bound, builder) ||
    postLeastLoad(draft, bound, builder) ||
    postGaps(draft, bound, builder)
  );
}

/** 'Same time' and 'same day' of several lessons. */
function postTogether(draft: Draft, bound: BoundConstraint, builder: ConflictBuilder): boolean {
  const sameTime = paramsOf(bound, kinds.sameTime);
  const params = sameTime ?? paramsOf(bound, kinds.sameDay);
  if (!params) return false;
  const { a, b } = sidesOf(draft, params);
  const keyOf = ({ day, startMinute }: Place) => (sameTime ? day * (DAY + 1) + startMinute : day);
  if (a.length <= b.length) builder.matched(a, b, keyOf);
  else builder.matched(b, a, keyOf);
  return true;
}

function postSamePeriod(draft: Draft, bound: BoundConstraint, builder: ConflictBuilder): boolean {
  const pair = paramsOf(bound, kinds.samePeriod);
  const own = paramsOf(bound, kinds.lessonsSamePeriod);
  if (pair) builder.sameKey(union(sidesOf(draft, pair)), ({ startMinute }) => startMinute);
  else if (own) builder.sameKey(lessonsOfSubjects(draft, [own.base]), ({ startMinute }) => startMinute);
  return pair !== null || own !== null;
}

/** Any lesson of an evening and any of the next morning are enough to break it. */
function postRest(draft: Draft, bound: BoundConstraint, builder: ConflictBuilder): boolean {
  const params = paramsOf(bound, kinds.minRest);
  if (!params) return false;
  for (const view of viewsToPost(draft, params)) {
    builder.eachEnd(view, (day, endMinute) =>
      builder.never(
        view,
        (place) => place.day === day && place.endMinute === endMinute,
        (place) => place.day === day + 1 && DAY - endMinute + place.startMinute < params.minutes,
      ),
    );
  }
  return true;
}

function postLeastLoad(draft: Draft, bound: BoundConstraint, builder: ConflictBuilder): boolean {
  const taught = paramsOf(bound, kinds.teacherMinLessonsPerDay);
  const load = paramsOf(bound, kinds.minPeriodsPerDay);
  if (!taught && !load) return false;
  const person = taught ? asTeacher(taught) : asGroup(load!);
  const least = taught ? taught.minLessons : load!.minPeriods;
  const mayBeEmpty = load?.allowEmptyDays ?? true;
  const mustHave = openMasks(draft, person).map((open) => !mayBeEmpty && open !== 0);
  for (const view of viewsToPost(draft, person)) builder.leastLoad(view, least, mustHave);
  return true;
}

function postGaps(draft: Draft, bound: BoundConstraint, builder: ConflictBuilder): boolean {
  const perDay = paramsOf(bound, kinds.maxGapsPerDay);
  const params = perDay ?? paramsOf(bound, kinds.maxGapsPerWeek);
  if (!params) return false;
  const limits = { perDay: perDay?.maxGaps ?? 0, inAll: perDay ? 0 : params.maxGaps };
  for (const view of viewsToPost(draft, params))
    builder.holes(view, { ...limits, open: openMasks(draft, params) });
  return true;
}

function viewsToPost(draft: Draft, person: Person): readonly (readonly Lesson[])[] {
  const views = viewsOf(draft, person);
  return views.length > MOST_VIEWS ? [] : views;
}
