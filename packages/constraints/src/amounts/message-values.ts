import type { CellRef, Draft, Id, Message, MessageValue, NamedType, Placed, Units } from '@bellgrid/model';
import { cellsOfPlaced } from './unary.ts';

/** The values of a message by their names. */
export type Values = Readonly<Record<string, MessageValue>>;

/** Records by their names. Of more than `most` the first ones are named and the others counted. */
export function named(type: NamedType, ids: Id | readonly Id[], most?: number): MessageValue {
  const list = typeof ids === 'string' ? [ids] : ids;
  return most === undefined ? { kind: 'items', type, ids: list } : { kind: 'items', type, ids: list, most };
}

export function daysValue(...days: readonly number[]): MessageValue {
  return { kind: 'days', days };
}

/** Periods by their names in the structure; by number without one. */
export function periodsValue(structure: Id | undefined, ...periods: readonly number[]): MessageValue {
  return { kind: 'periods', structure: structure ?? null, periods };
}

/** The day and the periods of a placed lesson. */
export function placeValue(placed: Placed): MessageValue {
  return { kind: 'cells', cells: cellsOfPlaced(placed) };
}

/** "2 periods", "30 minutes". */
export function timeValue(amount: number, units: Units): Message {
  return { code: `kinds.amounts.${units}`, values: { count: amount } };
}

/** The end of a violation that says how much there may be: "at most 2 wanted", "none allowed". */
export function limitValue(of: 'wanted' | 'wantedTimes' | 'allowed' | 'allowedDays', most: number): Message {
  return { code: `kinds.limits.${of}`, values: { count: most } };
}

/** The most days of a cycle that is a week. */
const WEEK = 7;

/** The text "a week"; "a cycle" where the days of the school are no week. */
export function spanCode({ schoolData: { days, year } }: Draft): 'kinds.span.week' | 'kinds.span.cycle' {
  const hasWeeks = year?.rule === 'weeks' && year.places.some(({ week }) => week > 1);
  const isWeek = days.length <= WEEK && year?.rule !== 'rotation' && !hasWeeks;
  return isWeek ? 'kinds.span.week' : 'kinds.span.cycle';
}

export const spanValue = (draft: Draft): Message => ({ code: spanCode(draft) });

/** Chosen cells by their names in the structure of the first of these lessons. */
export function cellsValue(
  draft: Draft,
  { lessons, cells }: { readonly lessons: readonly Id[]; readonly cells: readonly CellRef[] },
): MessageValue {
  const structure = draft.lessons[lessons[0] ?? '']?.structure ?? '';
  return { kind: 'cells', cells: cells.map(({ day, period }) => ({ structure, day, period })) };
}
