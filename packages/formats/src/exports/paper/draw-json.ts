import { type Draft, type ExportSettings, orientationField } from '@bellgrid/model';
import { footerOf } from './page-margins.ts';
import type { PaperWords } from './paper-words.ts';
import type { Schedule, ScheduleTable } from './schedule-data.ts';

interface JsonContext {
  readonly words: PaperWords;
  /** The name of the file without its ending. */
  readonly fileName: string;
  /** The present date in words. */
  readonly today: string;
}

/** The schedules as JSON for other programs: names and times instead of ids. */
export function drawJson(
  draft: Draft,
  settings: ExportSettings,
  schedules: readonly Schedule[],
  { words, fileName, today }: JsonContext,
): string {
  const { schoolName, logo } = draft.schoolData;
  const { subjectTeacherNames, subjectClassroomNames, currentDate, revision } =
    settings.includeAdditionalInfo;
  const footer = footerOf(settings, words, today);
  const data = {
    schoolName,
    logo,
    fileName,
    scheduleColor: settings.scheduleFillColor,
    colorType: settings.colorOption,
    orientation: settings[orientationField(schedules[0]?.kind === 'global')],
    schedules: schedules.map((schedule) => ({
      scheduleLabel: words.title(schedule, schoolName),
      kind: schedule.kind,
      subtitle: schedule.subtitle,
      days: daysOf(schedule),
      periods: distinct(
        schedule.tables.flatMap(({ rows }) => rows.map(({ label, time }) => ({ label, time }))),
      ),
      showTeachers: subjectTeacherNames && schedule.kind !== 'teacher',
      showClassrooms: subjectClassroomNames && schedule.kind !== 'classroom',
      showDate: currentDate,
      showRevision: revision,
      footerLeft: footer.left,
      footerRight: footer.right,
      tables: schedule.tables.map(({ heading, columns, rows }) => ({
        heading,
        columns: columns.map(({ label }) => label),
        rows: rows.map(({ label, time, day }) => ({ label, time, group: day?.label ?? '' })),
      })),
      unplaced: schedule.unplaced,
      lessons: schedule.lessons.map(({ id: _, dayIndex: __, start, end, ...lesson }) => ({
        ...lesson,
        length: end - start,
      })),
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The names of the days that a schedule shows. */
function daysOf({ kind, scheduleLabel, tables }: Schedule): string[] {
  if (kind === 'day') return [scheduleLabel];
  const daysIn = ({ columns, rows }: ScheduleTable): string[] =>
    kind === 'global' ? rows.map(({ day }) => day?.label ?? '') : columns.map(({ label }) => label);
  return distinct(tables.flatMap(daysIn));
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
