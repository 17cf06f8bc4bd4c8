// @vitest-environment happy-dom
import { conflictSummary, preCheck } from '@bellgrid/constraints';
import type { Finding } from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_RUN, type SolverRun, UNKNOWN_RUN } from '../../../document/run/solver-run.ts';
import { useSolver } from '../../../document/run/use-solver.ts';
import { openWithLinks } from '../../../ui/testing/form-in-dom.tsx';
import { closeDom, meanwhile, openSchool } from '../../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { closePanel, openPanel } from '../run/solver-panels.ts';
import { DetailsPanel } from './DetailsPanel.tsx';

/** One day of four periods, in which Ada has five lessons. */
const school = smallSchool({
  days: 1,
  lessons: [1, 2, 3, 4, 5].map((number) => ({
    id: `Art ${number}`,
    groups: [`Class ${number}`],
    teachers: ['Ada'],
  })),
});
const counted = [...preCheck(school)].flatMap((event) => (event.kind === 'finding' ? [event.finding] : []));
const lessons = Object.values(school.lessons);
const summary = conflictSummary(school, {
  members: lessons.map((lesson) => ({ kind: 'lesson', lesson })),
  isMinimal: true,
});

const atWork = (faults: readonly Finding[]): SolverRun => ({
  ...NO_RUN,
  loadState: 'SOLVING',
  jobType: 'solve',
  stage: 'solving infeasible',
  faults: [...faults],
});

beforeEach(() => {
  openSchool(school);
  openPanel('details');
});
afterEach(async () => {
  await closeDom();
  closePanel();
  useSolver.setState(UNKNOWN_RUN, true);
});

const text = () => document.querySelector('aside')?.textContent ?? '';

test('the end of a run leaves the focus where it is, and the panel open', async () => {
  useSolver.setState(atWork([summary]), true);
  await openWithLinks(
    <>
      <button type="button">Somewhere else</button>
      <DetailsPanel draft={school} shown={null} isSheet={false} />
    </>,
  );
  const panel = document.querySelector('aside');
  expect(document.activeElement).toBe(panel);
  const elsewhere = document.querySelector<HTMLElement>('button');
  await meanwhile(() => elsewhere?.focus());
  const findings = { ...NO_FINDINGS, conflicts: [{ summary, members: [summary], repairs: [] }] };
  const outcome = { kind: 'infeasible', mayBreak: false, findings } as const;
  await meanwhile(() => useSolver.setState({ loadState: 'SOLVE_DONE', outcome }));
  expect(text()).toContain('Parts of the conflict');
  expect(text()).not.toContain('still being looked for');
  expect(document.querySelector('aside')).toBe(panel);
  expect(document.activeElement).toBe(elsewhere);
});

test('a conflict that is proved is told as one, while its repairs are looked for', async () => {
  useSolver.setState(atWork([summary]), true);
  await openWithLinks(<DetailsPanel draft={school} shown={null} isSheet={false} />);
  expect(text()).toMatch(/Changes that end it are still being looked for\.The conflict.*Ada/);
  expect(text()).not.toMatch(/The cause|Separate problem/);
});

test('what is only counted is told as a problem whose cause is looked for', async () => {
  useSolver.setState(atWork(counted), true);
  await openWithLinks(<DetailsPanel draft={school} shown={null} isSheet={false} />);
  expect(text()).toMatch(
    /The cause, and changes that end it, are still being looked for\.Separate problem.*Ada/,
  );
});
