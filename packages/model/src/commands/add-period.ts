import * as z from 'zod';
import { DEFAULT_PERIOD_MINUTES, DEFAULT_PERIOD_START, MAX_PERIODS } from '../records/schedule-structure.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { clearOutsideGrid } from './rules/clear-outside-grid.ts';
import { fitCells, freeId } from './rules/fit-cells.ts';
import { followLunchWindows } from './rules/follow-lunch-windows.ts';
import { refuse, requireStructure } from './rules/require-record.ts';

/**
 * Appends a period to a structure, as long as the last one and right after it, with a name like the others; school on
 * every day.
 */
export const addPeriod = defineCommand({
  name: 'addPeriod',
  label: 'command.addPeriod',
  args: z.object({ structure: idSchema, label: z.string().max(100).optional() }),
  run(draft, args) {
    const structure = requireStructure(draft, args.structure);
    const last = structure.periods.at(-1);
    const index = structure.periods.length;
    const periodStart = last?.periodEnd ?? DEFAULT_PERIOD_START;
    const minutes = last ? last.periodEnd - last.periodStart : DEFAULT_PERIOD_MINUTES;
    const periodEnd = Math.min(periodStart + minutes, 1440);
    if (index >= MAX_PERIODS) refuse('refusals.tooManyPeriods', { count: MAX_PERIODS });
    if (periodStart >= periodEnd) refuse('refusals.dayIsFull');
    const id = freeId(`period-${index + 1}`, new Set(structure.periods.map((period) => period.id)));
    const label = args.label ?? followingLabel(structure.periods.map((each) => each.label));
    const wasUnbuilt = structure.isUninitialized;
    followLunchWindows(draft, () => {
      structure.periods.push({ id, index, label, periodStart, periodEnd });
      structure.isUninitialized = false;
    });
    fitCells(structure, draft.schoolData.days.length);
    // Rules could name any period of a structure that was not set up yet.
    if (wasUnbuilt) clearOutsideGrid(draft, [args.structure]);
  },
});

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
