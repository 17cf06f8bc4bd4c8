import { type Id, type Lesson, leastNeed } from '@bellgrid/model';
import { push } from '../draft-index.ts';
import { classroomName, counted, groupName, teacherName } from '../names/names.ts';
import { availableByDay, structuresOf, sum } from './available-periods.ts';
import { type CheckContext, found, needingOpenPeriods, periodsOfLessons } from './check-context.ts';
import type { PreCheckEvent, PreCheckItem } from './event.ts';

/** Every teacher, class and classroom has enough available periods for what it must hold. */
export function* checkPeriods(context: CheckContext): Iterable<PreCheckEvent> {
  const { draft, byTeacher, byGroup, planned } = context;
  for (const id of Object.keys(draft.teachers)) {
    yield { kind: 'item', type: 'teacher', id };
    const name = teacherName(draft, id);
    yield* compare(context, 'teacher', id, name, byTeacher.get(id) ?? [], periodsOfLessons);
  }
  for (const id of Object.keys(draft.groups)) {
    yield { kind: 'item', type: 'group', id };
    const need = (lessons: readonly Lesson[]) => leastNeed(lessons, planned.sharing);
    yield* compare(context, 'group', id, groupName(draft, id), byGroup.get(id) ?? [], need);
  }
  if (!draft.config.isClassroomsEnabled) return;
  const only = lessonsOfOneRoom(context);
  for (const id of Object.keys(draft.classrooms)) {
    yield { kind: 'item', type: 'classroom', id };
    yield* compare(context, 'classroom', id, classroomName(draft, id), only.get(id) ?? [], periodsOfLessons);
  }
}

/** Lessons that have no choice of room. */
function lessonsOfOneRoom({ planned }: CheckContext): Map<Id, Lesson[]> {
  const only = new Map<Id, Lesson[]>();
  for (const { needs } of planned.plan.units) {
    for (const { lesson, rooms } of needs) {
      if (rooms.size === 1) for (const room of rooms.keys()) push(only, room, lesson);
    }
  }
  return only;
}

/** Over all structures together, then over each alone; the first that fails is told. */
function* compare(
  context: CheckContext,
  type: PreCheckItem,
  id: Id,
  name: string,
  lessons: readonly Lesson[],
  needOf: (lessons: readonly Lesson[]) => number,
): Iterable<PreCheckEvent> {
  const { draft, solveAnyway } = context;
  const open = needingOpenPeriods(context, type, id, lessons);
  const structures = structuresOf(open);
  const scopes = structures.length > 1 ? [structures, ...structures.map((each) => [each])] : [structures];
  for (const scope of scopes) {
    const own = open.filter((lesson) => scope.includes(lesson.structure));
    const available = sum(availableByDay(draft, type, id, scope, solveAnyway));
    // The least need is never more than all of them one after another.
    if (periodsOfLessons(own) <= available) continue;
    const scheduled = needOf(own);
    if (scheduled <= available) continue;
    const sentence = `${name} has ${counted(scheduled, 'period')} scheduled, but only has ${available} available.`;
    yield found({ kind: 'overloaded', sentence, lessons: own, item: { type, id }, available, scheduled });
    return;
  }
}
