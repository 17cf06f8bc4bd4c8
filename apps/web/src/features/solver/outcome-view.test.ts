import { NO_FINDINGS } from '@bellgrid/protocol';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { NO_RUN, type RunOutcome } from '../../document/run/solver-run.ts';
import { startTexts } from '../../platform/texts/i18n.ts';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { type DraftNow, problemsOf, viewOutcome } from './outcome-view.ts';
import { checkFailed, finding, infeasible } from './testing/outcomes.ts';

beforeAll(() => startTexts());

const now: DraftNow = {
  draft: smallSchool({ lessons: [{ id: 'a' }] }),
  isNewer: false,
  faults: null,
  broken: { count: 0, findings: [] },
};
const view = (outcome: RunOutcome, more: Partial<DraftNow> = {}) =>
  viewOutcome(NO_RUN, outcome, { ...now, ...more }, i18next.t);
const fault = finding('Ada lacks a period.');
const explained: RunOutcome = {
  ...checkFailed(fault),
  findings: { ...infeasible.findings, faults: [fault] },
};

test('the conflict that explains the faults of a failed check is no further problem', () => {
  expect(problemsOf(explained)).toEqual([fault]);
  expect(view(explained).problems).toEqual([fault]);
  expect(view(explained).words.title).toBe('The pre-check found a problem');
});

test('without faults the parts of the conflict are the problems', () => {
  const [conflict] = infeasible.findings.conflicts;
  expect(problemsOf(infeasible)).toEqual([conflict?.summary, ...(conflict?.members ?? [])]);
});

test('after a change the faults of a failed check are those that the pre-check finds now', () => {
  const fewer = finding('Ben lacks a period.');
  const since = view(explained, { isNewer: true, faults: [fewer] });
  expect(since.details.faults).toEqual([fewer]);
  expect(since.details.conflicts).toEqual(infeasible.findings.conflicts);
  expect(since.problems).toEqual([fewer]);
  expect(view(explained, { isNewer: true, faults: [] }).details.faults).toEqual([]);
});

test('until the pre-check has answered, and of any other outcome, the findings stay', () => {
  expect(view(explained, { isNewer: true }).details.faults).toEqual([fault]);
  const other = view(infeasible, { isNewer: true, faults: [fault] });
  expect(other.details).toEqual(infeasible.findings);
  expect(other.problems).toEqual([]);
});

test('a check is of the draft with its timetable: its violations are among the details', () => {
  const blocked = finding('Ada is blocked.');
  const broken = { count: 1, findings: [blocked] };
  const passed: RunOutcome = { kind: 'checkPassed', check: 'timetableExists', findings: NO_FINDINGS };
  expect(view(passed, { broken })).toMatchObject({
    words: {
      actions: ['details'],
      body: 'A schedule exists for this draft: one was found and verified. Your draft breaks a hard constraint in one place.',
    },
    details: { broken: [blocked] },
  });
  expect(view(infeasible, { broken }).details.broken).toEqual([]);
});

test('details are offered only when there are any', () => {
  const passed: RunOutcome = { kind: 'checkPassed', check: 'notDecided', findings: NO_FINDINGS };
  expect(view(passed).words.actions).toEqual(['longer']);
  const warned = { ...passed, findings: { ...NO_FINDINGS, warnings: [fault] } };
  expect(view(warned).words.actions).toEqual(['longer', 'details']);
});
