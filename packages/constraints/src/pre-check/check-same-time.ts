import { type Draft, type Id, type Lesson, type Message, type Rooms, value } from '@bellgrid/model';
import { sidesOf } from '../amounts/sides.ts';
import { distinctIds } from '../compile/findings.ts';
import { kinds } from '../kinds/registry.ts';
import { timesOf } from '../read/structure-times.ts';
import { paramsOf, ruleMessageOf } from '../rules/bound-constraint.ts';
import { aboutItem, type CheckContext, found, itemOfLesson } from './check-context.ts';
import type { PreCheckEvent } from './event.ts';
import { maximumMatching } from './maximum-matching.ts';

/** Every hard 'same time' is possible: lessons of both sides can be matched that may start together. */
export function* checkSameTime(context: CheckContext): Iterable<PreCheckEvent> {
  const { draft, planned } = context;
  const { roomsOf } = planned.plan;
  for (const bound of context.openRules) {
    const params = paramsOf(bound, kinds.sameTime);
    if (!params) continue;
    const { a, b } = sidesOf(draft, params);
    const [first] = a;
    const wanted = Math.min(a.length, b.length);
    const matched = maximumMatching(a, b, (x, y) => obstacle(draft, roomsOf, x, y) === null);
    if (!first || matched >= wanted) continue;
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
