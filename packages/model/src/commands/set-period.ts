import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { followLunchWindows } from './rules/follow-lunch-windows.ts';
import { refuse, requireStructure } from './rules/require-record.ts';

const minute = z.int().min(0).max(1440);

/**
 * Changes a period's label and times. `shift` moves the periods before it by the change of its start, or
 * those after it by the change of its end. Refused where periods would overlap.
 */
export const setPeriod = defineCommand({
  name: 'setPeriod',
  label: 'command.setPeriod',
  args: z.object({
    structure: idSchema,
    period: idSchema,
    label: z.string().max(100).optional(),
    periodStart: minute.optional(),
    periodEnd: minute.optional(),
    shift: z.array(z.enum(['before', 'after'])).default([]),
  }),
  run(draft, args) {
    const structure = requireStructure(draft, args.structure);
    const period = structure.periods.find((each) => each.id === args.period);
    if (!period) refuse('refusals.gone.period');
    const start = args.periodStart ?? period.periodStart;
    const end = args.periodEnd ?? period.periodEnd;
    const earlier = start - period.periodStart;
    const later = end - period.periodEnd;
    followLunchWindows(draft, () => {
      for (const other of structure.periods) {
        const direction = other.index < period.index ? 'before' : 'after';
        if (other.index === period.index || !args.shift.includes(direction)) continue;
        const by = direction === 'before' ? earlier : later;
        other.periodStart += by;
        other.periodEnd += by;
      }
      period.periodStart = start;
      period.periodEnd = end;
    });
    if (args.label !== undefined) period.label = args.label;
    assertTimes(structure.periods, period.index);
  },
});

function assertTimes(periods: readonly { periodStart: number; periodEnd: number }[], edited: number): void {
  periods.forEach((period, index) => {
    if (period.periodStart >= period.periodEnd) refuse('refusals.endsBeforeStart');
    if (period.periodStart < 0 || period.periodEnd > 1440) refuse('refusals.outsideDay');
    const previous = periods[index - 1];
    if (!previous || period.periodStart >= previous.periodEnd) return;
    refuse(index <= edited ? 'refusals.overlapsPrevious' : 'refusals.overlapsNext');
  });
}
