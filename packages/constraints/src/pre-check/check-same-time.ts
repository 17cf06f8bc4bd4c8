import type { Draft, Id, Lesson, Rooms } from '@bellgrid/model';
import { sidesOf } from '../amounts/sides.ts';
import { paramsOf, sentenceOf } from '../bound-constraint.ts';
import { distinct } from '../compile/findings.ts';
import { kinds } from '../kinds/registry.ts';
import { classroomName, counted, listed, teacherName } from '../names/names.ts';
import { timesOf } from '../structure-times.ts';
import { type CheckContext, found, itemOfLesson } from './check-context.ts';
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
    const teachers = distinct(obstacles.flatMap((each) => each.teachers ?? []));
    const classrooms = distinct(obstacles.flatMap((each) => each.classrooms ?? []));
    const why = distinct(obstacles.flatMap((each) => each.why ?? []));
    if (teachers.length > 0) why.push(theyTeach(draft, teachers));
    if (classrooms.length > 0)
      why.push(`both can only be in ${listed(classrooms.map((id) => classroomName(draft, id)))}`);
    const limit = matched === 0 ? 'can never be' : `only ${counted(matched, 'lesson')} of ${wanted} can be`;
    const sentence = `${sentenceOf(draft, bound)}, but ${limit}: ${why.join(', and ')}.`;
    const item = itemOfLesson(first);
    yield found({
      kind: 'sameTimeImpossible',
      sentence,
      lessons: [...a, ...b],
      item,
      available: matched,
      scheduled: wanted,
      constraints: bound.records,
      ...(teachers.length > 0 ? { teachers } : {}),
      ...(classrooms.length > 0 ? { classrooms } : {}),
    });
  }
}

function theyTeach(draft: Draft, teachers: readonly Id[]): string {
  const names = listed(teachers.map((id) => teacherName(draft, id)));
  return `${names} ${teachers.length === 1 ? 'teaches' : 'teach'} both`;
}

/** What keeps two lessons apart: whom or what they have in common, or else why. */
interface Obstacle {
  readonly teachers?: readonly Id[];
  readonly classrooms?: readonly Id[];
  readonly why?: string;
}

/** Why two lessons can never start together; null when they can. */
function obstacle(draft: Draft, roomsOf: (lesson: Lesson) => Rooms, a: Lesson, b: Lesson): Obstacle | null {
  if (a === b) return { why: 'they are the same lesson' };
  const teachers = a.teachers.filter((teacher) => b.teachers.includes(teacher));
  if (teachers.length > 0) return { teachers };
  const [roomsA, roomsB] = [roomsOf(a), roomsOf(b)];
  if ('fixed' in roomsA && 'fixed' in roomsB && roomsA.fixed !== null && roomsA.fixed === roomsB.fixed) {
    return { classrooms: [roomsA.fixed] };
  }
  if (a.structure === b.structure) return null;
  const bells = new Set(timesOf(draft, a.structure)?.starts);
  const isShared = timesOf(draft, b.structure)?.starts.some((start) => bells.has(start));
  return isShared ? null : { why: 'their schedule structures have no start in common' };
}
