import type { Repair } from '@bellgrid/protocol';
import type { TFunction } from 'i18next';

/** What the schedule is like that a repair was tried with; what is changed its own sentence says. */
export function repairFacts({ action, cost, unplaced }: Repair, t: TFunction): readonly string[] {
  const count = unplaced.length;
  // The schedule was improved for a moment only.
  const costs = cost > 0 ? [t('solver.found.costsAtMost', { cost })] : [];
  if (count === 0) return [t('solver.found.placesAll'), ...costs];
  const left = action === 'leaveOut' ? 'solver.found.leavesOut' : 'solver.found.othersLeft';
  return [t(left, { count }), ...costs];
}
