// @vitest-environment happy-dom
import { commands, type Draft, LEVEL, runCommand } from '@bellgrid/model';
import { afterEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { elementsNamed, meanwhile, toasts, until, use } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { buttonNamed } from '../schedule/testing/hands.ts';
import { closeSchedule, openSchedule, point } from '../schedule/testing/schedule-in-dom.ts';
import { askHandOver } from './hand-over-store.ts';
import * as plan from './plan-hand-over.ts';

vi.mock('./plan-hand-over.ts', { spy: true });

/** Ada has four lessons. Ben has another lesson at the time of one of them, and cannot work at that of another. */
function school(): Draft {
  const lessons = [
    { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] as const },
    { id: 'Latin', groups: ['9B'], teachers: ['Ada'], at: [1, 2] as const },
    { id: 'Greek', groups: ['9B'], teachers: ['Ada'], at: [2, 1] as const },
    { id: 'Drama', groups: ['9A'], teachers: ['Ada'] },
    { id: 'Chess', groups: ['9B'], teachers: ['Ben'], at: [0, 0] as const },
    { id: 'Sport', groups: ['9B'], teachers: ['Cy'], at: [3, 0] as const },
  ];
  return runCommand(smallSchool({ lessons }), commands.setCalendarCells, {
    ...{ type: 'teacher', bases: ['Ben'], structure: 's', level: LEVEL.HARD },
    cells: [{ day: 1, period: 2 }],
  });
}

afterEach(async () => {
  await meanwhile(() => askHandOver(null));
  await closeSchedule();
});

const dialog = () => elementsNamed('[role=dialog]', /^Hand over lessons of Ada/)[0];

/** Opens the dialog from the menu of the rows of Ada, and chooses a teacher. */
async function openFor(name: RegExp, draft = school()): Promise<HTMLElement> {
  await openSchedule(draft, 'teachers');
  const row = document.querySelector('[data-item-id="Ada"] th[scope=row] a');
  if (!row) throw new Error('There are no rows of Ada.');
  await point('contextmenu', row);
  await use(await until(() => elementsNamed('[role=menuitem]', 'Hand over lessons of Ada…')[0]));
  const shown = await until(dialog);
  await openChoice(shown);
  const option = await until(() => elementsNamed('[role=option]', name)[0]);
  await meanwhile(() => option.click());
  return shown;
}

async function openChoice(within: HTMLElement): Promise<void> {
  const input = await until(() => within.querySelector<HTMLElement>('input[placeholder="Choose a teacher"]'));
  await meanwhile(() => input.click());
}

/** Waits until the effects are told, and hands over that many lessons. */
async function handOver(count?: number): Promise<void> {
  const name = count === undefined ? /^Hand over \d/ : new RegExp(`^Hand over ${count} lessons?$`);
  const ready = () => elementsNamed('button', name).find((each) => !each.hasAttribute('disabled'));
  await use(await until(ready));
}

const teachersAndDays = () =>
  ['Art', 'Latin', 'Greek', 'Drama'].map((id) => {
    const { teachers = [], timeSlot } = draftSession.draft.lessons[id] ?? {};
    return [...teachers, timeSlot?.day ?? null];
  });

test('what happens is told before: lessons that keep their times, those for which the teacher is not free, and why', async () => {
  const shown = await openFor(/^Ben · free for 1 of 3 lessons · 1 period$/);
  await until(() => shown.textContent?.includes('Ben is not free'));
  const text = shown.textContent;
  expect(text).toContain('1 lesson goes to Ben and keeps its time.');
  expect(text).toContain('1 lesson without a time goes to Ben.');
  expect(text).toContain('Ben is not free for 2 lessons.');
  expect(text).toMatch(/Art, 9A · Day 1 period 1\s*Ben has Chess, 9B/);
  expect(text).toMatch(/Latin, 9B · Day 2 period 3\s*Ben is not available/);
  expect(teachersAndDays().map(([teacher]) => teacher)).toEqual(['Ada', 'Ada', 'Ada', 'Ada']);
});

test('the number of subjects is said, as not all of a long list are in sight', async () => {
  const shown = await openFor(/^Cy/);
  expect(shown.textContent).toContain('All 4 subjects');
  const art = [...shown.querySelectorAll<HTMLElement>('label')].find((label) =>
    label.textContent?.startsWith('Art'),
  );
  await meanwhile(() => art?.click());
  expect(shown.textContent).toContain('All 4 subjects 3 chosen');
});

test('all lessons go to the new teacher as one step; those at other times go to the staging area', async () => {
  await openFor(/^Ben/);
  await handOver(4);
  expect(teachersAndDays()).toEqual([
    ['Ben', null],
    ['Ben', null],
    ['Ben', 2],
    ['Ben', null],
  ]);
  expect(dialog()).toBeUndefined();
  expect(toasts()).toContain('4 lessons of Ada are with Ben now.');
  await meanwhile(() => draftSession.store.undo());
  expect(teachersAndDays()).toEqual([
    ['Ada', 0],
    ['Ada', 1],
    ['Ada', 2],
    ['Ada', null],
  ]);
});

test('by choice, lessons for which the teacher is not free stay with the old one, and so do subjects that are left out', async () => {
  const shown = await openFor(/^Ben/);
  const stay = await until(() => elementsNamed('label', 'Stay with Ada')[0]);
  await meanwhile(() => stay.click());
  await meanwhile(() => elementsNamed('label', /^Drama/)[0]?.click());
  await handOver(1);
  expect(shown.isConnected).toBe(false);
  expect(teachersAndDays()).toEqual([
    ['Ada', 0],
    ['Ada', 1],
    ['Ben', 2],
    ['Ada', null],
  ]);
});

test('teachers who are free for more of the lessons come first', async () => {
  await openSchedule(school(), 'teachers');
  await meanwhile(() => askHandOver('Ada'));
  const shown = await until(dialog);
  await openChoice(shown);
  await until(() => elementsNamed('[role=option]', /free for/)[0]);
  expect(elementsNamed('[role=option]', /free for/).map(({ textContent }) => textContent)).toEqual([
    'Cy · free for 3 of 3 lessons · 1 period',
    'Ben · free for 1 of 3 lessons · 1 period',
  ]);
});

test('a calendar that goes with the last subject of a teacher is told before', async () => {
  const draft = runCommand(school(), commands.setCalendarCells, {
    ...{ type: 'teacher', bases: ['Ada'], structure: 's', level: LEVEL.HARD },
    cells: [{ day: 4, period: 0 }],
  });
  for (const id of ['Art', 'Latin', 'Greek', 'Drama']) {
    Object.assign(draft.subjects[id] ?? {}, { teachers: ['Ada'], lessons: [id] });
  }
  Object.assign(draft.teachers.Ada ?? {}, { subjects: ['Art', 'Latin', 'Greek', 'Drama'] });
  await openSchedule(draft, 'teachers');
  await meanwhile(() => askHandOver('Ada'));
  const shown = await until(dialog);
  await openChoice(shown);
  const cy = await until(() => elementsNamed('[role=option]', /^Cy/)[0]);
  await meanwhile(() => cy.click());
  await until(() =>
    shown.textContent?.includes('The calendar of Ada is deleted where Ada has no subjects left.'),
  );
  await handOver(4);
  expect(draftSession.draft.teachers.Ada?.subjects).toEqual([]);
  expect(
    Object.values(draftSession.draft.constraints).filter((each) => 'base' in each && each.base === 'Ada'),
  ).toEqual([]);
});

test('a teacher without lessons has none to hand over', async () => {
  const draft = school();
  for (const id of ['Art', 'Latin', 'Greek', 'Drama'])
    Object.assign(draft.lessons[id] ?? {}, { teachers: ['Cy'] });
  await openSchedule(draft, 'teachers');
  await meanwhile(() => askHandOver('Ada'));
  expect((await until(dialog)).textContent).toContain('Ada has no lessons.');
  expect(buttonNamed(/^Hand over/)).toBeUndefined();
});

const checkbox = (name: string | RegExp) => until(() => elementsNamed('label', name)[0]);

test('lessons that are locked at a time when the teacher is not free stay, unless they are chosen', async () => {
  const locked = runCommand(school(), commands.lockLesson, { ids: ['Art'], locked: true });
  const shown = await openFor(/^Ben/, locked);
  await until(() => shown.textContent?.includes('Ben is not free for 2 lessons.'));
  expect(shown.textContent).toMatch(/Art, 9A · Day 1 period 1\s*locked · Ben has Chess, 9B/);
  expect(buttonNamed('Hand over 3 lessons')).toBeDefined();
  const choice = await checkbox('Hand over 1 locked lesson too: it is unlocked and loses its time');
  await meanwhile(() => choice.click());
  await handOver(4);
  expect(draftSession.draft.lessons.Art).toMatchObject({ teachers: ['Ben'], timeSlot: null, locked: false });
});

test('lessons that both teach stay with both, unless they are chosen; the teacher does not count as free for them', async () => {
  const shared = school();
  Object.assign(shared.lessons.Greek ?? {}, { teachers: ['Ada', 'Ben'] });
  const shown = await openFor(/^Ben · free for 0 of 3 lessons/, shared);
  await until(() => shown.textContent?.includes('Ada and Ben teach 1 lesson together.'));
  expect(buttonNamed('Hand over 3 lessons')).toBeDefined();
  const alone = await checkbox('Ben teaches it alone from now on');
  await meanwhile(() => alone.click());
  await handOver(4);
  expect(draftSession.draft.lessons.Greek).toMatchObject({ teachers: ['Ben'], timeSlot: { day: 2 } });
});

test('when another window deletes the chosen teacher, or gives a lesson to someone else, the dialog follows', async () => {
  const shown = await openFor(/^Ben/);
  await until(() => buttonNamed('Hand over 4 lessons'));
  await meanwhile(() =>
    draftSession.store.run(commands.setLesson, { id: 'Drama', changes: { teachers: ['Cy'] } }),
  );
  expect(buttonNamed('Hand over 3 lessons')).toBeDefined();
  await meanwhile(() => draftSession.store.run(commands.deleteTeacher, { ids: ['Ben'] }));
  expect(shown.isConnected).toBe(true);
  expect(shown.querySelector<HTMLInputElement>('input[placeholder="Choose a teacher"]')?.value).toBe('');
  expect(buttonNamed('Hand over lessons')?.hasAttribute('disabled')).toBe(true);
});

test('what is handed over is what the dialog says at that moment', async () => {
  await openFor(/^Ben/);
  const button = await until(() => buttonNamed('Hand over 4 lessons'));
  const before: (string | null)[] = [];
  const changes = new MutationObserver((records) => before.push(...records.map(({ oldValue }) => oldValue)));
  changes.observe(button, { attributeFilter: ['disabled'], attributeOldValue: true });
  await meanwhile(() => {
    elementsNamed('label', /^Drama/)[0]?.click();
    elementsNamed('label', 'Stay with Ada')[0]?.click();
  });
  await handOver(1);
  changes.disconnect();
  // Until the rules that the new choice breaks were known the button was disabled.
  expect(before.slice(0, 1)).toEqual([null]);
  expect(teachersAndDays().map(([teacher]) => teacher)).toEqual(['Ada', 'Ada', 'Ben', 'Ada']);
});

test('the question is gone with the screen that asked it', async () => {
  await openFor(/^Ben/);
  await closeSchedule();
  await openSchedule(school(), 'teachers');
  expect(dialog()).toBeUndefined();
});

test('those who teach such a subject come first; what the new teacher teaches then is told beside the contract', async () => {
  let draft = school();
  const subject = { structure: 's', groups: ['9B'], teachers: ['Ben'] };
  draft = runCommand(draft, commands.addSubject, {
    subject: { ...subject, id: 'own', name: 'Greek' },
    lessons: [],
  });
  const { Ben } = draft.teachers;
  if (Ben) draft = runCommand(draft, commands.setTeacher, { teacher: { ...Ben, contractPeriods: 4 } });
  const shown = await openFor(/^Ben · free for 1 of 3 lessons · 1 of 4 periods$/, draft);
  await until(() => shown.textContent?.includes('Ben then teaches 5 of 4 periods by contract.'));
  await openChoice(shown);
  await until(() => elementsNamed('[role=option]', /^Cy/)[0]);
  const options = elementsNamed('[role=option]', /free for/).map(({ textContent }) =>
    textContent?.slice(0, 3),
  );
  expect(options).toEqual(['Ben', 'Cy ']);
});

test('a subject without lessons is handed over with its name alone; of one in parts, both are named', async () => {
  let draft = school();
  const subject = { structure: 's', groups: ['9B'], teachers: ['Ada'] };
  for (const [id, lessons] of [
    ['Music', []],
    ['Choir', [{ id: 'c1' }, { id: 'c2' }]],
  ] as const) {
    draft = runCommand(draft, commands.addSubject, {
      ...{ subject: { ...subject, id, name: id }, lessons: [...lessons] },
    });
  }
  const at = { day: 0, start: 0 };
  draft = runCommand(draft, commands.placeLessons, { places: [{ lesson: 'c1', at }] });
  const shown = await openFor(/^Ben/, draft);
  await until(() => shown.textContent?.includes('1 subject without lessons goes to Ben.'));
  expect(shown.textContent).not.toContain('New lessons of');
  const stay = await checkbox('Stay with Ada');
  await meanwhile(() => stay.click());
  expect(shown.textContent).toMatch(/Ada and Ben then both teach .*Choir/);
  await handOver();
  expect(draftSession.draft.subjects.Music?.teachers).toEqual(['Ben']);
  expect(draftSession.draft.subjects.Choir?.teachers).toEqual(['Ada', 'Ben']);
});

/** Opens a choice of teachers, and takes the first of this name. */
async function chooseTeacher(input: HTMLElement, name: RegExp): Promise<void> {
  await meanwhile(() => input.click());
  const option = await until(() => elementsNamed('[role=option]', name).at(-1));
  await meanwhile(() => option.click());
}

test('each subject can have a new teacher of its own, all as one step', async () => {
  const shown = await openFor(/^Ben/);
  const split = await checkbox('Choose the new teacher of each subject');
  await meanwhile(() => split.click());
  const own = await until(() =>
    shown.querySelector<HTMLElement>('input[aria-label^="New teacher of"][aria-label*="Latin"]'),
  );
  expect((own as HTMLInputElement).value).toMatch(/^Ben/);
  await chooseTeacher(own, /^Cy · free for 1 of 1 lesson/);
  await until(() => shown.textContent?.includes('1 lesson goes to Cy and keeps its time.'));
  expect(shown.textContent).toContain('Ben is not free for 1 lesson.');
  await handOver(4);
  expect(teachersAndDays()).toEqual([
    ['Ben', null],
    ['Cy', 1],
    ['Ben', 2],
    ['Ben', null],
  ]);
  expect(toasts().join(' ')).toMatch(/4 lessons of Ada are with .*Ben.* and .*Cy.* now\./);
  await meanwhile(() => draftSession.store.undo());
  expect(teachersAndDays().map(([teacher]) => teacher)).toEqual(['Ada', 'Ada', 'Ada', 'Ada']);
});

test('subjects without a new teacher hold the button until they have one or are left out', async () => {
  await openSchedule(school(), 'teachers');
  await meanwhile(() => askHandOver('Ada'));
  const shown = await until(dialog);
  const split = await checkbox('Choose the new teacher of each subject');
  await meanwhile(() => split.click());
  const own = await until(() =>
    shown.querySelector<HTMLElement>('input[aria-label^="New teacher of"][aria-label*="Greek"]'),
  );
  await chooseTeacher(own, /^Cy/);
  await until(() => shown.textContent?.includes('1 lesson goes to Cy and keeps its time.'));
  await until(() => shown.textContent?.includes('Cy then teaches 2 periods.'));
  expect(buttonNamed('Hand over 1 lesson')?.hasAttribute('disabled')).toBe(true);
  expect(shown.textContent).toMatch(/Still without a new teacher: .*Art.*, .*Drama.*, .*Latin/);
  for (const name of [/^Art/, /^Latin/, /^Drama/])
    await meanwhile(() => elementsNamed('label', name)[0]?.click());
  expect(shown.textContent).not.toContain('Still without');
  await handOver(1);
  expect(teachersAndDays().map(([teacher]) => teacher)).toEqual(['Ada', 'Ada', 'Cy', 'Ada']);
});

test('the whole school is checked only once a teacher takes over lessons', async () => {
  const check = vi.mocked(plan.effectsOfHandOver);
  check.mockClear();
  await openSchedule(school(), 'teachers');
  await meanwhile(() => askHandOver('Ada'));
  const shown = await until(dialog);
  await meanwhile(() => elementsNamed('label', /^Drama/)[0]?.click());
  await chooseTeacher(await until(() => shown.querySelector('input[placeholder="Choose a teacher"]')), /^Cy/);
  await until(() => shown.textContent?.includes('Cy then teaches'));
  expect(check.mock.calls.map(([, { shares }]) => shares.map(({ to }) => to))).toEqual([['Cy']]);
});

test('nothing can be handed over before the broken rules are told', async () => {
  const shown = await openFor(/^Ben/);
  const states = new Set<string>();
  const see = () => {
    const isOpen = buttonNamed(/^Hand over \d/)?.hasAttribute('disabled') === false;
    states.add(
      `${isOpen ? 'open' : 'waits'}, ${shown.textContent?.includes('Looking for rules') ? 'looking' : 'told'}`,
    );
  };
  const observer = new MutationObserver(see);
  observer.observe(shown, { subtree: true, childList: true, attributes: true, characterData: true });
  await meanwhile(() => elementsNamed('label', 'Stay with Ada')[0]?.click());
  see();
  await until(() => buttonNamed('Hand over 2 lessons')?.hasAttribute('disabled') === false);
  see();
  observer.disconnect();
  expect(states).toContain('waits, looking');
  expect(states).toContain('open, told');
  expect(states).not.toContain('open, looking');
});

test('more periods than the week has for the new teacher are told, also without a contract', async () => {
  let draft = school();
  const many = Array.from({ length: 20 }, (_, at) => ({ id: `m${at}` }));
  draft = runCommand(draft, commands.addSubject, {
    subject: { structure: 's', groups: ['9B'], teachers: ['Cy'], id: 'Many', name: 'Many' },
    lessons: many,
  });
  const shown = await openFor(/^Cy/, draft);
  await until(() =>
    shown.textContent?.match(/Cy then has 25 periods to teach, but only \d+ are available\./),
  );
});
