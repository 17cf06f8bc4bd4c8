import * as z from 'zod';
import { DEFAULT_PERIOD_MINUTES, DEFAULT_PERIOD_START, MAX_PERIODS } from '../records/schedule-structure.ts';
import { hasSchool } from '../timetable/school-time.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { clearOutsideGrid } from './rules/clear-outside-grid.ts';
import { fitCells, freeId } from './rules/fit-cells.ts';
import { followLunchWindows } from './rules/follow-lunch-windows.ts';
import { refuse, requireStructure } from './rules/require-record.ts';

/**
 * Appends a period to a structure, with the usual length, the usual gap before it and a name like the others. Days that
 * ended before the others stay shorter.
 */
export const addPeriod = defineCommand({
  name: 'addPeriod',
  label: 'command.addPeriod',
  args: z.object({ structure: idSchema, label: z.string().max(100).optional() }),
  run(draft, args) {
    const structure = requireStructure(draft, args.structure);
    const last = structure.periods.at(-1);
    const index = structure.periods.length;
    const lengths = structure.periods.map((each) => each.periodEnd - each.periodStart);
    const gaps = structure.periods
      .slice(1)
      .map((each, before) => each.periodStart - (structure.periods[before]?.periodEnd ?? 0));
    // Of lengths that are as frequent the last counts, of gaps the shortest: a longer one is a break.
    const minutes = mostFrequent(lengths.reverse()) ?? DEFAULT_PERIOD_MINUTES;
    const gap = mostFrequent(gaps.sort((a, b) => a - b)) ?? 0;
    const periodStart = last ? last.periodEnd + gap : DEFAULT_PERIOD_START;
    const periodEnd = Math.min(periodStart + minutes, 1440);
    if (index >= MAX_PERIODS) refuse('refusals.tooManyPeriods', { count: MAX_PERIODS });
    if (periodStart >= periodEnd) refuse('refusals.dayIsFull');
    const id = freeId(`period-${index + 1}`, new Set(structure.periods.map((period) => period.id)));
    const label = args.label ?? followingLabel(structure.periods.map((each) => each.label));
    const wasUnbuilt = structure.isUninitialized;
    const ends = draft.schoolData.days.map((_, day) =>
      structure.periods.findLastIndex((_, period) => hasSchool(structure, day, period)),
    );
    const latest = Math.max(...ends);
    followLunchWindows(draft, () => {
      structure.periods.push({ id, index, label, periodStart, periodEnd });
      structure.isUninitialized = false;
    });
    fitCells(structure, draft.schoolData.days.length);
    for (const cell of structure.cells) {
      if (cell.periodIndex === index && (ends[cell.dayIndex] ?? -1) < latest) cell.hasSchool = false;
    }
    // Rules could name any period of a structure that was not set up yet.
    if (wasUnbuilt) clearOutsideGrid(draft, [args.structure]);
  },
});

/** The most frequent number; of those that are as frequent the first. */
function mostFrequent(numbers: readonly number[]): number | undefined {
  const countOf = (number: number) => numbers.filter((each) => each === number).length;
  const most = Math.max(...numbers.map(countOf));
  return numbers.find((number) => countOf(number) === most);
}

/** The name after those of a day: 'P7' after 'P5' and 'P6'; without such an order its number. */
function followingLabel(labels: readonly string[]): string {
  const last = numbered(labels.at(-1));
  const before = numbered(labels.at(-2));
  const isOrdered =
    last !== null &&
    (labels.length === 1 ||
      (before !== null &&
        before.prefix === last.prefix &&
        before.suffix === last.suffix &&
        before.number + 1 === last.number));
  return isOrdered ? `${last.prefix}${last.number + 1}${last.suffix}` : String(labels.length + 1);
}

function numbered(label: string | undefined) {
  const match = /^(\D*)(\d{1,4})(\D*)$/.exec(label ?? '');
  return match ? { prefix: match[1], number: Number(match[2]), suffix: match[3] } : null;
}
