import * as z from 'zod';
import { DEFAULT_PERIOD_MINUTES, DEFAULT_PERIOD_START, MAX_PERIODS } from '../records/schedule-structure.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { fitCells, freeId } from './rules/fit-cells.ts';
import { refuse, requireStructure } from './rules/require-record.ts';

/** Appends a period to a structure, as long as the last one and right after it; school on every day. */
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
    structure.periods.push({ id, index, label: args.label ?? String(index + 1), periodStart, periodEnd });
    structure.isUninitialized = false;
    fitCells(structure, draft.schoolData.days.length);
  },
});
