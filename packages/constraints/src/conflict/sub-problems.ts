import type { Id, Lesson } from '@bellgrid/model';
import { referencesOf } from '../bound-constraint.ts';
import { push } from '../draft-index.ts';
import type { ConflictContext } from './conflict-problem.ts';

/** The largest sub-problem that is tried, in lessons, and how many seeds get one of their own. */
const MOST_LESSONS = 120;
const MOST_SEEDS = 8;

/**
 * Sets of lessons in which a conflict may lie, from small to large: around each seed, around all of them, their
 * neighbours' neighbours, and at last the school. Neighbours share a teacher, a class, rooms or a constraint.
 */
export function* subProblems(
  context: ConflictContext,
  seeds: readonly Id[],
): Generator<ReadonlySet<Lesson>, void> {
  const lessons = lessonsOf(context);
  const around = createAround(context);
  const wanted = new Set(seeds);
  const first = lessons.filter((lesson) => wanted.has(lesson.id));
  let last = 0;
  function* offer(set: ReadonlySet<Lesson>): Generator<ReadonlySet<Lesson>, void> {
    if (set.size > MOST_LESSONS || set.size === 0) return;
    last = set.size;
    yield set;
  }
  for (const seed of first.slice(0, MOST_SEEDS)) yield* offer(around([seed]));
  const near = around(first);
  if (first.length > 1) yield* offer(near);
  const wide = around(near);
  if (wide.size > near.size) yield* offer(wide);
  const all = new Set(lessons);
  if (all.size > last) yield* offer(all);
}

/** These lessons and their neighbours; the lessons alone where those are too many. */
export function neighbourhood(context: ConflictContext, ids: ReadonlySet<Id>): ReadonlySet<Lesson> {
  const own = new Set(lessonsOf(context).filter((lesson) => ids.has(lesson.id)));
  const near = createAround(context)(own);
  return near.size > MOST_LESSONS ? own : near;
}

function lessonsOf({ plan }: ConflictContext): Lesson[] {
  return plan.units.map((unit) => unit.lessons[0]!);
}

/** Adds to lessons those that share a tag with one of them. */
function createAround(context: ConflictContext): (those: Iterable<Lesson>) => Set<Lesson> {
  const byTag = new Map<string, Lesson[]>();
  const tagsOf = createTags(context);
  for (const lesson of lessonsOf(context)) for (const tag of tagsOf(lesson)) push(byTag, tag, lesson);
  return (those) => {
    const found = new Set<Lesson>(those);
    for (const tag of new Set([...those].flatMap(tagsOf))) {
      for (const lesson of byTag.get(tag) ?? []) found.add(lesson);
    }
    return found;
  };
}

/** What ties a lesson to others. Constraints of a teacher or class tie no more than those do. */
function createTags({ draft, plan, bounds }: ConflictContext): (lesson: Lesson) => string[] {
  const ofLesson = new Map<Id, string[]>();
  const ofSubject = new Map<Id, string[]>();
  bounds.forEach((bound, index) => {
    const { lessons = [], subjects = [] } = referencesOf(bound);
    for (const lesson of lessons) push(ofLesson, lesson, `constraint ${index}`);
    for (const subject of subjects) push(ofSubject, subject, `constraint ${index}`);
  });
  return (lesson) => {
    const rooms = plan.roomsOf(lesson);
    const named = 'fixed' in rooms ? [rooms.fixed ?? []].flat() : rooms.choose;
    return [
      `subject ${lesson.subject}`,
      ...lesson.teachers.map((id) => `teacher ${id}`),
      ...lesson.groups.map((id) => `class ${id}`),
      ...(draft.config.isClassroomsEnabled ? named.map((id) => `room ${id}`) : []),
      ...(ofLesson.get(lesson.id) ?? []),
      ...(ofSubject.get(lesson.subject) ?? []),
    ];
  };
}
