import * as z from 'zod';
import { MAX_DAYS } from '../records/school-data.ts';
import { defineCommand } from './define-command.ts';
import { fitCells, freeId } from './rules/fit-cells.ts';
import { refuse } from './rules/require-record.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Appends a day to the cycle, in every structure, with school in every period. */
export const addDay = defineCommand({
  name: 'addDay',
  label: 'command.addDay',
  args: z.object({ label: z.string().max(100).optional() }),
  run(draft, args) {
    const { days, structures } = draft.schoolData;
    const index = days.length;
    if (index >= MAX_DAYS) refuse('refusals.tooManyDays', { count: MAX_DAYS });
    const id = freeId(`day-${index + 1}`, new Set(days.map((day) => day.id)));
    days.push({ id, index, label: args.label ?? week[index] ?? `Day ${index + 1}` });
    for (const structure of Object.values(structures)) fitCells(structure, days.length);
  },
});
