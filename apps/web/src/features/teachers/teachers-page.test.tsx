// @vitest-environment happy-dom
import { commands, constraintSchema } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { forgetPageMemory } from '../../platform/page-memory/page-memory.ts';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  openScreen,
  type,
  until,
} from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { TeachersPage, teacherDeletion } from './TeachersPage.tsx';

afterEach(async () => {
  await closeDom();
  forgetPageMemory();
});

/** The texts of the open dialogs; undefined where there are none. */
const dialogs = () => {
  const open = [...document.querySelectorAll('[role=dialog]')];
  return open.length > 0 ? open.map(({ textContent }) => textContent ?? '') : undefined;
};

test('with unsaved changes in a form, the menu asks before lessons are handed over', async () => {
  const lessons = ['Ada', 'Ben'].map((name) => ({ id: `of ${name}`, groups: ['9A'], teachers: [name] }));
  openSchool(smallSchool({ lessons }));
  await openScreen('/teachers/Ada', { path: '/teachers', below: ['$id'], component: TeachersPage });
  const name = await until(() =>
    [...document.querySelectorAll('input')].find(({ value }) => value === 'Ada'),
  );
  await meanwhile(() => name.focus());
  await type('Ada B');
  const menu = await until(() => elementsNamed('button', 'Actions for Ben')[0]);
  await meanwhile(() => menu.click());
  const command = await until(() => elementsNamed('[role=menuitem]', 'Hand over lessons…')[0]);
  await meanwhile(() => command.click());
  expect((await until(dialogs)).join()).toContain('You have unsaved changes');
  const discard = await until(() => elementsNamed('button', 'Discard Changes')[0]);
  await meanwhile(() => discard.click());
  await until(() => dialogs()?.some((each) => each.includes('Hand over lessons of Ben')));
});

test('the question before a teacher is deleted counts what is lost and leads to the hand-over', async () => {
  const lessons = [0, 1].map((number) => ({ id: `Art ${number}`, groups: ['9A'], teachers: ['Ada'] }));
  openSchool(smallSchool({ lessons: [...lessons, { id: 'PE', groups: ['9A'], teachers: ['Ben'] }] }));
  const { store } = draftSession;
  const [structure = ''] = Object.keys(draftSession.draft.schoolData.structures);
  const days = {
    id: 'days',
    type: 'teacherConstraint',
    base: 'Ada',
    constraint: 'teacherMaxDays',
    maxDays: 3,
  };
  store.run(commands.addConstraint, { constraint: constraintSchema.parse(days) });
  const cells = [0, 1, 2].map((period) => ({ day: 0, period }));
  store.run(commands.setCalendarCells, { type: 'teacher', bases: ['Ada'], structure, cells, level: 2 });
  await openScreen('/teachers', { path: '/teachers', below: ['$id'], component: TeachersPage });
  const choose = async (selector: string, name: string) => {
    const found = await until(() => elementsNamed(selector, name)[0]);
    await meanwhile(() => found.click());
  };
  await choose('button', 'Actions for Ada');
  await choose('[role=menuitem]', 'Delete');
  const question = (await until(dialogs)).join();
  expect(question).toContain('2 lessons lose a teacher.');
  expect(question).toMatch(/1 constraint is deleted.*at most 3 days/);
  expect(question).toContain('3 calendar cells are deleted');
  await choose('[role=dialog] button', 'Hand over lessons…');
  await until(() => dialogs()?.some((each) => each.includes('Hand over lessons of Ada')));
  expect(draftSession.draft.teachers.Ada).toBeDefined();
});

test('the question before teachers are deleted says that no lesson changes, or where lessons are handed over', () => {
  openSchool(smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], teachers: ['Ada'] }] }));
  const { draft, store } = draftSession;
  const { Ada } = draft.teachers;
  if (!Ada) throw new Error('no teacher');
  store.run(commands.setTeacher, { teacher: { ...Ada, id: 'Cleo', name: 'Cleo', subjects: [] } });
  const question = (...ids: string[]) => teacherDeletion(draftSession.draft, ids);
  expect(question('Cleo')).toMatchObject({ warnings: ['No lesson changes.'] });
  expect(question('Cleo').instead).toBeUndefined();
  expect(question('Ada', 'Cleo').instead?.body).toContain('in the menu of a teacher');
});

test('the list tells teachers of one short name', async () => {
  openSchool(smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], teachers: ['Ada', 'Ben'] }] }));
  const { draft, store } = draftSession;
  for (const teacher of Object.values(draft.teachers)) {
    store.run(commands.setTeacher, { teacher: { ...teacher, shortName: 'AH' } });
  }
  await openScreen('/teachers', { path: '/teachers', below: ['$id'], component: TeachersPage });
  const banner = await until(() =>
    [...document.querySelectorAll('[role=status]')].find(({ textContent }) =>
      textContent?.includes('the same short name as another one:'),
    ),
  );
  expect(banner.textContent).toMatch(/Ada.* · .*AH.*Ben/);
});

test('the list shows the periods by contract beside those of the lessons', async () => {
  openSchool(smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], teachers: ['Ada'] }] }));
  const { draft, store } = draftSession;
  const { Ada } = draft.teachers;
  if (!Ada) throw new Error('no teacher');
  store.run(commands.setTeacher, { teacher: { ...Ada, contractPeriods: 12.5 } });
  await openScreen('/teachers', { path: '/teachers', below: ['$id'], component: TeachersPage });
  const list = await until(() => elementsNamed('button', 'Show as list')[0]);
  await meanwhile(() => list.click());
  await until(() => /1 \/ 20 periods · 12\.5 by contract/.exec(document.body.textContent ?? '')?.[0]);
});
