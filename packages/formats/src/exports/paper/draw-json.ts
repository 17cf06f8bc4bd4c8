import type { ExportSettings } from '@bellgrid/model';
import type { PaperWords } from './paper-words.ts';
import type { Schedule } from './schedule-data.ts';

/** The schedules as JSON for other programs: names and times instead of ids. */
export function drawJson(
  schedules: readonly Schedule[],
  settings: ExportSettings,
  words: PaperWords,
  school: string,
): string {
  const data = {
    schoolName: school,
    scheduleColor: settings.scheduleFillColor,
    colorType: settings.colorOption,
    orientation: settings.scheduleOrientation,
    schedules: schedules.map((schedule) => ({
      scheduleLabel: words.title(schedule, school),
      kind: schedule.kind,
      subtitle: schedule.subtitle,
      tables: schedule.tables.map(({ heading, columns, rows }) => ({
        heading,
        columns: columns.map(({ label }) => label),
        rows: rows.map(({ label, time, group }) => ({ label, time, group })),
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
