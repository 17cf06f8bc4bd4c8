import { type Id, type Lesson, leastNeed } from '@bellgrid/model';
import { isPossible } from '../compile/plan.ts';
import { push } from '../draft-index.ts';
import { classroomName, counted, groupName, lessonName, teacherName } from '../names/names.ts';
import { availableByDay, structuresOf, sum } from './available-periods.ts';
import {
  type Calendars,
  type CheckContext,
  calendarsOf,
  found,
  isDueTo,
  needingOpenPeriods,
  periodsOfLessons,
} from './check-context.ts';
import type { PreCheckEvent, PreCheckItem } from './event.ts';

/**
 * Every teacher, class and classroom has enough available periods for what it must hold.
 * @returns of each that has not: its calendar, where that is all there is to it.
 */
export function* checkPeriods(context: CheckContext): Generator<PreCheckEvent, Calendars[]> {
  const { draft, byTeacher, byGroup, planned } = context;
  const tooClosed: Calendars[] = [];
  for (const id of Object.keys(draft.teachers)) {
    yield { kind: 'item', type: 'teacher', id };
    const name = teacherName(draft, id);
    tooClosed.push(
      ...(yield* compare(context, 'teacher', id, name, byTeacher.get(id) ?? [], periodsOfLessons)),
    );
  }
  for (const id of Object.keys(draft.groups)) {
    yield { kind: 'item', type: 'group', id };
    const need = (lessons: readonly Lesson[]) => leastNeed(lessons, planned.sharing);
    const name = groupName(draft, id);
    tooClosed.push(...(yield* compare(context, 'group', id, name, byGroup.get(id) ?? [], need)));
  }
  if (!draft.config.isClassroomsEnabled) return tooClosed;
  const only = lessonsOfOneRoom(context);
  for (const id of Object.keys(draft.classrooms)) {
    yield { kind: 'item', type: 'classroom', id };
    const name = classroomName(draft, id);
    const own = only.get(id) ?? [];
    tooClosed.push(...(yield* compare(context, 'classroom', id, name, own, periodsOfLessons)));
  }
  return tooClosed;
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
): Generator<PreCheckEvent, Calendars[]> {
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
    const item = { type, id };
    const school = sum(availableByDay(draft, type, id, scope, true));
    const calendars = scheduled <= school ? [calendarsOf(context, type, [id])] : [];
    const details = available > 0 ? calendars.flatMap((each) => placeless(context, own, each)) : [];
    const numbers = { available, scheduled, details, isSum: true };
    yield found({ kind: 'overloaded', sentence, lessons: own, item, ...numbers });
    return calendars;
  }
  return [];
}

/** The lessons to which the calendars leave no place, though some periods are open: longer ones, with gaps between. */
function placeless(
  { draft, planned: { plan, rulesAgainst } }: CheckContext,
  lessons: readonly Lesson[],
  calendars: Calendars,
): string[] {
  const without = lessons.filter(({ id }) => {
    const unit = plan.units[plan.unitOf.get(id)!]!;
    return !isPossible(unit) && isDueTo(calendars, rulesAgainst(unit));
  });
  return without.map(({ id }) => `${lessonName(draft, id)} has no period in which it can be placed.`);
}
