import { type Id, type Lesson, value } from '@bellgrid/model';
import { distinctIds } from '../compile/findings.ts';
import { push } from '../read/draft-index.ts';
import { type BoundConstraint, ruleMessageOf } from '../rules/bound-constraint.ts';
import { aboutItem, type CheckContext, found, itemOfLesson } from './check-context.ts';
import type { PreCheckEvent } from './event.ts';
import { violatingRooms } from './max-flow.ts';

/** A 'same time' of two sides with as many lessons: each of one starts together with one of the other. */
interface Link {
  readonly bound: BoundConstraint;
  readonly a: readonly Lesson[];
  readonly b: readonly Lesson[];
}

/** Lessons that 'same time' connects: they have `times` starts in all, with one lesson of each side at each. */
interface Joint {
  readonly lessons: readonly Lesson[];
  readonly bounds: readonly BoundConstraint[];
  readonly times: number;
}

const MOST_NAMED = 5;

/**
 * Connected sides of `n` lessons each share `n` starts. Of them a teacher can have `n` lessons, and a set of rooms can
 * hold `n` times as many lessons as it has rooms (Hall's condition).
 */
export function* checkJointTimes(context: CheckContext, links: readonly Link[]): Iterable<PreCheckEvent> {
  for (const joint of jointsOf(links)) {
    yield* checkTeachers(context, joint);
    yield* checkRooms(context, joint);
  }
}

/** The connected sides, by those that have lessons in common or a rule between them. */
function jointsOf(links: readonly Link[]): Joint[] {
  const even = links.filter(({ a, b }) => a.length === b.length);
  const rootOf = new Map<string, string>();
  const keyOf = (side: readonly Lesson[]) =>
    side
      .map(({ id }) => id)
      .sort()
      .join(' ');
  const root = (key: string): string => {
    const next = rootOf.get(key) ?? key;
    return next === key ? key : root(next);
  };
  for (const { a, b } of even) rootOf.set(root(keyOf(a)), root(keyOf(b)));
  const byRoot = new Map<string, Link[]>();
  for (const link of even) push(byRoot, root(keyOf(link.a)), link);
  return [...byRoot.values()].map((own) => ({
    lessons: [...new Set(own.flatMap(({ a, b }) => [...a, ...b]))],
    bounds: own.map(({ bound }) => bound),
    times: own[0]!.a.length,
  }));
}

function* checkTeachers(context: CheckContext, { lessons, bounds, times }: Joint): Iterable<PreCheckEvent> {
  const byTeacher = new Map<Id, Lesson[]>();
  for (const lesson of lessons)
    for (const teacher of distinctIds(lesson.teachers)) push(byTeacher, teacher, lesson);
  for (const [teacher, own] of byTeacher) {
    if (own.length <= times) continue;
    yield report(context, { lessons: own, bounds, times }, times, { teacher });
  }
}

/** Each room can have one of the lessons at each start. */
function* checkRooms(context: CheckContext, { lessons, bounds, times }: Joint): Iterable<PreCheckEvent> {
  if (!context.draft.config.isClassroomsEnabled) return;
  const { units, unitOf } = context.planned.plan;
  const roomed = lessons.flatMap((lesson) => {
    const need = units[unitOf.get(lesson.id)!]!.needs.find((each) => each.lesson === lesson);
    const known = [...(need?.rooms.keys() ?? [])];
    return known.length > 0 ? [{ lesson, known }] : [];
  });
  const all = distinctIds(roomed.flatMap(({ known }) => known));
  const demands = roomed.map(({ known }) => ({ rooms: known.map((id) => all.indexOf(id)), amount: 1 }));
  const short = violatingRooms(
    demands,
    all.map(() => times),
  );
  if (short === null) return;
  const inside = roomed.filter((_, index) => demands[index]!.rooms.every((room) => short.has(room)));
  const classrooms = [...short].map((room) => all[room]!);
  const own = inside.map(({ lesson }) => lesson);
  yield report(context, { lessons: own, bounds, times }, times * classrooms.length, { classrooms });
}

/** @param of the teacher, or the rooms, of these lessons. */
function report(
  { draft }: CheckContext,
  { lessons, bounds }: Joint,
  available: number,
  of: { readonly teacher: Id } | { readonly classrooms: readonly Id[] },
): PreCheckEvent {
  const item = itemOfLesson(lessons[0]!);
  const rules = bounds.map((bound) => ruleMessageOf(draft, bound));
  const ids = lessons.map(({ id }) => id);
  const values = {
    count: lessons.length,
    available,
    lessons: value.items('lesson', ids, MOST_NAMED),
    rules: value.messages(rules, 'semicolon', MOST_NAMED),
  };
  const about = {
    ...aboutItem(item, lessons),
    lessons: ids,
    constraints: distinctIds(bounds.flatMap(({ records }) => records)),
    ...('teacher' in of ? { teachers: [of.teacher] } : of),
  };
  const finding =
    'teacher' in of
      ? {
          code: 'findings.jointTimes.teacher',
          values: { ...values, teacher: value.item('teacher', of.teacher) },
          about,
        }
      : {
          code: 'findings.jointTimes.rooms',
          values: { ...values, rooms: value.items('classroom', of.classrooms) },
          about,
        };
  return found(finding, { item, available, scheduled: lessons.length });
}
