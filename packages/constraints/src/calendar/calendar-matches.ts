import type { Draft, Placed, Timetable } from '@bellgrid/model';
import { named } from '../amounts/message-values.ts';
import { indexOf } from '../read/draft-index.ts';
import { computed, remember } from '../read/memo.ts';
import { placedAndUnplaced, placedByClassroom } from '../read/timetable-index.ts';
import type { Violation } from '../read/violation.ts';
import { type BlockedPeriods, blockedPeriods, type CalendarRule } from './calendar-amount.ts';

/** The blocked periods of the rules of a draft, which must not change in place. */
const blockedOfRules = remember((_draft: Draft) => new Map<string, BlockedPeriods>());

function placedOf(timetable: Timetable, rule: CalendarRule): readonly Placed[] {
  if (rule.type === 'classroom') return placedByClassroom(timetable).get(rule.base) ?? [];
  const index = indexOf(timetable.draft);
  const lessons = (rule.type === 'teacher' ? index.byTeacher : index.byGroup).get(rule.base) ?? [];
  return placedAndUnplaced(timetable, lessons).placed;
}

/**
 * The occupied periods of the item that meet a cell of the rule. A period that parallel lessons share
 * counts once. The text has `base`, `lesson` and `place`.
 */
export function calendarMatches(rule: CalendarRule, timetable: Timetable, code: string): Violation[] {
  const { draft } = timetable;
  const blocked = computed(blockedOfRules(draft), `${rule.type} ${rule.base} ${rule.level}`, () =>
    blockedPeriods(draft, rule),
  );
  const seen = new Set<string>();
  const violations: Violation[] = [];
  for (const placed of placedOf(timetable, rule)) {
    const { structure } = placed.lesson;
    const periods = blocked.among(structure, placed.day, placed.start, placed.end);
    if (periods.length === 0) continue;
    const fresh = periods.filter((period) => !seen.has(`${structure} ${placed.day} ${period}`));
    if (fresh.length === 0) continue;
    for (const period of fresh) seen.add(`${structure} ${placed.day} ${period}`);
    const lesson = placed.lesson.id;
    const cells = fresh.map((period) => ({ structure, day: placed.day, period }));
    const values = {
      base: named(rule.type, rule.base),
      lesson: named('lesson', lesson),
      place: { kind: 'cells', cells },
    } as const;
    violations.push({ amount: fresh.length, lessons: [lesson], cells, message: { code, values } });
  }
  return violations;
}
