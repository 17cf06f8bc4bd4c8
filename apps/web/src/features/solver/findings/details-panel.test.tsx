// @vitest-environment happy-dom
import { conflictSummary, judgeTimetable, preCheck } from '@bellgrid/constraints';
import { commands, type Finding, serializeDraftFile } from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { useDraft } from '../../../document/draft/use-draft.ts';
import { forgetFindings, setFindings } from '../../../document/pre-check/item-findings.ts';
import { setJudge, setJudged } from '../../../document/pre-check/judged-timetable.ts';
import { NO_RUN, type RunOutcome, type SolverRun, UNKNOWN_RUN } from '../../../document/run/solver-run.ts';
import { useSolver } from '../../../document/run/use-solver.ts';
import { saver } from '../../../document/saving/saver.ts';
import { openWithLinks } from '../../../ui/testing/form-in-dom.tsx';
import { closeDom, meanwhile, openSchool, settle } from '../../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { closePanel, openPanel } from '../run/solver-panels.ts';
import { finding } from '../testing/outcomes.ts';
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
const found = [...preCheck(school)].flatMap((event) => (event.kind === 'finding' ? [event] : []));
const counted = found.map((each) => each.finding);
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
  saver.closed();
  forgetFindings();
  closePanel();
  setJudge(null);
  useSolver.setState(UNKNOWN_RUN, true);
});

/** The panel of the open draft, with each edit. */
function PanelOfDraft() {
  return <DetailsPanel draft={useDraft((whole) => whole)} shown={null} isSheet={false} />;
}

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
  expect(text()).not.toMatch(/still at work|Found so far/);
  expect(document.querySelector('aside')).toBe(panel);
  expect(document.activeElement).toBe(elsewhere);
});

test('what is found while it is still being explained keeps its place and its heading', async () => {
  useSolver.setState(atWork(counted), true);
  await openWithLinks(<DetailsPanel draft={school} shown={null} isSheet={false} />);
  expect(text()).toMatch(/still at work: .*Found so far.*Ada/);
  const before = text();
  await meanwhile(() => useSolver.setState({ faults: [...counted, summary] }));
  expect(text()).toContain(before);
  expect(text().length).toBeGreaterThan(before.length);
  expect(document.querySelectorAll('h3')).toHaveLength(1);
});

/** A check of the open draft has found a conflict that explains the problems which were counted. */
function failCheck(): void {
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
  setFindings(found);
  const counts = { inSentence: null, beside: [...counted] };
  const findings = {
    ...NO_FINDINGS,
    faults: counted,
    conflicts: [{ summary, members: [], repairs: [], counts }],
  };
  const outcome = { kind: 'checkFailed', mayBreak: true, findings } as const;
  useSolver.setState({ ...NO_RUN, instanceID: 'r', payloadHash: 'h', jobType: 'check', outcome }, true);
}

const edit = () => draftSession.store.run(commands.setSchoolName, { schoolName: 'Another' });

test('after an edit what was told with a conflict stays there until it is counted anew', async () => {
  failCheck();
  await openWithLinks(<PanelOfDraft />);
  expect(text()).not.toContain('Separate problem');
  await meanwhile(edit);
  expect(text()).toContain('This was found in an earlier state');
  expect(text()).not.toContain('Separate problem');
  await meanwhile(() => setFindings(found));
  expect(text()).toContain('Separate problem');
});

test('a panel that is opened after an edit does not tell what was counted before it as of now', async () => {
  failCheck();
  edit();
  await openWithLinks(<PanelOfDraft />);
  expect(text()).toContain('You have changed your draft since.');
  expect(text()).not.toMatch(/The pre-check finds|Separate problem/);
  await meanwhile(() => setFindings(found));
  expect(text()).toContain('The pre-check finds 1 problem now.');
});

test('a found schedule has a result and no problems, with one count of what it does not meet', async () => {
  const counted = (count: number) => ({
    ...{ classGaps: 0, teacherGaps: 0, lateStarts: 0, singleLessonDays: 0, unplaced: 1 },
    wishes: [{ kind: 'gaps', count }],
  });
  const unmet = [{ kind: 'gaps', count: 2, cost: 4, findings: [] }];
  const judged = { ...judgeTimetable(school), quality: counted(2), unmet };
  setJudge(({ id }) => setJudged({ kind: 'judged', id, judged }));
  const placements = [{ lesson: 'Art 1', timeSlot: { day: 0, start: 0, end: 1 }, classroom: null }];
  const solution = { id: 's', status: 'FEASIBLE', cost: 4, placements, unplaced: ['Art 2'] } as const;
  const findings = { ...NO_FINDINGS, unplaced: [finding('Art 2 has no place.', { lessons: ['Art 2'] })] };
  const outcome = { kind: 'solution', solution, quality: counted(28), findings } as unknown as RunOutcome;
  useSolver.setState({ ...NO_RUN, instanceID: 'r', jobType: 'solve', outcome }, true);
  await openWithLinks(<DetailsPanel draft={school} shown={null} isSheet={false} />);
  await settle();
  expect(document.querySelector('h2')?.textContent).toBe('Result');
  expect(text().match(/2 soft constraints not met/g)).toHaveLength(2);
  expect(text()).not.toContain('28');
  // The draft of the run is not known.
  const NOW = 'Counted by your present constraints';
  expect(text()).toContain(NOW);
  await meanwhile(() => {
    saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
    useSolver.setState({ payloadHash: 'h' });
  });
  expect(text()).not.toContain(NOW);
});

test('a check that passed is no list of problems for a warning', async () => {
  const findings = { ...NO_FINDINGS, warnings: [finding('A rule is off.')] };
  const outcome = { kind: 'checkPassed', check: 'timetableExists', findings } as const;
  useSolver.setState({ ...NO_RUN, instanceID: 'r', jobType: 'check', outcome }, true);
  await openWithLinks(<DetailsPanel draft={school} shown={null} isSheet={false} />);
  expect(document.querySelector('h2')?.textContent).toBe('All pre-checks passed successfully.');
  expect(document.querySelector('li')?.dataset.tone).toBe('soft');
});
