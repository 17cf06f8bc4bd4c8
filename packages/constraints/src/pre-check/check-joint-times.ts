import { type Id, type Lesson, MOST_NAMED, value } from '@bellgrid/model';
import { distinctIds } from '../compile/findings.ts';
import { push } from '../read/draft-index.ts';
import { neededOf } from '../read/needed-of.ts';
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
  readonly links: readonly Link[];
  readonly times: number;
}

/** Lessons of a joint that a teacher, or a set of rooms, has to take at `available` places. */
interface Shortage {
  readonly lessons: readonly Lesson[];
  readonly available: number;
  readonly of: { readonly teacher: Id } | { readonly classrooms: readonly Id[] };
}

type FindShortage = (joint: Joint) => Shortage | null;

/**
 * Connected sides of `n` lessons each share `n` starts. Of them a teacher can have `n` lessons, and a set of rooms can
 * hold `n` times as many lessons as it has rooms (Hall's condition).
 */
export function* checkJointTimes(context: CheckContext, links: readonly Link[]): Iterable<PreCheckEvent> {
  for (const joint of jointsOf(links)) {
    const teachers = distinctIds(joint.lessons.flatMap((lesson) => lesson.teachers));
    const finds: FindShortage[] = [
      ...teachers.map((teacher) => (of: Joint) => shortOfTeacher(of, teacher)),
      (of) => shortOfRooms(context, of),
    ];
    for (const find of finds) {
      if (find(joint) === null) continue;
      // Only the rules without which enough places would be left are named.
      const isShort = (some: readonly Link[]) => jointsOf(some).some((each) => find(each) !== null);
      for (const needed of jointsOf(neededOf(joint.links, isShort))) {
        const shortage = find(needed);
        if (shortage) yield report(context, needed, shortage);
      }
    }
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
    links: own,
    times: own[0]!.a.length,
  }));
}

function shortOfTeacher({ lessons, times }: Joint, teacher: Id): Shortage | null {
  const own = lessons.filter(({ teachers }) => teachers.includes(teacher));
  // With one start in all, the two lessons are the ends of a chain, which is told as that.
  return times > 1 && own.length > times ? { lessons: own, available: times, of: { teacher } } : null;
}

/** Each room can have one of the lessons at each start. */
function shortOfRooms({ draft, planned }: CheckContext, { lessons, times }: Joint): Shortage | null {
  if (!draft.config.isClassroomsEnabled) return null;
  const { units, unitOf } = planned.plan;
  const roomed = lessons.flatMap((lesson) => {
    const need = units[unitOf.get(lesson.id)!]!.needs.find((each) => each.lesson === lesson);
    const known = [...(need?.rooms.keys() ?? [])];
    return known.length > 0 ? [{ lesson, known }] : [];
  });
  const all = distinctIds(roomed.flatMap(({ known }) => known));
  const demands = roomed.map(({ known }) => ({ rooms: known.map((id) => all.indexOf(id)), amount: 1 }));
  const capacities = all.map(() => times);
  const short = violatingRooms(demands, capacities);
  if (short === null) return null;
  const inside = roomed.filter((_, index) => demands[index]!.rooms.every((room) => short.has(room)));
  const classrooms = [...short].map((room) => all[room]!);
  return {
    lessons: inside.map(({ lesson }) => lesson),
    available: times * classrooms.length,
    of: { classrooms },
  };
}

function report(
  { draft }: CheckContext,
  { links }: Joint,
  { lessons, available, of }: Shortage,
): PreCheckEvent {
  const item = itemOfLesson(lessons[0]!);
  const bounds = links.map(({ bound }) => bound);
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
