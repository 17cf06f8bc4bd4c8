import type { Message, MessageValue } from '@bellgrid/model';

type Values = Readonly<Record<string, MessageValue>>;

/** The texts of limits in violations that were stored with the limit as a number, `max` or `most`. */
const limitsByCode: Readonly<Record<string, string>> = {
  'kinds.atMostAtATime.violation': 'kinds.limits.allowed',
  'kinds.lastPeriodShare.violation': 'kinds.limits.wantedTimes',
  'kinds.maxBuildingChangesPerDay.violation': 'kinds.limits.wantedTimes',
  'kinds.maxDaysInWindow.violation': 'kinds.limits.allowedDays',
  'kinds.maxGapsPerDay.violation': 'kinds.limits.wanted',
  'kinds.maxGapsPerWeek.violation': 'kinds.limits.wanted',
  'kinds.mostMoves.violation': 'kinds.limits.allowed',
  'kinds.occupyAtMost.violation': 'kinds.limits.allowed',
};
/** The rules that were stored with their number as `max`. */
const rulesWithMax = ['kinds.atMostAtATime.rule', 'kinds.occupyAtMost.rule'];
/** The texts that had "a week" in them. */
const textsOfAWeek = ['kinds.maxGapsPerWeek.rule', 'kinds.maxGapsPerWeek.violation'];

/** A stored value in which every message has the values that its text names today. */
export function withPresentMessages(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withPresentMessages);
  if (typeof stored !== 'object' || stored === null) return stored;
  const parts = Object.entries(stored).map(([key, part]) => [key, withPresentMessages(part)]);
  const value = Object.fromEntries(parts);
  const isMessage = typeof value.code === 'string' && typeof value.values === 'object' && value.values;
  return isMessage ? { ...value, ...presentMessage(value.code, value.values) } : value;
}

function presentMessage(code: string, values: Values): Message {
  if (code === 'kinds.teacherMaxDays.violation' && !('limit' in values)) {
    // Its limit was not stored.
    return { code: 'kinds.teacherMaxDays.withoutLimit', values };
  }
  const { max, most, ...others } = values;
  const number = max ?? most;
  const limit = limitsByCode[code];
  let present = values;
  if (number !== undefined && limit !== undefined && !('limit' in values)) {
    present = { ...others, limit: { code: limit, values: { count: number } } };
  }
  if (number !== undefined && rulesWithMax.includes(code) && !('count' in values)) {
    present = { ...others, count: number };
  }
  if (textsOfAWeek.includes(code) && !('span' in values)) {
    present = { ...present, span: { code: 'kinds.span.week' } };
  }
  return { code, values: present };
}
