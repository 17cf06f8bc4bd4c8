import type { Id, Lesson } from '@bellgrid/model';
import { push } from '../read/draft-index.ts';
import { ruleReferences } from '../rules/bound-constraint.ts';
import type { ConflictContext } from './conflict-problem.ts';

/** The largest sub-problem that is tried, in lessons, before the largest of all, and how many seeds get one of their own. */
const MOST_LESSONS = 200;
const MOST_AT_LAST = 400;
const MOST_SEEDS = 8;

/** The limit for neighbours that are taken in one step. */
const MOST_NEIGHBOURS = 120;

/** A set of lessons in which a conflict may lie. */
export interface SubProblem {
  readonly lessons: ReadonlySet<Lesson>;
  /** A first attempt: conflicts that are proved easily are found before any long attempt. */
  readonly isQuick: boolean;
}

/**
 * Yields sub-problems: the given sets and around each seed, from small to large, first with short limits and then with
 * long ones; then around all of them, their neighbours' neighbours, and at last the school. Neighbours share a
 * teacher, a class, rooms or a constraint.
 */
export function* subProblems(
  context: ConflictContext,
  seeds: readonly Id[],
  given: readonly ReadonlySet<Id>[] = [],
): Generator<SubProblem, void> {
  const lessons = lessonsOf(context);
  const { around, linked, shares } = createNeighbours(context);
  const wanted = new Set(seeds);
  const first = lessons.filter((lesson) => wanted.has(lesson.id));
  const near = around(first);
  const alone = first.slice(0, MOST_SEEDS).map((seed) => ({ seed, all: around([seed]) }));
  const own = alone.flatMap(({ seed, all }) => [
    linked(seed),
    ...(all.size > MOST_LESSONS ? shares(seed) : [all]),
  ]);
  const sets = given.map((ids) => new Set(lessons.filter(({ id }) => ids.has(id))));
  const small = distinctSets([...sets, ...own, near], MOST_LESSONS);
  for (const isQuick of [true, false]) for (const set of small) yield { lessons: set, isQuick };
  const large = distinctSets(
    [...alone.map(({ all }) => all), near, around(near), new Set(lessons)],
    MOST_AT_LAST,
  );
  for (const set of large)
    if (!small.some((tried) => isSame(tried, set))) yield { lessons: set, isQuick: false };
}

const isSame = (a: ReadonlySet<Lesson>, b: ReadonlySet<Lesson>): boolean =>
  a.size === b.size && [...a].every((lesson) => b.has(lesson));

/** Those of a size that can be tried, each once, the smallest first. */
function distinctSets(sets: readonly ReadonlySet<Lesson>[], most: number): ReadonlySet<Lesson>[] {
  const known = new Map<string, ReadonlySet<Lesson>>();
  for (const set of sets) {
    if (set.size === 0 || set.size > most) continue;
    known.set(
      [...set]
        .map(({ id }) => id)
        .sort()
        .join(' '),
      set,
    );
  }
  return [...known.values()].sort((a, b) => a.size - b.size);
}

/** These lessons and their neighbours; the lessons alone where those are too many. */
export function neighbourhood(context: ConflictContext, ids: ReadonlySet<Id>): ReadonlySet<Lesson> {
  const own = new Set(lessonsOf(context).filter((lesson) => ids.has(lesson.id)));
  const near = createNeighbours(context).around(own);
  return near.size > MOST_NEIGHBOURS ? own : near;
}

function lessonsOf({ plan }: ConflictContext): Lesson[] {
  return plan.units.map((unit) => unit.lessons[0]!);
}

interface Neighbours {
  /** Adds to lessons those that share a tag with one of them. */
  around(those: Iterable<Lesson>): Set<Lesson>;
  /** The lessons connected to a lesson by constraints alone, directly or through others. */
  linked(seed: Lesson): Set<Lesson>;
  /** The lessons of each of its tags. */
  shares(seed: Lesson): Set<Lesson>[];
}

function createNeighbours(context: ConflictContext): Neighbours {
  const byTag = new Map<string, Lesson[]>();
  const tagsOf = createTags(context);
  for (const lesson of lessonsOf(context)) for (const tag of tagsOf(lesson)) push(byTag, tag, lesson);
  const add = (those: Iterable<Lesson>, isTag: (tag: string) => boolean): Set<Lesson> => {
    const found = new Set<Lesson>(those);
    for (const tag of new Set([...those].flatMap(tagsOf))) {
      if (isTag(tag)) for (const lesson of byTag.get(tag) ?? []) found.add(lesson);
    }
    return found;
  };
  const isLink = (tag: string) => tag.startsWith('constraint') || tag.startsWith('subject');
  return {
    around: (those) => add(those, () => true),
    linked: (seed) => {
      let found = new Set([seed]);
      for (;;) {
        const more = add(found, isLink);
        if (more.size === found.size || found.size > MOST_LESSONS) return found;
        found = more;
      }
    },
    shares: (seed) => tagsOf(seed).map((tag) => new Set(byTag.get(tag))),
  };
}

/** The keys that connect a lesson to others. Constraints of a teacher or class add none to theirs. */
function createTags({ draft, plan, bounds }: ConflictContext): (lesson: Lesson) => string[] {
  const ofLesson = new Map<Id, string[]>();
  const ofSubject = new Map<Id, string[]>();
  bounds.forEach((bound, index) => {
    const { lessons = [], subjects = [] } = ruleReferences(bound);
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
