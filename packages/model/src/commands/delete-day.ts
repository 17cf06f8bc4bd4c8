import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { clearOutsideGrid } from './rules/clear-outside-grid.ts';
import { fitCells } from './rules/fit-cells.ts';
import { refuse } from './rules/require-record.ts';

/** Deletes the last day of the cycle, in every structure, with everything placed on it. */
export const deleteDay = defineCommand({
  name: 'deleteDay',
  label: 'command.deleteDay',
  args: z.object({ id: idSchema }),
  run(draft, { id }) {
    const { days, structures } = draft.schoolData;
    if (days.at(-1)?.id !== id) refuse('refusals.notLastDay');
    if (days.length === 1) refuse('refusals.onlyDay');
    days.pop();
    for (const structure of Object.values(structures)) fitCells(structure, days.length);
    clearOutsideGrid(draft, Object.keys(structures));
  },
});
