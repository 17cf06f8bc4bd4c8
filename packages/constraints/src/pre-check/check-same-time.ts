import type { Draft, Lesson, Rooms } from '@bellgrid/model';
import { sidesOf } from '../amounts/sides.ts';
import { paramsOf, sentenceOf } from '../bound-constraint.ts';
import { kinds } from '../kinds/registry.ts';
import { counted } from '../names/names.ts';
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
    const why = new Set(a.flatMap((x) => b.flatMap((y) => obstacle(draft, roomsOf, x, y) ?? [])));
    const sentence = `${sentenceOf(draft, bound)}, but only ${counted(matched, 'lesson')} of ${wanted} can be: ${[...why].join(' and ')}.`;
    yield found({
      kind: 'sameTimeImpossible',
      sentence,
      lessons: [...a, ...b],
      item: itemOfLesson(first),
      available: matched,
      scheduled: wanted,
      constraints: bound.records,
    });
  }
}

/** Why two lessons can never start together; null when they can. */
function obstacle(draft: Draft, roomsOf: (lesson: Lesson) => Rooms, a: Lesson, b: Lesson): string | null {
  if (a === b) return 'they are the same lesson';
  if (a.teachers.some((teacher) => b.teachers.includes(teacher))) return 'they have a teacher in common';
  const [roomsA, roomsB] = [roomsOf(a), roomsOf(b)];
  if ('fixed' in roomsA && 'fixed' in roomsB && roomsA.fixed !== null && roomsA.fixed === roomsB.fixed) {
    return 'they have the same classroom';
  }
  if (a.structure === b.structure) return null;
  const bells = new Set(timesOf(draft, a.structure)?.starts);
  const isShared = timesOf(draft, b.structure)?.starts.some((start) => bells.has(start));
  return isShared ? null : 'their schedule structures have no start in common';
}
