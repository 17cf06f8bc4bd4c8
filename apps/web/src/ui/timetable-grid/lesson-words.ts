import type { TFunction } from 'i18next';
import type { LessonMark } from '../../document/pre-check/read-report.ts';
import { clockTime } from '../../platform/clock-time.ts';
import type { LessonFacts, LessonTime, NamedItem } from './lesson-facts.ts';
import type { ScheduleView } from './schedule-view.ts';

export const namesOf = (items: readonly NamedItem[]): string => items.map((item) => item.name).join(', ');

/** 'period 3', or the period's own label where that is a word of its own. */
export function periodWords(t: TFunction, label: string): string {
  return /^\d+$/.test(label) ? t('schedule.grid.period', { label }) : label;
}

/** 'Monday period 3' or 'Monday period 3 to period 4'. */
export function timeWords(t: TFunction, time: LessonTime): string {
  const { day, firstPeriod, lastPeriod } = time;
  if (firstPeriod === lastPeriod) {
    return t('schedule.grid.at', { day, period: periodWords(t, firstPeriod) });
  }
  return t('schedule.grid.atPeriods', {
    day,
    first: periodWords(t, firstPeriod),
    last: periodWords(t, lastPeriod),
  });
}

export const clockWords = (time: LessonTime): string =>
  `${clockTime(time.startMinute)}–${clockTime(time.endMinute)}`;

/**
 * A lesson's accessible name: 'Mathematics (2), 9A, Ms Ito, Lab 2, Monday period 3', and its violations
 * there.
 */
export function lessonLabel(t: TFunction, facts: LessonFacts, mark?: LessonMark): string {
  return [
    facts.name,
    namesOf(facts.groups),
    namesOf(facts.teachers),
    facts.classroom?.name,
    facts.time ? timeWords(t, facts.time) : t('schedule.grid.unscheduled'),
    facts.locked ? t('schedule.grid.locked') : null,
    mark ? t(mark.isImpossible ? 'schedule.grid.impossible' : 'schedule.grid.broken') : null,
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * The lines of a card below the subject, and in its corner: the people and classes that the view itself does
 * not show. A staged card is in no item's rows, so it shows both.
 */
export function cardLines(
  view: ScheduleView | 'staging',
  facts: LessonFacts,
): { secondary: string; corner: string } {
  const room = facts.classroom?.name ?? '';
  const teachers = namesOf(facts.teachers);
  const groups = namesOf(facts.groups);
  switch (view) {
    case 'classes':
      return { secondary: teachers, corner: room };
    case 'teachers':
      return { secondary: groups, corner: room };
    case 'classrooms':
      return { secondary: groups, corner: teachers };
    case 'staging':
      return { secondary: teachers, corner: groups };
  }
}
