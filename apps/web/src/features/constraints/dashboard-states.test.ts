// @vitest-environment happy-dom
import { constraintMessage, verify } from '@bellgrid/constraints';
import {
  type Command,
  type Constraint,
  categories,
  commands,
  constraintSchema,
  createDraft,
  createExampleSchool,
  type Draft,
  type Id,
  runCommand,
  WEIGHT,
} from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { forgetBroken, setBroken } from '../../document/pre-check/broken-rules.ts';
import { brokenNews, NONE_BROKEN, readReport } from '../../document/pre-check/read-report.ts';
import { showErrorsFrom } from '../../document/run/shown-problems.ts';
import { NO_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import {
  choose,
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  press,
  toasts,
  type,
  until,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { isDerived } from '../constraint-editor/rule-row.ts';
import { repair } from '../solver/testing/outcomes.ts';
import { openDashboard } from './dashboard-in-dom.tsx';
import { changesOfTrial, endTrial, take, useWhatIf } from './what-if.ts';

const example = createExampleSchool();
const [broken, costly, kept, other] = Object.values(example.subjects).filter(
  ({ id, lessons }) =>
    lessons.length > 1 &&
    !Object.values(example.constraints).some((each) => 'other' in each && each.other === id),
);
if (!broken || !costly || !kept || !other) throw new Error('The example school has such subjects.');
const [ada = '', ben = '', eve = ''] = Object.keys(example.teachers);

const rule = (id: Id, subject: Id, constraint: string, weight: number): Constraint =>
  constraintSchema.parse({ id, type: 'subject', base: subject, constraint, values: [0], weight });
const limit = (id: Id, base: Id, constraint: string, values: object): Constraint =>
  constraintSchema.parse({ id, type: 'teacherConstraint', base, constraint, weight: WEIGHT.HARD, ...values });

/** One lesson on Monday for each of three subjects: one rule is broken, one costs, one is kept, and one is off. */
function school(): Draft {
  const rules = [
    rule('broken', broken?.id ?? '', 'not on day', WEIGHT.HARD),
    rule('costly', costly?.id ?? '', 'not on day', WEIGHT.THREE),
    rule('kept', kept?.id ?? '', 'on day', WEIGHT.HARD),
    rule('off', other?.id ?? '', 'not on day', WEIGHT.OFF),
    limit('days', ada, 'teacherMaxDays', { maxDays: 3 }),
    limit('gaps', ada, 'maxGapsPerDay', { maxGaps: 1 }),
    limit('of ben', ben, 'maxGapsPerDay', { maxGaps: 2 }),
  ];
  const derived = Object.values(example.constraints).filter(isDerived);
  const lessons = { ...example.lessons };
  for (const [start, subject] of [broken, costly, kept].entries()) {
    const lesson = lessons[subject?.lessons[0] ?? ''];
    if (lesson)
      lessons[lesson.id] = { ...lesson, timeSlot: { day: 0, start, end: start + lesson.numPeriods } };
  }
  const weights = categories.map((each) => [
    each,
    { ...example.constraintGroupWeights[each], enabled: each === 'subject' },
  ]);
  return {
    ...example,
    lessons,
    subjects: Object.fromEntries(
      Object.values(example.subjects).map((each) => [
        each.id,
        {
          ...each,
          lessonsSpreadConstraint: { constraint: 'None', weight: WEIGHT.HARD },
          lessonsSamePeriod: false,
        },
      ]),
    ),
    constraints: Object.fromEntries([...derived, ...rules].map((each) => [each.id, each])),
    constraintGroupWeights: Object.fromEntries(weights),
  };
}

/** Checks the draft, as the thread of the pre-check does after each edit. */
const check = () =>
  setBroken(true, brokenNews(NONE_BROKEN, readReport(verify(draftSession.draft), draftSession.draft)));

beforeEach(() => {
  openSchool(school());
  check();
});

afterEach(async () => {
  await meanwhile(() => {
    if (useWhatIf.getState().trial) void endTrial();
  });
  await closeDom();
  forgetBroken();
  showErrorsFrom('draft');
  useSolver.setState(NO_RUN, true);
});

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row][data-status]')];
const row = (words: string) => {
  const [own, ...more] = rows().filter((each) => each.textContent?.includes(words));
  if (!own || more.length > 0)
    throw new Error(`${more.length + (own ? 1 : 0)} rows have the words ${words}.`);
  return own;
};
const states = () => rows().map((each) => each.dataset.status);
const dialog = () => document.querySelector('[role=dialog]');
const button = (name: string | RegExp, within: ParentNode = document) =>
  elementsNamed('button', name, within)[0];

/** The badges of a tab, each with its title. */
const badges = (tab: string) =>
  elementsNamed('[role=tab]', new RegExp(`^${tab}`)).flatMap((each) =>
    [...each.querySelectorAll('[title]')].map((badge) => [
      badge.getAttribute('title'),
      badge.querySelector('[aria-hidden]')?.textContent,
    ]),
  );

const once = 'One for all teachers, classes or subjects counts once.';
const hardBadge = [`Scheduling conflict caused by a constraint in this tab\n1 hard constraint. ${once}`, '1'];
const softBadge = [`A soft constraint in this tab is not being met\n1 soft constraint. ${once}`, '1'];

test('badges, signs, words, costs and hover texts say what the draft does not keep', async () => {
  await openDashboard('subject');
  expect(badges('Subjects')).toEqual([hardBadge, softBadge]);
  expect(['Workload', 'Teachers', 'Lesson Spread', 'Classes'].flatMap(badges)).toEqual([]);
  expect(states().toSorted()).toEqual(['hard', 'met', 'off', 'soft']);
  const look = (name: string | undefined) => {
    const own = row(name ?? '');
    return {
      sign: own.querySelector('[role=img]')?.getAttribute('title'),
      words: own.querySelector('a')?.textContent,
      hover: own.querySelector('a')?.title,
    };
  };
  expect(look(broken?.name)).toEqual({
    sign: 'A constraint is not being met in the current draft or is part of a scheduling conflict',
    words: expect.stringMatching(/^broken: 1 \w.* \(Mon\)$/),
    hover: expect.stringMatching(/^A constraint is not being met\n./),
  });
  expect(look(costly?.name)).toEqual({
    sign: 'This constraint is not being met',
    words: expect.stringMatching(/^missed: 1 \w.* \(Mon/),
    hover: expect.stringMatching(/^This constraint is not being met\n./),
  });
  expect(look(kept?.name)).toMatchObject({ sign: 'Met' });
  expect(look(other?.name)).toMatchObject({ sign: 'Off: without effect' });
});

test('what is not met comes first, and an edit moves no row away', async () => {
  await openDashboard('subject');
  expect(states().slice(0, 2)).toEqual(['hard', 'soft']);
  await use(row(broken?.name ?? '').querySelector('[role=switch]'), ' ');
  expect(states().slice(0, 2)).toEqual(['off', 'soft']);
  await use(button(/^Constraint$/));
  expect(states().slice(0, 2)).not.toEqual(['off', 'soft']);
});

test('rows keep their places also once all is met, until the tab is opened again', async () => {
  await openDashboard('subject');
  const shown = () => rows().map((each) => each.querySelector('[title="Edit constraints"]')?.textContent);
  const order = shown();
  for (const own of [broken, costly]) await use(row(own?.name ?? '').querySelector('[role=switch]'), ' ');
  await meanwhile(check);
  expect(badges('Subjects')).toEqual([]);
  expect(shown()).toEqual(order);
  await closeDom();
  await openDashboard('subject');
  expect(shown()).toHaveLength(order.length);
  expect(shown()).not.toEqual(order);
});

test('a tab that was opened before the draft was checked is ordered once it is', async () => {
  forgetBroken();
  await openDashboard('subject');
  expect(states()).not.toContain('hard');
  await meanwhile(check);
  expect(states().slice(0, 2)).toEqual(['hard', 'soft']);
});

test('the overview begins with what is not met now, with the ways to it', async () => {
  await openDashboard('workload');
  await use(button('Overview'));
  const [first] = dialog()?.querySelectorAll('section') ?? [];
  expect(first?.textContent).toContain('1 hard constraint is not met. 1 soft constraint is not met.');
  expect([...(first?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(broken?.name ?? ''),
    expect.stringContaining(costly?.name ?? ''),
  ]);
  await use(elementsNamed('a', 'Subjects (2)', first)[0]);
  await until(() => states()[0] === 'hard' && dialog() === null);
});

test('the filters by problems and by type, the search, and the order by cost', async () => {
  await openDashboard('subject');
  await use(button('Conflicting'));
  expect(states().toSorted()).toEqual(['hard', 'soft']);
  await use(button('Conflicting'));
  await use(button(/^Cost/));
  expect(states().slice(0, 2)).toEqual(['hard', 'soft']);
  await use(button(/^Type: All types/));
  const options = elementsNamed('[role=option]', /\(1\)$/);
  expect(options).toHaveLength(1);
  await meanwhile(() => options[0]?.click());
  expect(states()).toEqual(['met']);
  await use(document.querySelector('input[aria-label="Search Constraints"]'), 'Shift');
  await type('no such words');
  expect(rows()).toEqual([]);
  expect(document.querySelector('[role=tabpanel]')?.textContent).toContain(
    'No constraint matches the search and the filters.',
  );
});

test('errors are shown from the draft or from the conflicts of the latest run', async () => {
  const { kept: member } = draftSession.draft.constraints;
  if (!member) throw new Error('The school has this rule.');
  const said = { ...constraintMessage(draftSession.draft, member), about: { constraints: [member.id] } };
  const conflicts = [{ summary: said, members: [said], repairs: [] }];
  useSolver.setState({
    ...NO_RUN,
    loadState: 'SOLVE_DONE',
    outcome: { kind: 'infeasible', mayBreak: true, findings: { ...NO_FINDINGS, conflicts } },
  });
  await openDashboard('incoming');
  const pane = () => elementsNamed('aside', 'Scheduling Conflicts')[0];
  expect(elementsNamed('[role=tab][aria-selected=true]', /^Subjects/)).toHaveLength(1);
  expect(pane()?.textContent).toMatch(/ is only taught on Monday/);
  expect(badges('Subjects')).toEqual([hardBadge]);
  expect(states()[0]).toBe('hard');
  expect(rows()[0]?.textContent).toContain('part of the conflict');
  expect(states().filter((each) => each === 'hard')).toHaveLength(1);

  const source = () => button(/Show errors from: /);
  expect(source()?.textContent).toContain('Scheduling Conflicts');
  await use(source());
  await meanwhile(() => elementsNamed('[role=option]', 'Current Draft')[0]?.click());
  expect(source()?.textContent).toContain('Current Draft');
  expect(pane()).toBeUndefined();
  expect(badges('Subjects')).toEqual([hardBadge, softBadge]);
  expect(row(kept?.name ?? '').dataset.status).toBe('met');
  await use(source());
  await meanwhile(() => elementsNamed('[role=option]', 'Scheduling Conflicts')[0]?.click());
  expect(pane()).toBeDefined();
});

const softened = { constraint: rule('kept', kept.id, 'on day', WEIGHT.THREE) };

test.each([
  ['its repair was applied', commands.updateConstraint, softened],
  ['a part of it was deleted', commands.deleteConstraint, { ids: ['costly'] }],
] as const)(
  'the rules of a conflict are no part of it once %s, and are again after an undo',
  async (_, ...edit) => {
    const { constraints } = draftSession.draft;
    const members = [constraints.kept, constraints.costly].flatMap((each) =>
      each ? [{ ...constraintMessage(draftSession.draft, each), about: { constraints: [each.id] } }] : [],
    );
    const [summary] = members;
    if (!summary) throw new Error('The school has these rules.');
    const conflicts = [{ summary, members, repairs: [repair('softer', { args: softened })] }];
    useSolver.setState({
      ...NO_RUN,
      loadState: 'SOLVE_DONE',
      outcome: { kind: 'infeasible', mayBreak: true, findings: { ...NO_FINDINGS, conflicts } },
    });
    await openDashboard('incoming');
    const hard = () => states().filter((each) => each === 'hard').length;
    expect(hard()).toBe(2);
    expect(badges('Subjects').map(([, count]) => count)).toEqual(['2']);
    const [command, edited] = edit;
    await meanwhile(() => draftSession.store.run(command as Command, edited));
    expect(hard()).toBe(0);
    expect(badges('Subjects')).toEqual([]);
    expect(elementsNamed('aside', 'Scheduling Conflicts')).toHaveLength(1);
    await meanwhile(() => draftSession.store.undo());
    expect(hard()).toBe(2);
  },
);

test('a subject without a restriction is not said to be checked', async () => {
  // No subject of this school has one.
  forgetBroken();
  await openDashboard('lessonspread');
  await until(() => document.querySelector('[role=row] select') !== null);
  expect(document.body.textContent).not.toContain('Checking');
});

test('without problems there is nothing to choose the errors from', async () => {
  forgetBroken();
  await openDashboard('subject');
  expect(button(/Show errors from/)).toBeUndefined();
  expect(badges('Subjects')).toEqual([]);
});

test('the rules of a division are folded, and neither switched, edited, copied nor deleted', async () => {
  await openDashboard('subject');
  expect(rows()).toHaveLength(4);
  await use(button('Show Track Constraints'));
  const [division] = rows();
  expect(rows().length).toBeGreaterThan(4);
  expect(
    division?.querySelector('[role=switch], select, [title="Edit constraints"], [aria-label]'),
  ).toBeNull();
  const note = 'Track Constraints cannot be modified or deleted. You can edit the track on the Class page.';
  expect(division?.querySelector('[title]')?.getAttribute('title')).toBe(note);
  const fold = division?.querySelector('[aria-expanded=false]');
  await use(fold);
  expect(division?.querySelectorAll('li').length).toBeGreaterThan(0);
  expect(division?.textContent).toContain(note);
  expect(division?.querySelector('a')?.getAttribute('href')).toMatch(/^\/classes\//);
  await use(button('Select'));
  await use(button('Select All'));
  expect(document.querySelector('[role=toolbar]')?.textContent).toContain('4 ');
});

test('several rules are switched, made hard, weighted and deleted together, each in one step', async () => {
  await openDashboard('subject');
  await use(button('Select'));
  await use(button('Select All'));
  const bar = () => document.querySelector('[role=toolbar]') ?? document;
  const weights = () =>
    ['broken', 'costly', 'kept', 'off'].map((id) => draftSession.draft.constraints[id]?.weight);
  const before = weights();
  await use(button('Switch off', bar()));
  expect(weights()).toEqual([0, 0, 0, 0]);
  await use(button('Make hard', bar()));
  expect(weights()).toEqual([100, 100, 100, 100]);
  await choose(bar().querySelector('select'), '2');
  expect(weights()).toEqual([2, 2, 2, 2]);
  expect(toasts().at(-1)).toBe('Updated 4 constraints');
  await meanwhile(() => {
    for (let step = 0; step < 3; step += 1) draftSession.store.undo();
  });
  expect(weights()).toEqual(before);
  await use(button('Delete', bar()));
  expect(dialog()?.textContent).toContain('Are you sure you want to delete 4 constraints?');
  expect(dialog()?.textContent).toContain('Consider disabling the constraint instead.');
  await use(dialog()?.querySelector('button:not([aria-label])'));
  expect(weights()).toEqual(before);
  await use(button('Delete', bar()));
  await use(button('Delete', dialog() ?? document));
  expect(weights()).toEqual([undefined, undefined, undefined, undefined]);
  expect(toasts()).toContain('Successfully deleted 4 constraints');
});

test('several rules of a teacher are copied to others; those who have them are skipped and counted', async () => {
  await openDashboard('workload');
  await use(button('Select'));
  for (const own of [row('3 days'), row('1 gap')]) await use(own.querySelector('input[type=checkbox]'), ' ');
  await use(button('Copy to …'));
  expect(dialog()?.querySelectorAll('li')).toHaveLength(2);
  const name = (id: Id) => example.teachers[id]?.name ?? '';
  await use(button(/choose teachers/, dialog() ?? document));
  for (const id of [ben, eve]) {
    await type(name(id));
    await meanwhile(() => elementsNamed('[role=option]', new RegExp(`^${name(id)}`))[0]?.click());
  }
  await press('Escape');
  const words = '1 constraint(s) already exist. Adding 3 constraint(s)';
  expect(dialog()?.textContent).toContain(words);
  await use(button('Add 3 constraints', dialog() ?? document));
  expect(toasts()).toContain(words);
  const owners = Object.values(draftSession.draft.constraints).flatMap((each) =>
    each.type === 'teacherConstraint' ? [`${each.constraint} ${String(each.base)}`] : [],
  );
  expect(owners.toSorted()).toEqual(
    [
      ...[ada, ben, eve].map((id) => `maxGapsPerDay ${id}`),
      ...[ada, ben, eve].map((id) => `teacherMaxDays ${id}`),
    ].toSorted(),
  );
  await meanwhile(() => draftSession.store.undo());
  expect(draftSession.draft).toEqual(school());
});

test('constraints that cannot be copied together say why', async () => {
  const everyone = { items: 'all', except: [] };
  const forAll = constraintSchema.parse({
    ...{ id: 'all', type: 'teacherConstraint', base: everyone, constraint: 'maxGapsPerDay', maxGaps: 5 },
    weight: WEIGHT.HARD,
  });
  const ofClass = constraintSchema.parse({
    ...{ id: 'class', type: 'groupConstraint', base: Object.keys(example.groups)[0], maxPeriods: 7 },
    ...{ constraint: 'maxPeriodsPerDay', weight: WEIGHT.HARD },
  });
  const own = school();
  openSchool({ ...own, constraints: { ...own.constraints, all: forAll, class: ofClass } });
  await openDashboard('workload');
  await use(button('Select'));
  const tick = (words: string) => use(row(words).querySelector('input[type=checkbox]'), ' ');
  const copy = () => {
    const found = button('Copy to …');
    const note = document.getElementById(found?.getAttribute('aria-describedby') ?? '');
    return { isOff: found?.hasAttribute('disabled'), reason: note?.textContent };
  };
  expect(copy()).toEqual({ isOff: true, reason: undefined });
  await tick('3 days');
  expect(copy()).toEqual({ isOff: false, reason: undefined });
  await tick('7 periods');
  expect(copy()).toEqual({ isOff: true, reason: expect.stringMatching(/^Only constraints of one kind/) });
  await tick('7 periods');
  await tick('5 gaps');
  expect(copy()).toEqual({ isOff: true, reason: expect.stringMatching(/click Copy in its row\.$/) });
});

test('in the pane of a cell those who are not available come first, and a search finds the others', async () => {
  // The tab is loaded when it is first opened.
  await import('./CalendarTab.tsx');
  const own = school();
  const names = Object.values(own.teachers).map(({ name }) => name);
  const last = Object.values(own.teachers).find(({ name }) => name === names.toSorted().at(-1));
  const [structure = ''] = Object.keys(own.schoolData.structures);
  const cell = constraintSchema.parse({
    ...{ id: 'cell', type: 'teacher', base: last?.id, day: 1, period: 1, level: 2 },
    ...{ weight: WEIGHT.HARD, structure },
  });
  openSchool({ ...own, constraints: { ...own.constraints, cell } });
  await openDashboard('teacher');
  await use(document.querySelector('[data-cell="1:1"]'));
  const pane = () => elementsNamed('aside', /^Tuesday/)[0] ?? document.body;
  const shown = () => [...pane().querySelectorAll('li bdi')].map((each) => each.textContent);
  expect(shown()).toHaveLength(names.length);
  expect(shown()[0]).toBe(last?.name);
  // The order stays while states are changed.
  await use(button('Available', elementsNamed('[role=group]', last?.name ?? '', pane())[0]));
  expect(draftSession.draft.constraints.cell).toBeUndefined();
  expect(shown()[0]).toBe(last?.name);
  const [, second = ''] = shown();
  await use(pane().querySelector('input'), 'Shift');
  await type(second ?? '');
  expect(shown()).toEqual([second]);
  // The buttons for all are for those that were found.
  await use(button('Not Available', elementsNamed('[role=group]', '1 teacher', pane())[0]));
  const closed = Object.values(draftSession.draft.constraints).filter((each) => each.type === 'teacher');
  expect(closed.map((each) => 'base' in each && own.teachers[String(each.base)]?.name)).toEqual([second]);
});

test('a tab without constraints says so, and its button names what it opens', async () => {
  openSchool(createDraft());
  await openDashboard('subject');
  expect(document.querySelector('[role=tabpanel]')?.textContent).toContain('No constraints');
  expect(button('Adjust constraint category weights')).toBeDefined();
});

test('in a school without content the tabs lead to where it is entered, and nothing waits for a check', async () => {
  await import('./CalendarTab.tsx');
  await import('./SpreadTab.tsx');
  const fresh = createDraft();
  const [structure] = Object.values(fresh.schoolData.structures);
  if (!structure) throw new Error('A new school has a structure.');
  const structures = { [structure.id]: { ...structure, isUninitialized: true } };
  const daily = constraintSchema.parse({
    ...{ id: 'daily', type: 'teacherConstraint', base: { items: 'all', except: [] } },
    ...{ constraint: 'maxGapsPerDay', maxGaps: 5, weight: WEIGHT.HARD },
  });
  const schoolData = { ...fresh.schoolData, structures };
  const empty: Draft = { ...fresh, schoolData, constraints: { daily } };
  forgetBroken();
  openSchool(empty);
  const target = () => document.querySelector('[role=tabpanel] a')?.getAttribute('href');
  await openDashboard('teacher');
  expect(target()).toBe('/');
  await closeDom();
  await openDashboard('lessonspread');
  expect(target()).toBe('/subjects');
  await closeDom();
  openSchool(runCommand(empty, commands.buildStructure, { id: structure.id, count: 5, length: 45, gap: 5 }));
  await openDashboard('class');
  expect(target()).toBe('/classes');
  expect(button(/^Shown: /)).toBeUndefined();
  await closeDom();
  await openDashboard('workload');
  expect(rows()).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Checking');
  expect(rows()[0]?.textContent).toContain('nothing placed yet');
  await use(button('Overview'));
  expect(dialog()?.textContent).toContain('No lesson is scheduled yet.');
  expect(dialog()?.textContent).not.toContain('Checking');
});

test('a form that was changed asks before its changes are lost', async () => {
  await openDashboard('workload');
  await use(row('3 days').querySelector('[title="Edit constraints"]'));
  await use(document.querySelector('[role=dialog] [data-sentence] input[inputmode]'), 'ArrowUp');
  await use(button('Cancel'));
  const question = () =>
    elementsNamed('[role=dialog] button', 'Discard Changes')[0]?.closest('[role=dialog]');
  expect(question()?.textContent).toContain('You have unsaved changes');
  expect(question()?.textContent).toContain('You made changes that will not be saved if you continue');
  await use(button('Keep Editing'));
  expect(question()).toBeUndefined();
  expect(dialog()?.querySelector<HTMLInputElement>('[data-sentence] input[inputmode]')?.value).toBe('4');
  await use(button('Cancel'));
  await use(button('Discard Changes'));
  expect(dialog()).toBeNull();
  expect(draftSession.draft).toEqual(school());
});

test('the spread of found subjects is changed together in one step', async () => {
  // The tab is loaded when it is first opened.
  await import('./SpreadTab.tsx');
  await openDashboard('lessonspread');
  await use(document.querySelector('input[aria-label="Search Constraints"]'), 'Shift');
  await type(broken?.name ?? '');
  const found = rows().length;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(Object.keys(example.subjects).length);
  await use(button('Select'));
  await use(button('Select All'));
  const bar = document.querySelector('[role=toolbar]') ?? document;
  await choose(bar.querySelector('select'), 'NoMoreThanTwoPerDay');
  const changed = () =>
    Object.values(draftSession.draft.subjects).filter(
      ({ lessonsSpreadConstraint, lessonsSamePeriod }) =>
        lessonsSpreadConstraint.constraint === 'NoMoreThanTwoPerDay' || lessonsSamePeriod,
    );
  expect(changed()).toHaveLength(found);
  expect(changed().every(({ name }) => name === broken?.name)).toBe(true);
  const words = found === 1 ? '1 subject' : `${found} subjects`;
  expect(toasts()).toContain(`Lesson spread of ${words} changed`);
  await use(button('Same period', bar));
  expect(changed().every((each) => each.lessonsSamePeriod)).toBe(true);
  await use(button('Any period', bar));
  expect(changed().some((each) => each.lessonsSamePeriod)).toBe(false);
  await meanwhile(() => {
    while (draftSession.store.canUndo) draftSession.store.undo();
  });
  expect(changed()).toEqual([]);
});

test('two searches that end alike have found no difference, and do not say that there is none', async () => {
  await openDashboard('subject');
  await use(button('What if …'));
  await use(row(kept?.name ?? '').querySelector('[role=switch]'), ' ');
  const { trial } = useWhatIf.getState();
  if (!trial) throw new Error('There is no trial.');
  const side = {
    ...{ lessons: 20, placed: 20, hardViolations: 0, cost: 1, otherCost: 1 },
    ...{ isBest: false, quality: null, faults: [] },
  };
  const answer = { seed: 1, steps: 9000, before: side, after: side, solution: null };
  await meanwhile(() =>
    take({
      question: {
        ...{ id: 'q', payloadHash: 'h', isActive: false, schoolsBefore: null, failure: null },
        ...{ changes: changesOfTrial(trial), answer },
      },
    }),
  );
  const said = elementsNamed('section', 'Answer')[0]?.textContent ?? '';
  expect(said).toContain('No difference found.');
  const columns = [...document.querySelectorAll('[aria-label=Answer] thead th')].map(
    (each) => each.textContent,
  );
  expect(columns).toEqual(['Your schedule', 'Found without the changes', 'Found with the changes']);
  expect(said).toContain(
    '9,000 steps each; your own had more time. A longer search may find better schedules and other differences.',
  );
  expect(said).not.toMatch(/no difference(?! found)/i);
  // The draft itself is as it was.
  expect(draftSession.draft.constraints.kept?.weight).toBe(WEIGHT.HARD);
  expect(draftSession.draft).toEqual(school());
});

test('a constraint is found by a sentence, and its form begins with the items and days of the sentence', async () => {
  await openDashboard('workload');
  await use(button('Add constraint'));
  await type('MATHS 5A only on Monday and Tuesday');
  expect(dialog()?.querySelector('[role=option]')?.textContent).toBe(
    '[Mathematics · 5A] is only taught on [days]',
  );
  await press('Enter');
  expect(dialog()?.querySelector('[data-sentence]')?.textContent).toMatch(/^For: Mathematics/);
  await use(dialog()?.querySelector('button[type=submit]'));
  const added = Object.values(draftSession.draft.constraints).filter(({ id }) => !school().constraints[id]);
  const maths = Object.values(example.subjects).filter(
    ({ name, groups: [group = ''] }) => name === 'Mathematics' && example.groups[group]?.name === '5A',
  );
  expect(added).toMatchObject([{ base: maths[0]?.id, constraint: 'on day', values: [0, 1] }]);
  expect(maths.length).toBe(1);
  // The table of its tab shows the new row.
  const shown = [...document.querySelectorAll('[data-added] [role=row]')].map((each) => each.textContent);
  expect(shown).toEqual([expect.stringContaining('Mathematics of 5A is only taught on Monday and Tuesday')]);
});
