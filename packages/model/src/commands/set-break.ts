import * as z from 'zod';
import { MAX_BREAK } from '../records/schedule-structure.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { followLunchWindows } from './rules/follow-lunch-windows.ts';
import { refuse, requireStructure } from './rules/require-record.ts';

/** Sets the minutes between a period and the next one; all later periods move along. Without minutes there is no break. */
export const setBreak = defineCommand({
  name: 'setBreak',
  label: 'command.setBreak',
  args: z.object({ structure: idSchema, period: idSchema, minutes: z.int().min(0).max(MAX_BREAK) }),
  run(draft, args) {
    const { periods } = requireStructure(draft, args.structure);
    const index = periods.findIndex(({ id }) => id === args.period);
    const [period, next] = [periods[index], periods[index + 1]];
    if (!period) refuse('refusals.gone.period');
    if (!next) return;
    const by = period.periodEnd + args.minutes - next.periodStart;
    if ((periods.at(-1)?.periodEnd ?? 0) + by > 1440) refuse('refusals.pastMidnight');
    followLunchWindows(draft, () => {
      for (const later of periods.slice(index + 1)) {
        later.periodStart += by;
        later.periodEnd += by;
      }
    });
  },
});
