import { createDraft } from '@bellgrid/model';
import type { SolverEvent } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { rowRules } from '../testing/row-rules.ts';
import type { Work } from '../thread/work.ts';
import { Reporter } from './reporter.ts';
import type { RunContext } from './run-context.ts';

test('a best timetable that came too soon after another is sent as soon as it may be, once', () => {
  let at = 0;
  const events: SolverEvent[] = [];
  const draft = createDraft();
  const rules = rowRules({ lessons: 2, days: 1, periods: 2 });
  const compiled = rules.compile(draft, { solveAnyway: false });
  const context = {
    ...{ draft, rules, began: 0 },
    options: { emitsTimetables: true, solveAnyway: false },
    now: () => at,
    emit: (event: SolverEvent) => events.push(event),
  } as unknown as RunContext;
  const reporter = new Reporter(context, 2);
  const report = (now: number, placed: 1 | 2) => {
    at = now;
    const best = () => ({ start: Int32Array.of(0, placed === 2 ? 3 : -1), room: new Int32Array(0) });
    const search = { placed, lessons: 2, stage: 'repair', cost: 5, bound: 0, best };
    reporter.report({ variant: { compiled }, search } as unknown as Work);
  };
  const sent = () =>
    events.flatMap((event) => (event.event === 'improved' && event.solution?.placements.length) || []);
  report(0, 1);
  report(500, 2);
  expect(sent()).toEqual([1]);
  report(1000, 2);
  report(2000, 2);
  expect(sent()).toEqual([1, 2]);
  expect(reporter.costOverTime).toHaveLength(2);
});
