import { type Id, type Lesson, leastNeed, value } from '@bellgrid/model';
import { isPossible } from '../compile/plan.ts';
import { push } from '../read/draft-index.ts';
import { availableByDay, structuresOf, sum } from './available-periods.ts';
import {
  aboutItem,
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
 * Every teacher, class and classroom has enough available periods for its lessons.
 * @returns the calendar of each that has too few, if it is the only cause.
 */
export function* checkPeriods(context: CheckContext): Generator<PreCheckEvent, Calendars[]> {
  const { draft, byTeacher, byGroup, planned } = context;
  const tooClosed: Calendars[] = [];
  for (const id of Object.keys(draft.teachers)) {
    yield { kind: 'item', type: 'teacher', id };
    tooClosed.push(...(yield* compare(context, 'teacher', id, byTeacher.get(id) ?? [], periodsOfLessons)));
  }
  for (const id of Object.keys(draft.groups)) {
    yield { kind: 'item', type: 'group', id };
    const need = (lessons: readonly Lesson[]) => leastNeed(lessons, planned.sharing);
    tooClosed.push(...(yield* compare(context, 'group', id, byGroup.get(id) ?? [], need)));
  }
  if (!draft.config.isClassroomsEnabled) return tooClosed;
  const only = lessonsOfOneRoom(context);
  for (const id of Object.keys(draft.classrooms)) {
    yield { kind: 'item', type: 'classroom', id };
    tooClosed.push(...(yield* compare(context, 'classroom', id, only.get(id) ?? [], periodsOfLessons)));
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

/** Compares over all structures together, then over each alone; reports the first that fails. */
function* compare(
  context: CheckContext,
  type: PreCheckItem,
  id: Id,
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
    const item = { type, id };
    const school = sum(availableByDay(draft, type, id, scope, true));
    const calendars = scheduled <= school ? [calendarsOf(context, type, [id])] : [];
    const without = available > 0 ? calendars.flatMap((each) => lessonsWithoutPlace(context, own, each)) : [];
    const values = { item: value.item(type, id), count: scheduled, available };
    const about = aboutItem(item, own);
    const finding =
      without.length > 0
        ? {
            code: 'findings.overloaded.withoutPlace',
            values: { ...values, lessons: value.items('lesson', without) },
            about,
          }
        : { code: 'findings.overloaded.only', values, about };
    yield found(finding, { item, available, scheduled });
    return calendars;
  }
  return [];
}

/** The lessons to which the calendars leave no place although some periods are open, e.g. long ones. */
function lessonsWithoutPlace(
  { planned: { plan, rulesAgainst } }: CheckContext,
  lessons: readonly Lesson[],
  calendars: Calendars,
): Id[] {
  const without = lessons.filter(({ id }) => {
    const unit = plan.units[plan.unitOf.get(id)!]!;
    return !isPossible(unit) && isDueTo(calendars, rulesAgainst(unit));
  });
  return without.map(({ id }) => id);
}
