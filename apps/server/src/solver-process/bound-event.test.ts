import { countFindings, NO_FINDINGS, type SolverEvent } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { failure } from '../jobs/event-kinds.ts';
import { boundEvent, MOST_FINDINGS } from './bound-event.ts';

const finding = { severity: 'error', code: 'findings.overloaded.only', values: {}, about: {} } as const;
const faults = Array.from({ length: MOST_FINDINGS + 2 }, () => finding);

const withFindings = (count: number): SolverEvent => {
  const event = failure('BAD_DATA', 'x');
  if (event.event !== 'error') throw new Error('A failure is an error.');
  const list = faults.slice(0, count);
  const counts = { inSentence: null, beside: list };
  const conflicts = [{ summary: finding, members: [], repairs: [], counts }];
  return {
    ...event,
    findings: { ...NO_FINDINGS, faults: list, conflicts, unplaced: list, broken: list, warnings: list },
  };
};

it('cuts each list of findings and says how many are left out; leaves an event with fewer as it is', () => {
  const event = boundEvent(withFindings(MOST_FINDINGS + 2));
  if (event.event !== 'error') throw new Error('A failure is an error.');
  const { faults: cut, conflicts, unplaced, broken, warnings } = event.findings;
  const beside = conflicts[0]?.counts?.beside ?? [];
  expect(cut.slice(0, -1)).toEqual(faults.slice(0, MOST_FINDINGS));
  expect(cut.at(-1)).toMatchObject({ code: 'findings.omitted', values: { count: 2 } });
  for (const list of [cut, beside, unplaced, broken, warnings])
    expect(countFindings(list)).toBe(MOST_FINDINGS + 2);
  const short = withFindings(MOST_FINDINGS);
  expect(boundEvent(short)).toBe(short);
});
