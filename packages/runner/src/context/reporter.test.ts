import { createDraft } from '@bellgrid/model';
import type { SolverEvent } from '@bellgrid/protocol';
import { expect, test, vi } from 'vitest';
import type { Work } from '../thread/work.ts';
import { Reporter } from './reporter.ts';
import type { RunContext } from './run-context.ts';
import type * as verified from './verified-solution.ts';

vi.mock('./verified-solution.ts', () => ({
  verifiedSolution: (_context: unknown, _compiled: unknown, { placed }: { placed: number }) =>
    ({ solution: { placed }, quality: null }) as unknown as ReturnType<typeof verified.verifiedSolution>,
}));

test('a best timetable that came too soon after another is sent as soon as it may be, once', () => {
  let at = 0;
  const events: SolverEvent[] = [];
  const context = {
    draft: createDraft(),
    options: { emitsTimetables: true, solveAnyway: false },
    began: 0,
    now: () => at,
    emit: (event: SolverEvent) => events.push(event),
  } as unknown as RunContext;
  const reporter = new Reporter(context, 9);
  const report = (now: number, placed: number) => {
    at = now;
    reporter.report({
      variant: {},
      search: { placed, stage: 'repair', cost: 5, bound: 0 },
    } as unknown as Work);
  };
  const sent = () => events.flatMap((event) => (event.event === 'improved' && event.solution) || []);
  report(0, 8);
  report(500, 9);
  expect(sent()).toEqual([{ placed: 8 }]);
  report(1000, 9);
  report(2000, 9);
  expect(sent()).toEqual([{ placed: 8 }, { placed: 9 }]);
  expect(reporter.costOverTime).toHaveLength(2);
});
