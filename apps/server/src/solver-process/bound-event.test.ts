import { NO_FINDINGS, type SolverEvent } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { failure } from '../jobs/event-kinds.ts';
import { boundEvent, MOST_FINDINGS } from './bound-event.ts';

const finding = { severity: 'error', code: 'findings.overloaded.only', values: {}, about: {} } as const;
const faults = Array.from({ length: MOST_FINDINGS + 1 }, () => finding);

const withFindings = (count: number): SolverEvent => {
  const event = failure('BAD_DATA', 'x');
  if (event.event !== 'error') throw new Error('A failure is an error.');
  const list = faults.slice(0, count);
  return {
    ...event,
    findings: { ...NO_FINDINGS, faults: list, unplaced: list, broken: list, warnings: list },
  };
};

it('cuts each list of findings, and leaves an event with fewer as it is', () => {
  expect(boundEvent(withFindings(MOST_FINDINGS + 1))).toEqual(withFindings(MOST_FINDINGS));
  const short = withFindings(MOST_FINDINGS);
  expect(boundEvent(short)).toBe(short);
});
