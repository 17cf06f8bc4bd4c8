import { type Finding, type Id, type Lesson, leastNeed, value } from '@bellgrid/model';
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

/** The lessons of an item that need periods of it, and the fewest that they need. */
interface Demand extends PreCheckOf {
  readonly lessons: readonly Lesson[];
  readonly needOf: (lessons: readonly Lesson[]) => number;
}

interface PreCheckOf {
  readonly type: PreCheckItem;
  readonly id: Id;
}

/** Lessons of an item that need more periods than it has in these structures. */
export interface Shortage extends PreCheckOf {
  readonly structures: readonly Id[];
  readonly lessons: readonly Lesson[];
  readonly scheduled: number;
  readonly available: number;
}

/**
 * Every teacher, class and classroom has enough available periods for its lessons.
 * @returns the calendar of each that has too few, if it is the only cause.
 */
export function* checkPeriods(context: CheckContext): Generator<PreCheckEvent, Calendars[]> {
  const tooClosed: Calendars[] = [];
  for (const demand of demandsOf(context)) {
    yield { kind: 'item', type: demand.type, id: demand.id };
    const shortage = shortageOf(context, demand);
    if (shortage) tooClosed.push(...(yield* report(context, shortage)));
  }
  return tooClosed;
}

/** All teachers, classes and classrooms that have fewer available periods than their lessons need. */
export const shortagesOf = (context: CheckContext): Shortage[] =>
  [...demandsOf(context)].flatMap((demand) => shortageOf(context, demand) ?? []);

/** True of a finding on an item that has too few periods. */
export const isOverload = ({ code }: Pick<Finding, 'code'>): boolean =>
  code === 'findings.overloaded.only' || code === 'findings.overloaded.withoutPlace';

function* demandsOf(context: CheckContext): Generator<Demand, void> {
  const { draft, byTeacher, byGroup, planned } = context;
  for (const id of Object.keys(draft.teachers))
    yield { type: 'teacher', id, lessons: byTeacher.get(id) ?? [], needOf: periodsOfLessons };
  const needOf = (lessons: readonly Lesson[]) => leastNeed(lessons, planned.sharing);
  for (const id of Object.keys(draft.groups))
    yield { type: 'group', id, lessons: byGroup.get(id) ?? [], needOf };
  if (!draft.config.isClassroomsEnabled) return;
  const only = lessonsOfOneRoom(context);
  for (const id of Object.keys(draft.classrooms))
    yield { type: 'classroom', id, lessons: only.get(id) ?? [], needOf: periodsOfLessons };
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

/** Compares over all structures together, then over each alone; the first that fails, null where none does. */
function shortageOf(context: CheckContext, { type, id, lessons, needOf }: Demand): Shortage | null {
  const { draft, solveAnyway } = context;
  const open = needingOpenPeriods(context, type, id, lessons);
  const all = structuresOf(open);
  const scopes = all.length > 1 ? [all, ...all.map((each) => [each])] : [all];
  for (const structures of scopes) {
    const own = open.filter((lesson) => structures.includes(lesson.structure));
    const available = sum(availableByDay(draft, type, id, structures, solveAnyway));
    // The least need is never more than all of them one after another.
    if (periodsOfLessons(own) <= available) continue;
    const scheduled = needOf(own);
    if (scheduled > available) return { type, id, structures, lessons: own, scheduled, available };
  }
  return null;
}

function* report(
  context: CheckContext,
  { type, id, structures, lessons: own, scheduled, available }: Shortage,
): Generator<PreCheckEvent, Calendars[]> {
  const item = { type, id };
  const school = sum(availableByDay(context.draft, type, id, structures, true));
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
