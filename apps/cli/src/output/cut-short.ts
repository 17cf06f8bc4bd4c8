import type { RunResult } from '@bellgrid/runner';

/** What is added to a result whose reasons and repairs were still looked for when it was cancelled. */
export function cutShortBy(
  status: RunResult['status'],
  isCancelled: boolean,
): { json: { cutShort?: true }; lines: string[] } {
  if (status !== 'INFEASIBLE' || !isCancelled) return { json: {}, lines: [] };
  return {
    json: { cutShort: true },
    lines: ['Stopped while reasons and repairs were looked for: there may be more.'],
  };
}
