import * as z from 'zod';
import { allCells } from '../draft/default-structure.ts';
import { builderBreakSchema, periodStarts } from '../queries/forms/check-builder-form.ts';
import { DEFAULT_PERIOD_START, MAX_PERIODS } from '../records/schedule-structure.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { clearOutsideGrid } from './rules/clear-outside-grid.ts';
import { followLunchWindows } from './rules/follow-lunch-windows.ts';
import { refuse, requireStructure } from './rules/require-record.ts';

/** The token of a naming template that is replaced by the number of the period. */
export const PERIOD_TOKEN = '{n}';

/**
 * Builds a structure's periods automatically: `count` periods of `length` minutes, `gap` minutes apart or as long as the
 * break after a period says, from `start`. School everywhere. Placements, calendar cells and rules in periods that are gone are cleared.
 */
export const buildStructure = defineCommand({
  name: 'buildStructure',
  label: 'command.buildStructure',
  args: z.object({
    id: idSchema,
    count: z.int().min(1).max(MAX_PERIODS).default(5),
    length: z.int().min(1).max(180).default(60),
    gap: z.int().min(0).max(180).default(0),
    /** Breaks instead of the gap, by the number of the period that they follow. */
    breaks: z.array(builderBreakSchema).default([]),
    start: z.int().min(0).max(1439).default(DEFAULT_PERIOD_START),
    template: z.string().max(80).default(PERIOD_TOKEN),
  }),
  run(draft, { id, template, ...times }) {
    const structure = requireStructure(draft, id);
    const { count, length } = times;
    const starts = periodStarts(times);
    if ((starts.at(-1) ?? 0) + length > 1440) refuse('refusals.pastMidnight');
    const build = () => {
      structure.periods = starts.map((periodStart, index) => {
        const label = template.replaceAll(PERIOD_TOKEN, String(index + 1));
        return { id: `period-${index + 1}`, index, label, periodStart, periodEnd: periodStart + length };
      });
      structure.isUninitialized = false;
    };
    followLunchWindows(draft, build);
    structure.cells = allCells(draft.schoolData.days.length, count);
    clearOutsideGrid(draft, [id]);
  },
});
