// @vitest-environment happy-dom
import { commands, createExampleSchool, type Placement, runCommand, value, WEIGHT } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { NO_RUN, UNKNOWN_RUN } from '../../../document/run/solver-run.ts';
import { useSolver } from '../../../document/run/use-solver.ts';
import { openWithLinks } from '../../../ui/testing/form-in-dom.tsx';
import { closeDom, openInDom, openSchool, use } from '../../../ui/testing/page-in-dom.tsx';
import { finding, infeasible, repair } from '../testing/outcomes.ts';
import { FindingSections } from './FindingSections.tsx';

afterEach(async () => {
  await closeDom();
  useSolver.setState(UNKNOWN_RUN, true);
});

test('of several repairs that were made, only the one that the next run begins with says so', async () => {
  const school = createExampleSchool();
  const [first = '', second = ''] = Object.keys(school.constraints);
  const placements: Placement[] = Object.keys(school.lessons)
    .slice(0, 3)
    .map((lesson, day) => ({ lesson, timeSlot: { day, start: 0, end: 1 }, classroom: null }));
  const conflictWith = (id: string, placed: number) => ({
    summary: finding(id),
    members: [],
    repairs: [
      repair(id, {
        ...{ command: 'setConstraintWeight', args: { ids: [id], weight: WEIGHT.OFF } },
        ...{ placements: placements.slice(0, placed), unplaced: ['x'] },
      }),
    ],
  });
  const findings = {
    ...infeasible.findings,
    conflicts: [conflictWith(first, 2), conflictWith(second, 3)],
  };
  openSchool(runCommand(school, commands.setConstraintWeight, { ids: [first, second], weight: WEIGHT.OFF }));
  useSolver.setState({ ...NO_RUN, loadState: 'ERROR', outcome: { ...infeasible, findings } }, true);
  // The panels show a copy, in which the repairs are the same objects.
  const shown = { ...findings };
  await openInDom(<FindingSections draft={draftSession.draft} findings={shown} isDraftNewer={false} />);
  const made = [...document.querySelectorAll('[data-tone=made]')].map((each) => each.textContent);
  expect(made).toEqual([
    expect.not.stringContaining('begins with'),
    expect.stringContaining('begins with the schedule that was found with it, in which 3 of 4 lessons'),
  ]);
});

test('of a repaired conflict the repair is told alone; a button to generate is where none other is in sight', async () => {
  const school = createExampleSchool();
  const [rule = ''] = Object.keys(school.constraints);
  const off = { command: 'setConstraintWeight' as const, args: { ids: [rule], weight: WEIGHT.OFF } };
  const conflict = {
    summary: finding('They do not fit.'),
    members: [finding('A part')],
    repairs: [repair('the rule', off)],
  };
  const findings = { ...infeasible.findings, conflicts: [conflict] };
  const open = async (onRun?: () => void) => {
    const { draft } = draftSession;
    await openInDom(<FindingSections {...{ draft, findings, onRun }} isDraftNewer />);
    const texts = [...document.querySelectorAll('p, summary, h3')].map((each) => each.textContent);
    const buttons = [...document.querySelectorAll('button')].map((each) => each.textContent);
    await closeDom();
    return { texts: texts.join(' '), buttons };
  };
  openSchool(school);
  const before = await open();
  expect(before.texts).toMatch(/^This was found in an earlier state of your draft\. ./);
  expect(before.texts).toContain('Parts of the conflict');
  expect(before.buttons).toEqual(['Apply this repair']);
  openSchool(runCommand(school, commands.setConstraintWeight, off.args));
  expect(await open()).toEqual({ texts: expect.stringMatching(/^Repair applied: [^.]*\.$/), buttons: [] });
  expect((await open(() => {})).buttons).toEqual(['Generate Schedule']);
});

test('the change of one rule that ends all conflicts comes first, and alike problems are one card', async () => {
  openSchool(createExampleSchool());
  const [limit = ''] = Object.keys(draftSession.draft.constraints);
  const ofRule = { command: 'setConstraintWeight', args: { ids: [limit], weight: WEIGHT.OFF } } as const;
  const conflict = (id: string) => ({ summary: finding(id), members: [], repairs: [] });
  const findings = {
    ...infeasible.findings,
    faults: Object.keys(draftSession.draft.lessons)
      .slice(0, 4)
      .map((id) => ({
        code: 'findings.conflictLessons.one',
        values: { lessons: value.item('lesson', id) },
        about: { lessons: [id] },
      })),
    conflicts: [conflict('x'), conflict('y')],
    repairs: [repair('the rule', { ...ofRule, action: 'switchOff' }), repair('less', { action: 'leaveOut' })],
  };
  await openWithLinks(
    <FindingSections draft={draftSession.draft} findings={findings} isDraftNewer={false} />,
  );
  const headings = [...document.querySelectorAll('h3')].map((each) => each.textContent);
  expect(headings.slice(0, 2)).toEqual(['Possible repairs of all conflicts', 'Separate problems']);
  const [, problems] = document.querySelectorAll('section');
  const cards = [...(problems?.querySelectorAll(':scope > ul > li') ?? [])];
  expect(cards).toHaveLength(1);
  expect(cards[0]?.textContent).toContain('4 problems of one kind, for example:');
  expect(cards[0]?.textContent).toContain('Show all 4');
});

test('one button shows all lines and all items of a finding, without a second number', async () => {
  openSchool(createExampleSchool());
  const lessons = Object.keys(draftSession.draft.lessons).slice(0, 22);
  const teachers = Object.keys(draftSession.draft.teachers).slice(0, 3);
  const summary = {
    code: 'findings.conflictLessons.one',
    values: { lessons: value.items('lesson', lessons.slice(0, 5)) },
    about: { lessons, teachers },
  };
  const findings = { ...infeasible.findings, conflicts: [{ summary, members: [], repairs: [] }] };
  await openWithLinks(
    <FindingSections draft={draftSession.draft} findings={findings} isDraftNewer={false} />,
  );
  const card = () => document.querySelector('section > ul > li');
  const buttons = () => [...(card()?.querySelectorAll('button') ?? [])];
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Show all']);
  const before = card()?.querySelectorAll('a').length ?? 0;
  await use(buttons()[0]);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Show fewer']);
  expect(card()?.querySelector('ul')?.hidden).toBe(false);
  expect(card()?.querySelectorAll('a').length).toBeGreaterThan(before + 10);
});

test('what was counted of the lessons of a conflict is told below it', async () => {
  openSchool(createExampleSchool());
  const [first = '', second = '', third = ''] = Object.keys(draftSession.draft.lessons);
  const about = (...lessons: string[]) => ({
    code: 'findings.conflictLessons.one',
    values: { lessons: value.items('lesson', lessons) },
    about: { lessons },
  });
  const shown = about(first, second, third);
  const counts = { inSentence: null, beside: [shown] };
  const conflict = { summary: about(first, second), members: [], repairs: [], counts };
  const headings = async (...faults: (typeof shown)[]) => {
    const findings = { ...infeasible.findings, faults, conflicts: [conflict] };
    await openWithLinks(
      <FindingSections draft={draftSession.draft} findings={findings} isDraftNewer={false} />,
    );
    const titles = [...document.querySelectorAll('h3, summary')].map((each) => each.textContent);
    await closeDom();
    return titles;
  };
  expect(await headings(shown)).toContain('Counted for the same lessons: 1 more problem');
  expect(await headings(shown)).not.toContain('Separate problem');
  expect(await headings(shown, about(first, third))).toContain('Separate problem');
});

test('a broken rule is one card, with the places that are only counted', async () => {
  openSchool(createExampleSchool());
  const [limit = ''] = Object.keys(draftSession.draft.constraints);
  const place = (words: string) => ({
    ...{ code: 'findings.brokenConstraint.one', values: { violation: value.text(words) } },
    about: { constraints: [limit] },
  });
  const more = {
    ...{ code: 'findings.brokenConstraint.more', values: { count: 179 } },
    about: { constraints: [limit] },
  };
  const findings = {
    ...infeasible.findings,
    conflicts: [],
    broken: [place('Monday'), place('Friday'), more],
  };
  await openWithLinks(
    <FindingSections draft={draftSession.draft} findings={findings} isDraftNewer={false} />,
  );
  const cards = [...document.querySelectorAll('section > ul > li')].map((each) => each.textContent);
  expect(cards).toEqual([expect.stringContaining('In 181 places')]);
  expect(cards[0]).toContain('Show 2 of 181');
});
