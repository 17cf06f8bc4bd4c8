import { classesWithParts, cycleDates, type Draft, partNames } from '@bellgrid/model';
import type { ExportLesson, Schedule } from '../paper/schedule-data.ts';
import { calendarFile, timeZoneLines } from './calendar-file.ts';
import { isTimeZone } from './zone-time.ts';

/** True when the school year gives the days of the draft dates, in a time zone that is known here. */
export function hasSchoolDates({ schoolData: { year, days } }: Draft): boolean {
  return year !== null && isTimeZone(year.timeZone) && cycleDates(year, days.length).length > 0;
}

/**
 * The lessons of the schedules as an iCalendar file, each once; null without a school year, which gives lessons their
 * dates.
 */
export function drawCalendar(draft: Draft, schedules: readonly Schedule[], stamp: Date): string | null {
  const { year, days, schoolName } = draft.schoolData;
  const dates = year ? cycleDates(year, days.length) : [];
  const [first] = dates;
  if (!year || !first || !hasSchoolDates(draft)) return null;
  const datesOf = (day: number): string[] => dates.flatMap((each) => (each.day === day ? [each.date] : []));
  const lessons = new Map(schedules.flatMap(({ lessons }) => lessons.map((lesson) => [lesson.id, lesson])));
  const names = schedules.map(({ scheduleLabel }) => scheduleLabel || schoolName);
  const [only, ...others] = schedules;
  const ofClass = only?.kind === 'class' && others.length === 0 ? only.scheduleLabel : null;
  const who = ({ classes, parts, subjectName }: ExportLesson): string[] =>
    ofClass === null ? classesWithParts(classes, parts, subjectName) : partNames(parts, ofClass, subjectName);
  return calendarFile({
    name: [names.length === 1 ? names[0] : '', schoolName].filter(Boolean).join(' · '),
    zone: year.timeZone,
    zoneLines: timeZoneLines(year.timeZone, first.date, dates.at(-1)?.date ?? first.date),
    stamp,
    events: [...lessons.values()].map((lesson) => ({
      uid: `${lesson.id}@bellgrid`,
      sequence: 0,
      summary: [lesson.subjectName, who(lesson).join(', ')].filter(Boolean).join(' '),
      location: lesson.classroom ?? '',
      description: lesson.teachers.join(', '),
      ...{ start: lesson.startMinute, end: lesson.endMinute, dates: datesOf(lesson.dayIndex) },
    })),
  });
}
