// @vitest-environment happy-dom
import { commands, runCommand } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { forgetPageMemory } from '../../platform/page-memory/page-memory.ts';
import { useButton as press } from '../../ui/testing/form-in-dom.tsx';
import {
  choose,
  closeDom,
  openInDom,
  openSchool,
  openScreen,
  press as pressKey,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { CurriculumMatrix } from './CurriculumMatrix.tsx';
import { MatrixPhone } from './MatrixPhone.tsx';
import { createOwnerOf, matrixRows } from './matrix-model.ts';

const NAMES = Array.from({ length: 18 }, (_, index) => `Subject ${index + 1}`);

/** 7A has the first two subjects, 7B all of them. */
function school() {
  const empty = smallSchool({ groups: ['7A', '7B'], lessons: [] });
  return NAMES.reduce((draft, name, index) => {
    const groups = index < 2 ? ['7A', '7B'] : ['7B'];
    const subject = { id: name, name, structure: 's', groups, teachers: [] };
    return runCommand(draft, commands.addSubject, { subject, lessons: [{ id: `lesson ${name}` }] });
  }, empty);
}

const Matrix = () => <CurriculumMatrix tools={null} views={null} />;

beforeEach(() => openSchool(school()));
afterEach(async () => {
  await closeDom();
  forgetPageMemory();
});

test('the matrix shows the subjects of one class alone where that is chosen', async () => {
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Matrix });
  const rows = () => document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount');
  expect(rows()).toBe('21');
  await choose(document.querySelector('select'), '7A');
  expect(rows()).toBe('5');
  await choose(document.querySelector('select'), 'all classes');
  expect(rows()).toBe('21');
});

test('in a school with two structures the name of a subject has a line of its own', async () => {
  draftSession.store.run(commands.addStructure, { id: 'late', name: 'Evening school' });
  draftSession.store.run(commands.buildStructure, { id: 'late' });
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Matrix });
  const head = document.querySelector('[title="Subject 1"]');
  const lines = [...(head?.querySelector('div')?.children ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Subject 1', 'S1 · s']);
});

test('of the subjects of one class, a row that is emptied stays, so that a second Delete hits no other subject', async () => {
  const names = ['Art', 'English', 'Maths'];
  const own = names.flatMap((name) => ['7A', '7B'].map((group) => ({ name, group })));
  const draft = own.reduce(
    (before, { name, group }) =>
      runCommand(before, commands.addSubject, {
        subject: { id: `${name} ${group}`, name, structure: 's', groups: [group], teachers: [] },
        lessons: [{ id: `lesson ${name} ${group}` }],
      }),
    smallSchool({ groups: ['7A', '7B'], lessons: [] }),
  );
  openSchool(draft);
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Matrix });
  await choose(document.querySelector('select'), '7A');
  const empty = async () => {
    await act(async () => document.querySelector<HTMLElement>('[role="grid"]')?.focus());
    await pressKey('Delete');
  };
  const left = () =>
    Object.values(draftSession.draft.lessons).flatMap(({ groups, name }) =>
      groups.includes('7A') ? [name] : [],
    );
  await empty();
  await press('Delete');
  expect(left()).toEqual(['English (1)', 'Maths (1)']);
  await empty();
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(left()).toEqual(['English (1)', 'Maths (1)']);
});

test('a row that lost the subject of its only class stays and takes the next number, until it is removed or the screen is left', async () => {
  const subject = { id: 'art', name: 'Art', structure: 's', groups: ['7A'], teachers: [] };
  openSchool(
    runCommand(smallSchool({ groups: ['7A'], lessons: [] }), commands.addSubject, {
      subject,
      lessons: [{ id: 'lesson' }],
    }),
  );
  const openMatrix = () => openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Matrix });
  await openMatrix();
  const names = () =>
    [...document.querySelectorAll('[role=row] [role=rowheader][aria-label]')].map(
      (each) => each.getAttribute('aria-label')?.split(',')[0],
    );
  const grid = () => document.querySelector<HTMLElement>('[role="grid"]');
  const empty = async () => {
    await act(async () => grid()?.focus());
    await pressKey('Delete');
    await press('Delete');
  };
  await empty();
  expect(draftSession.draft.subjects).toEqual({});
  expect(names()).toEqual(['Art']);

  await act(async () => grid()?.focus());
  await pressKey('3');
  await pressKey('Enter');
  expect(Object.values(draftSession.draft.subjects)).toMatchObject([
    { name: 'Art', groups: ['7A'], lessons: { length: 3 } },
  ]);
  await act(async () => draftSession.store.undo());
  await act(async () => draftSession.store.undo());
  expect(draftSession.draft.subjects).toHaveProperty('art');
  expect(names()).toEqual(['Art']);

  await empty();
  const before = draftSession.draft;
  await use(document.querySelector<HTMLButtonElement>('button[aria-label="Remove the row Art"]'));
  expect(names()).toEqual([]);
  expect(draftSession.draft).toBe(before);
  await act(async () => draftSession.store.undo());
  await empty();
  expect(names()).toEqual(['Art']);
  await closeDom();
  openSchool(draftSession.draft);
  await openMatrix();
  expect(names()).toEqual([]);
});

test('on a phone, of many subjects those that the class does not have are behind a button', async () => {
  const draft = school();
  const columns = ['7A', '7B'].map((id) => ({ id, name: id, structure: 's' }));
  const shown = () => document.querySelectorAll('li input').length;
  await openInDom(
    <MatrixPhone
      rows={matrixRows(draft, [])}
      columns={columns}
      showsAll={false}
      ownerOf={createOwnerOf(columns)}
      onEnter={() => null}
      onEmpty={() => {}}
      newRow={null}
    />,
  );
  expect(shown()).toBe(2);
  await press('Show 16 subjects that this class does not have');
  expect(shown()).toBe(18);
  await press('Next class');
  // Two sit together with 7A: they have no field here.
  expect(shown()).toBe(16);
  await press('Previous class');
  expect(shown()).toBe(2);
});
