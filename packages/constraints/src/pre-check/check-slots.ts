import {
  compareNames,
  type Id,
  type Lesson,
  type Message,
  type MessageValue,
  MOST_NAMED,
  value,
} from '@bellgrid/model';
import { lessonsOfSet } from '../amounts/lesson-set.ts';
import { distinctIds } from '../compile/findings.ts';
import { kinds } from '../kinds/registry.ts';
import { type BoundConstraint, paramsOf, ruleMessageOf } from '../rules/bound-constraint.ts';
import { aboutItem, type CheckContext, found, itemOfLesson, placesByOwnRules } from './check-context.ts';
import type { PreCheckEvent } from './event.ts';
import { violatingRooms } from './max-flow.ts';
import { spreadCapacity } from './spread-capacity.ts';

/** A place by what limits ask for. */
interface Slot {
  readonly day: number;
  readonly start: number;
}

/** A hard limit on the lessons of a set that share a day, or start in one cell. */
interface SlotLimit {
  readonly bound: BoundConstraint;
  readonly lessons: readonly Lesson[];
  readonly slotOf: (slot: Slot) => string;
  /** The most lessons that such a day or cell takes. */
  readonly most: (slot: string) => number;
  readonly isOfDays: boolean;
}

interface Shortage {
  readonly lessons: readonly Lesson[];
  /** The only places that their own rules allow; null where the number of days is too small and not these days. */
  readonly slots: { readonly all: readonly Slot[]; readonly areDays: boolean } | null;
  readonly available: number;
  readonly rules: readonly BoundConstraint[];
}

/**
 * Every limit on lessons of a day or of a cell leaves each of them one that its own rules allow (Hall's condition, by a
 * flow), also on as many days as their teacher may have. Limits that the week has too few days for have been reported.
 */
export function* checkSlots(context: CheckContext): Iterable<PreCheckEvent> {
  for (const bound of context.openRules) {
    const limit = limitOf(context, bound);
    const short = limit && (shortageOf(context, limit) ?? shortOfDays(context, limit));
    if (short) yield report(context, short);
  }
}

function limitOf({ draft, planned }: CheckContext, bound: BoundConstraint): SlotLimit | null {
  const isPlaced = ({ id }: Lesson) => planned.plan.unitOf.has(id);
  const spread = spreadCapacity(draft, bound);
  if (spread) {
    const lessons = spread.lessons.filter(isPlaced);
    if (lessons.length > spread.most) return null;
    return { bound, lessons, slotOf: ({ day }) => `${day}`, most: () => spread.perDay, isOfDays: true };
  }
  const params = paramsOf(bound, kinds.atMostAtATime);
  if (!params) return null;
  const slotOf = ({ day, start }: Slot) => `${day} ${start}`;
  const limited = new Set(params.cells.map(({ day, period }) => slotOf({ day, start: period })));
  return {
    bound,
    lessons: lessonsOfSet(draft, params).filter(isPlaced),
    slotOf,
    most: (slot) => (limited.has(slot) ? params.max : Number.POSITIVE_INFINITY),
    isOfDays: false,
  };
}

function shortageOf(context: CheckContext, limit: SlotLimit): Shortage | null {
  const { bound, lessons, slotOf, most, isOfDays } = limit;
  const bySlot = new Map<string, Slot>();
  const known = lessons.flatMap((lesson) => {
    const slots = placesByOwnRules(context, lesson.id);
    if (slots.length === 0) return [];
    for (const slot of slots) bySlot.set(slotOf(slot), slot);
    return [{ lesson, slots: distinctIds(slots.map(slotOf)) }];
  });
  const all = distinctIds(known.flatMap(({ slots }) => slots));
  const demands = known.map(({ slots }) => ({ rooms: slots.map((slot) => all.indexOf(slot)), amount: 1 }));
  const capacities = all.map(most);
  const short = violatingRooms(demands, capacities);
  if (short === null) return null;
  const inside = known.filter((_, index) => demands[index]!.rooms.every((slot) => short.has(slot)));
  const available = [...short].reduce((sum, slot) => sum + capacities[slot]!, 0);
  const slots = { all: [...short].map((slot) => bySlot.get(all[slot]!)!), areDays: isOfDays };
  return { lessons: inside.map(({ lesson }) => lesson), slots, available, rules: [bound] };
}

/** The lessons of one teacher, who may come on too few days for them. */
function shortOfDays(
  { openRules }: CheckContext,
  { bound, lessons, most, isOfDays }: SlotLimit,
): Shortage | null {
  if (!isOfDays) return null;
  for (const rule of openRules) {
    const params = paramsOf(rule, kinds.teacherMaxDays);
    if (!params) continue;
    const own = lessons.filter(({ teachers }) => teachers.includes(params.base));
    const available = params.maxDays * most('');
    if (own.length > available) return { lessons: own, slots: null, available, rules: [bound, rule] };
  }
  return null;
}

function report({ draft }: CheckContext, shortage: Shortage): PreCheckEvent {
  const { available, rules } = shortage;
  const lessons = shortage.lessons.toSorted((a, b) => compareNames(a.name, b.name));
  const item = itemOfLesson(lessons[0]!);
  const ids: readonly Id[] = lessons.map(({ id }) => id);
  const named = value.items('lesson', ids, MOST_NAMED);
  const sentences = value.messages(
    rules.map((rule) => ruleMessageOf(draft, rule)),
    'semicolon',
  );
  const about = {
    ...aboutItem(item, lessons),
    lessons: ids,
    constraints: distinctIds(rules.flatMap(({ records }) => records)),
  };
  const finding = { ...messageOf(shortage, named, sentences), about };
  return found(finding, { item, available, scheduled: lessons.length });
}

/** The sentence of a shortage, by where the lessons may be. */
function messageOf(
  { lessons: short, slots, available: count }: Shortage,
  lessons: MessageValue,
  rules: MessageValue,
): Message {
  const structure = short[0]!.structure;
  if (slots === null || short.some((lesson) => lesson.structure !== structure))
    return { code: 'findings.limitLeavesNoRoom.tooManyTogether', values: { count, lessons, rules } };
  const sorted = slots.all.toSorted((a, b) => a.day - b.day || a.start - b.start);
  if (slots.areDays) {
    const days = value.days(sorted.map(({ day }) => day));
    return { code: 'findings.limitLeavesNoRoom.tooManyForDays', values: { lessons, days, count, rules } };
  }
  const cells = value.cells(sorted.map(({ day, start }) => ({ structure, day, period: start })));
  return { code: 'findings.limitLeavesNoRoom.tooManyForCells', values: { lessons, cells, count, rules } };
}
