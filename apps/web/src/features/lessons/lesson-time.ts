import type { Draft, Lesson } from '@bellgrid/model';
import type { TFunction } from 'i18next';
import { timeWords } from '../../ui/timetable-grid/lesson-words.ts';

/** The time of a lesson, in words; null while it is unplaced. */
export function lessonTime(t: TFunction, draft: Draft, lesson: Lesson): string | null {
  const { timeSlot } = lesson;
  const periods = draft.schoolData.structures[lesson.structure]?.periods;
  const first = periods?.[timeSlot?.start ?? -1];
  const last = periods?.[(timeSlot?.end ?? 0) - 1];
  if (!timeSlot || !first || !last) return null;
  return timeWords(t, {
    day: draft.schoolData.days[timeSlot.day]?.label ?? String(timeSlot.day + 1),
    firstPeriod: first.label || String(timeSlot.start + 1),
    lastPeriod: last.label || String(timeSlot.end),
    startMinute: first.periodStart,
    endMinute: last.periodEnd,
  });
}
