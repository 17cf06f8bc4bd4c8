import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { clearOutsideGrid } from './rules/clear-outside-grid.ts';
import { fitCells } from './rules/fit-cells.ts';
import { followLunchWindows } from './rules/follow-lunch-windows.ts';
import { refuse, requireStructure } from './rules/require-record.ts';

/** Deletes a structure's last period with everything placed in it. Any other, or the only one, is refused. */
export const deletePeriod = defineCommand({
  name: 'deletePeriod',
  label: 'command.deletePeriod',
  args: z.object({ structure: idSchema, period: idSchema }),
  run(draft, args) {
    const structure = requireStructure(draft, args.structure);
    if (structure.periods.at(-1)?.id !== args.period) refuse('refusals.notLastPeriod');
    if (structure.periods.length === 1) refuse('refusals.onlyPeriod');
    followLunchWindows(draft, () => structure.periods.pop());
    fitCells(structure, draft.schoolData.days.length);
    clearOutsideGrid(draft, [args.structure]);
  },
});
