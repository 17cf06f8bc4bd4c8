import {
  type Draft,
  type Finding,
  type Id,
  type Lesson,
  type Message,
  type Rooms,
  value,
} from '@bellgrid/model';
import { sidesOf, union } from '../amounts/sides.ts';
import { distinctIds } from '../compile/findings.ts';
import { kinds } from '../kinds/registry.ts';
import { push } from '../read/draft-index.ts';
import { timesOf } from '../read/structure-times.ts';
import { type BoundConstraint, paramsOf, ruleMessageOf } from '../rules/bound-constraint.ts';
import { aboutItem, type CheckContext, found, itemOfLesson } from './check-context.ts';
import { checkJointTimes } from './check-joint-times.ts';
import type { PreCheckEvent } from './event.ts';
import { maximumMatching } from './maximum-matching.ts';

/**
 * Every hard 'same time' is possible, alone and in a chain with others: lessons of both sides can be matched that may
 * start together.
 */
export function* checkSameTime(context: CheckContext): Iterable<PreCheckEvent> {
  const { draft, planned } = context;
  const { roomsOf, unitOf } = planned.plan;
  const isPlaced = ({ id }: Lesson) => unitOf.has(id);
  const possible: Link[] = [];
  for (const bound of context.openRules) {
    const params = paramsOf(bound, kinds.sameTime);
    if (!params) continue;
    const sides = sidesOf(draft, params);
    const [a, b] = [sides.a.filter(isPlaced), sides.b.filter(isPlaced)];
    const [first] = a;
    // Each lesson that stays unplaced excuses one.
    const excused = sides.a.length - a.length + sides.b.length - b.length;
    const wanted = Math.min(sides.a.length, sides.b.length) - excused;
    if (!first || wanted <= 0) continue;
    const matched = maximumMatching(a, b, (x, y) => obstacle(draft, roomsOf, x, y) === null);
    if (matched >= wanted) {
      if (excused === 0) possible.push({ bound, a, b });
      continue;
    }
    const obstacles = a.flatMap((x) => b.flatMap((y) => obstacle(draft, roomsOf, x, y) ?? []));
    const teachers = distinctIds(obstacles.flatMap((each) => each.teachers ?? []));
    const rooms = distinctIds(obstacles.flatMap((each) => each.rooms ?? []));
    const why = new Map(obstacles.flatMap(({ why }) => (why ? [[why.code, why]] : [])));
    const reasons: Message[] = [...why.values()];
    if (teachers.length > 0)
      reasons.push({
        code: 'findings.sameTimeImpossible.teachers',
        values: { count: teachers.length, teachers: value.items('teacher', teachers) },
      });
    if (rooms.length > 0)
      reasons.push({
        code: 'findings.sameTimeImpossible.rooms',
        values: { rooms: value.items('classroom', rooms) },
      });
    const item = itemOfLesson(first);
    const lessons = [...a, ...b];
    const about = {
      ...aboutItem(item, lessons),
      lessons: lessons.map(({ id }) => id),
      constraints: bound.records,
      ...(teachers.length > 0 ? { teachers } : {}),
      ...(rooms.length > 0 ? { classrooms: rooms } : {}),
    };
    const values = { rule: ruleMessageOf(draft, bound), why: value.messages(reasons, 'and') };
    const finding =
      matched === 0
        ? { code: 'findings.sameTimeImpossible.never', values, about }
        : {
            code: 'findings.sameTimeImpossible.partly',
            values: { ...values, count: matched, wanted },
            about,
          };
    yield found(finding, { item, available: matched, scheduled: wanted });
  }
  yield* checkChains(context, possible);
  yield* checkJointTimes(context, possible);
}

/** A hard 'same time' that is possible by itself. */
interface Link {
  readonly bound: BoundConstraint;
  readonly a: readonly Lesson[];
  readonly b: readonly Lesson[];
}

/** Lessons that chains of 'same time' lead to from one side of a rule. */
interface Reached {
  readonly lessons: readonly Lesson[];
  /** At least so many of them start together with lessons of the first side, each with another. */
  readonly together: number;
  readonly path: readonly BoundConstraint[];
}

/**
 * Chains of rules in which the lessons at both ends can never start together. Where `n` of the lessons in the middle
 * go with the first side and `m` with the last, at least `n + m − all` of them go with both.
 */
function* checkChains(context: CheckContext, links: readonly Link[]): Iterable<PreCheckEvent> {
  const { draft, planned } = context;
  const { roomsOf } = planned.plan;
  const from = new Map<string, { readonly to: readonly Lesson[]; readonly bound: BoundConstraint }[]>();
  for (const { bound, a, b } of links) {
    push(from, keyOf(a), { to: b, bound });
    push(from, keyOf(b), { to: a, bound });
  }
  const told = new Set<string>();
  const mayMeet = (x: Lesson, y: Lesson) => x === y || obstacle(draft, roomsOf, x, y) === null;
  for (const first of new Map(
    links.flatMap(({ a, b }) => [a, b]).map((side) => [keyOf(side), side]),
  ).values()) {
    const start: Reached = { lessons: first, together: first.length, path: [] };
    const reached = new Map([[keyOf(first), start]]);
    for (const { lessons, together, path } of reached.values()) {
      if (path.length > 1 && maximumMatching(first, lessons, mayMeet) < together) {
        const ends = [keyOf(first), keyOf(lessons)].sort().join(' ');
        if (!told.has(ends)) yield chainFinding(context, first, lessons, path);
        told.add(ends);
        break;
      }
      for (const { to, bound } of from.get(keyOf(lessons)) ?? []) {
        const both = together + Math.min(lessons.length, to.length) - lessons.length;
        if (both > 0 && !reached.has(keyOf(to)))
          reached.set(keyOf(to), { lessons: to, together: both, path: [...path, bound] });
      }
    }
  }
}

const keyOf = (lessons: readonly Lesson[]): string =>
  lessons
    .map(({ id }) => id)
    .sort()
    .join(' ');

function chainFinding(
  { draft, planned }: CheckContext,
  first: readonly Lesson[],
  last: readonly Lesson[],
  path: readonly BoundConstraint[],
): PreCheckEvent {
  const { roomsOf } = planned.plan;
  const apart = first.flatMap((x) =>
    last.flatMap((y) => {
      const why = x === y ? null : obstacle(draft, roomsOf, x, y);
      return why === null ? [] : [{ x, y, why }];
    }),
  );
  const [example] = apart;
  const teachers = distinctIds(example?.why.teachers ?? []);
  const rooms = distinctIds(example?.why.rooms ?? []);
  const values = {
    a: value.items('lesson', example ? [example.x.id] : []),
    b: value.items('lesson', example ? [example.y.id] : []),
    rules: value.messages(
      path.map((bound) => ruleMessageOf(draft, bound)),
      'semicolon',
    ),
  };
  const between = path.flatMap((bound) => {
    const params = paramsOf(bound, kinds.sameTime);
    return params ? union(sidesOf(draft, params)) : [];
  });
  const lessons = [...first, ...last, ...between];
  const item = itemOfLesson(lessons[0]!);
  const about = {
    ...aboutItem(item, lessons),
    lessons: distinctIds(lessons.map(({ id }) => id)),
    constraints: distinctIds(path.flatMap(({ records }) => records)),
    ...(teachers.length > 0 ? { teachers } : {}),
    ...(rooms.length > 0 ? { classrooms: rooms } : {}),
  };
  const finding = reasonOf(values, teachers, rooms);
  return found({ ...finding, about }, { item, available: 0, scheduled: 1 });
}

function reasonOf(values: Finding['values'], teachers: readonly Id[], rooms: readonly Id[]) {
  if (teachers.length > 0) {
    const named = { count: teachers.length, teachers: value.items('teacher', teachers) };
    return { code: 'findings.sameTimeChain.teachers', values: { ...values, ...named } };
  }
  if (rooms.length > 0) {
    const named = { rooms: value.items('classroom', rooms) };
    return { code: 'findings.sameTimeChain.rooms', values: { ...values, ...named } };
  }
  return { code: 'findings.sameTimeChain.bells', values };
}

/**
 * The obstacle that keeps two lessons from starting together: common teachers, common rooms, or another
 * reason.
 */
interface Obstacle {
  readonly teachers?: readonly Id[];
  readonly rooms?: readonly Id[];
  readonly why?: Message;
}

/** The obstacle because of which two lessons can never start together; null without one. */
function obstacle(draft: Draft, roomsOf: (lesson: Lesson) => Rooms, a: Lesson, b: Lesson): Obstacle | null {
  if (a === b) return { why: { code: 'findings.sameTimeImpossible.sameLesson' } };
  const teachers = a.teachers.filter((teacher) => b.teachers.includes(teacher));
  if (teachers.length > 0) return { teachers };
  const [roomsA, roomsB] = [roomsOf(a), roomsOf(b)];
  if ('fixed' in roomsA && 'fixed' in roomsB && roomsA.fixed !== null && roomsA.fixed === roomsB.fixed) {
    return { rooms: [roomsA.fixed] };
  }
  if (a.structure === b.structure) return null;
  const bells = new Set(timesOf(draft, a.structure)?.starts);
  const isShared = timesOf(draft, b.structure)?.starts.some((start) => bells.has(start));
  return isShared ? null : { why: { code: 'findings.sameTimeImpossible.bells' } };
}
