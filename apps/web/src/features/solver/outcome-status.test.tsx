// @vitest-environment happy-dom
import {
  commands,
  createExampleSchool,
  runCommand,
  serializeDraftFile,
  usualRuleId,
  usualRuleNames,
} from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { NO_RUN, type RunOutcome, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { saver } from '../../document/saving/saver.ts';
import { openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { OutcomeStatus } from './OutcomeStatus.tsx';
import { lendScope } from './run/lent-scope.ts';

afterEach(async () => {
  saver.closed();
  useSolver.setState(UNKNOWN_RUN, true);
  await closeDom();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['anyways', 'Solve Anyways'],
  ['asMany', 'Place as many lessons as possible'],
  ['longer', 'Check longer'],
] as const)('“%s” after a run of some classes is a run of the same classes', async (action, name) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  vi.spyOn(console, 'warn').mockReturnValue();
  const draft = createExampleSchool();
  const [id = ''] = Object.keys(draft.groups);
  openSchool(draft);
  lendScope({ solveGroups: [id] });
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
  const run = { ...NO_RUN, instanceID: 'r', jobType: 'solve' } as const;
  useSolver.setState(run, true);
  const title = 'Scheduling Issue Detected';
  const words = { tone: 'hard', title, body: '', actions: [action], solution: null } as const;
  await openWithLinks(
    <OutcomeStatus
      run={run}
      draft={draft}
      view={{ words, problems: [], details: NO_FINDINGS, judged: null }}
    />,
  );
  await useButton(name);
  await vi.waitFor(() => expect(useSolver.getState().outcome?.kind).toBe('error'));
  expect(draftSession.draft.config.solveGroups).toEqual([id]);
  expect(draftSession.draft.config.placeAsManyAsPossible).toBe(action === 'asMany');
});

test('a result with gaps, of a school without the usual rules, offers to add them and to generate again', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  vi.spyOn(console, 'warn').mockReturnValue();
  const ids = usualRuleNames.map(usualRuleId);
  const draft = runCommand(createExampleSchool(), commands.deleteConstraint, { ids });
  openSchool(draft);
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
  const solution = { status: 'FEASIBLE', cost: 0, placements: [], unplaced: [] } as const;
  const quality = { classGaps: 3, teacherGaps: 90, lateStarts: 2, singleLessonDays: 0, wishes: [] };
  const outcome = { kind: 'solution', solution, quality, findings: NO_FINDINGS } as unknown as RunOutcome;
  const run = { ...NO_RUN, instanceID: 'r', jobType: 'solve', outcome } as const;
  useSolver.setState({ ...run, acknowledged: true }, true);
  const words = { tone: 'good', title: 'Ready', body: '', actions: ['view'], solution: null } as const;
  await openWithLinks(
    <OutcomeStatus
      run={run}
      draft={draft}
      view={{ words, problems: [], details: NO_FINDINGS, judged: null }}
    />,
  );
  expect(document.body.textContent).toContain(
    'Your school has no rule on gaps of classes, late starts of classes and gaps of teachers: they do not count yet.',
  );
  await useButton('Add the usual rules and generate again');
  await vi.waitFor(() => expect(useSolver.getState().outcome?.kind).toBe('error'));
  expect(Object.keys(draftSession.draft.constraints)).toEqual(expect.arrayContaining(['usual-classGaps']));
});

test.each([
  ['an undecided check, whose details come first', false, 'filled'],
  ['a verdict on an earlier draft', true, 'default'],
] as const)(
  'the first button calls for an act, but of a verdict that is over: %s',
  async (_, isOver, variant) => {
    openSchool(createExampleSchool());
    const run = { ...NO_RUN, instanceID: 'r', jobType: 'check' } as const;
    useSolver.setState(run, true);
    const words = {
      tone: 'plain',
      title: 'Checked',
      body: '',
      actions: ['details'],
      solution: null,
      isOver,
    } as const;
    await openWithLinks(
      <OutcomeStatus
        run={run}
        draft={draftSession.draft}
        view={{ words, problems: [], details: NO_FINDINGS, judged: null }}
      />,
    );
    const [first] = elementsNamed('button', 'View Details');
    expect(first?.dataset.variant).toBe(variant);
  },
);
