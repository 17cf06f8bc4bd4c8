import type { Draft, Message, ScheduleStructure } from '@bellgrid/model';
import { nameMessage } from '../../report/warnings.ts';
import type { FetFile } from '../source/fet-file.ts';
import { clip, MAX_LABEL } from './clip.ts';
import { type PeriodTime, periodTimes } from './period-times.ts';
import type { TimeGrid } from './time-grid.ts';

/** The start of the afternoon, in minutes, if its hours would begin before the morning has ended. */
const AFTERNOON = 840;

/** Sets days, periods and cells of the draft's one structure. */
export function buildScheduleStructure(
  draft: Draft,
  file: FetFile,
  grid: TimeGrid,
  warn: (thing: Message, what: Message) => void,
): ScheduleStructure {
  const [structure] = Object.values(draft.schoolData.structures);
  if (!structure) throw new Error('A new draft has no schedule structure');
  draft.schoolData.days = Array.from({ length: grid.dayCount }, (_, index) => ({
    id: `day-${index + 1}`,
    index,
    label: clip(dayLabel(file, index), MAX_LABEL),
  }));
  const hours = periodTimes(file.hours);
  for (const name of hours.odd) warn(nameMessage(name), { code: 'imports.fet.warning.oddTime' });
  if (!hours.isRead) warn({ code: 'imports.fet.things.hours' }, { code: 'imports.fet.warning.noTimes' });
  else if (!hours.hasEnds) warn({ code: 'imports.fet.things.hours' }, { code: 'imports.fet.warning.noEnds' });
  structure.periods = periodsOf(file, hours.times).map(({ label, start, end }, index) => ({
    id: `period-${index + 1}`,
    index,
    label: label === '' ? '' : clip(label, MAX_LABEL),
    periodStart: start,
    periodEnd: end,
  }));
  structure.cells = Array.from({ length: grid.dayCount * grid.periodCount }, (_, index) => ({
    id: `cell-${index + 1}`,
    dayIndex: Math.floor(index / grid.periodCount),
    periodIndex: index % grid.periodCount,
    hasSchool: index % grid.periodCount !== grid.pause,
  }));
  closeMissingAfternoon(structure, file, grid);
  return structure;
}

/** An odd number of half-days: the last day has no afternoon. */
function closeMissingAfternoon(structure: ScheduleStructure, file: FetFile, grid: TimeGrid): void {
  if (grid.pause === null || file.days.length % 2 === 0) return;
  for (const cell of structure.cells) {
    if (cell.dayIndex === grid.dayCount - 1 && cell.periodIndex > grid.pause) cell.hasSchool = false;
  }
}

interface NamedTime extends PeriodTime {
  readonly label: string;
}

function periodsOf(file: FetFile, hours: readonly PeriodTime[]): NamedTime[] {
  const labelled = (times: readonly PeriodTime[]): NamedTime[] =>
    times.map((time, index) => ({ ...time, label: file.hours[index] ?? '' }));
  if (file.mode === 'Official') return labelled(hours);

  const morning = hours;
  const morningEnd = morning.at(-1)?.end ?? 0;
  const shift = Math.max(AFTERNOON, morningEnd + 1) - (morning[0]?.start ?? 0);
  const afternoon = fitBeforeMidnight(
    morning.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  );
  const pause = { label: '', start: morningEnd, end: afternoon[0]?.start ?? morningEnd + 1 };
  return [...labelled(morning), pause, ...labelled(afternoon)];
}

/** Pressed together, keeping order and gaps, where the hours would pass midnight. */
function fitBeforeMidnight(times: readonly PeriodTime[]): PeriodTime[] {
  const start = times[0]?.start ?? 0;
  const end = times.at(-1)?.end ?? 0;
  const scale = end <= 1440 ? 1 : (1440 - start) / (end - start);
  const press = (minute: number): number => start + Math.floor((minute - start) * scale);
  return times.map((time) => ({
    start: press(time.start),
    end: Math.max(press(time.start) + 1, press(time.end)),
  }));
}

/** The day's name; for two half-days their common beginning, or both names. */
function dayLabel(file: FetFile, index: number): string {
  if (file.mode === 'Official') return file.days[index] ?? '';
  const morning = file.days[2 * index] ?? '';
  const afternoon = file.days[2 * index + 1] ?? morning;
  let length = 0;
  while (length < morning.length && morning[length] === afternoon[length]) length += 1;
  const common = morning.slice(0, length).replace(/[\s\d(/-]+$/, '');
  return common.length > 1 ? common : `${morning} / ${afternoon}`;
}
