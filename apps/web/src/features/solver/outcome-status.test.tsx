// @vitest-environment happy-dom
import {
  commands,
  createExampleSchool,
  type Draft,
  runCommand,
  type Solution,
  serializeDraftFile,
  usualRuleId,
  usualRuleNames,
  usualRules,
} from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { NO_RUN, type RunOutcome, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { saver } from '../../document/saving/saver.ts';
import { forgetPageMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { answeredRules } from '../usual-rules/offer-memory.ts';
import { rulesToOffer } from '../usual-rules/rules-to-offer.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { OutcomeStatus } from './OutcomeStatus.tsx';
import { lendScope } from './run/lent-scope.ts';

afterEach(async () => {
  saver.closed();
  useSolver.setState(UNKNOWN_RUN, true);
  await closeDom();
  forgetPageMemory();
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

/** Shows a result with gaps of a school without the usual rules, whose schedule this draft has. */
async function openWithGaps(draft: Draft) {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  vi.spyOn(console, 'warn').mockReturnValue();
  openSchool(draft);
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
  const solution = { status: 'FEASIBLE', cost: 0, placements: [], unplaced: [] } as const;
  const quality = { classGaps: 3, teacherGaps: 90, lateStarts: 2, singleLessonDays: 0, wishes: [] };
  const outcome = { kind: 'solution', solution, quality, findings: NO_FINDINGS } as unknown as RunOutcome;
  const run = { ...NO_RUN, instanceID: 'r', jobType: 'solve', outcome } as const;
  useSolver.setState({ ...run, acknowledged: true }, true);
  const words = { tone: 'good', title: 'Ready', body: '', actions: ['view'], solution: null } as const;
  await openWithLinks(
    <>
      <OutcomeStatus
        run={run}
        draft={draft}
        view={{ words, problems: [], details: NO_FINDINGS, judged: null }}
      />
      <ChangeDialog />
    </>,
  );
}

const withoutUsual = runCommand(createExampleSchool(), commands.deleteConstraint, {
  ids: usualRuleNames.map(usualRuleId),
});
const usualNames = () => usualRules(draftSession.draft).flatMap(({ name, rule }) => (rule ? name : []));

test('a result with gaps, of a school without the usual rules, offers to add all that it is offered elsewhere and to generate again', async () => {
  await openWithGaps(withoutUsual);
  expect(document.body.textContent).toContain(
    'No rule yet on gaps of classes, late starts of classes and gaps of teachers.',
  );
  const offered = rulesToOffer(withoutUsual).map(({ name }) => name);
  await useButton('Add 8 usual rules and generate again');
  await vi.waitFor(() => expect(useSolver.getState().outcome?.kind).toBe('error'));
  expect(usualNames()).toEqual(offered);
  expect(answeredRules(usePageMemory.getState())).toEqual(expect.arrayContaining(offered));
});

test('beside a schedule, it asks first how much may change, and adds the rules with the answer', async () => {
  const placements = Object.values(withoutUsual.lessons).map(({ id, numPeriods }, index) => ({
    lesson: id,
    timeSlot: { day: index % 5, start: 0, end: numPeriods },
    classroom: null,
  }));
  const solution: Solution = { id: 's', status: 'FEASIBLE', placements, unplaced: [], cost: 0 };
  await openWithGaps(runCommand(withoutUsual, commands.applySolution, { solution }));
  await useButton('Add 8 usual rules and generate again');
  expect(usualNames()).toEqual([]);
  await useButton('Change as little as possible');
  expect(usualNames()).toHaveLength(8);
  expect(draftSession.draft.config.similarSchedule).toBe(true);
  await vi.waitFor(() => expect(useSolver.getState().outcome?.kind).toBe('error'));
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
