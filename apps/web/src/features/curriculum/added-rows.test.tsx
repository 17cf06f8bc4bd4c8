// @vitest-environment happy-dom
import { commands, runCommand } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { closeDom, openSchool, openScreen, press, type, until, use } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { CurriculumMatrix } from './CurriculumMatrix.tsx';

const Matrix = () => <CurriculumMatrix tools={null} views={null} />;
const openMatrix = () => openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Matrix });

beforeEach(async () => {
  const teacher = { id: 'kelly', name: 'Ann Kelly' };
  openSchool(runCommand(smallSchool({ groups: ['7A'], lessons: [] }), commands.setTeacher, { teacher }));
  await openMatrix();
});
afterEach(closeDom);

const rowNames = (): (string | undefined)[] =>
  [...document.querySelectorAll('[role=row] [role=rowheader][aria-label]')].map(
    (each) => each.getAttribute('aria-label')?.split(',')[0],
  );
const remover = () => document.querySelector<HTMLButtonElement>('button[aria-label="Remove the row Art"]');

async function addRow(name: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[aria-label="Add subject"]');
  await act(async () => field?.focus());
  await type(name);
  await press('Enter');
}

test('a subject that was added by its name alone is in the draft, and so in every save and copy of it', async () => {
  await addRow('Art');
  expect(rowNames()).toEqual(['Art']);
  expect(draftSession.draft.subjects).toEqual({});
  const file = draftSession.file();
  await closeDom();

  // As after a killed window whose work was restored.
  openSchool(file.dataStore);
  await openMatrix();
  expect(rowNames()).toEqual(['Art']);
  await act(async () => draftSession.store.undo());
});

test('adding a row is a step that can be undone, and a row without a subject can be removed', async () => {
  await addRow('Art');
  await act(async () => draftSession.store.undo());
  expect(rowNames()).toEqual([]);
  await act(async () => draftSession.store.redo());
  expect(rowNames()).toEqual(['Art']);
  await use(remover());
  expect(rowNames()).toEqual([]);
  expect(document.activeElement?.getAttribute('role')).toBe('grid');
});

test('a row that has a subject is not kept any more, and cannot be removed as an empty one', async () => {
  await addRow('Art');
  const subject = { id: 'art', name: 'Art', structure: 's', groups: ['7A'], teachers: ['kelly'] };
  await act(async () => draftSession.store.run(commands.addSubject, { subject, lessons: [{ id: 'art 1' }] }));
  expect(remover()).toBeNull();
  await addRow('Music');
  expect(JSON.stringify(draftSession.draft.config.pageMemory)).not.toContain('Art');
  expect(rowNames()).toEqual(['Art', 'Music']);
});

test('a name that is added again after its row was removed gets the active cell in its own row', async () => {
  const active = () =>
    document.querySelector('[data-active][data-spot]')?.getAttribute('aria-label')?.split(',')[0];
  await addRow('Art');
  await addRow('Music');
  await until(() => active() === 'Music');
  await act(async () => remover()?.click());
  await addRow('Art');
  expect(rowNames()).toEqual(['Art', 'Music']);
  await until(() => document.activeElement?.getAttribute('role') === 'grid');
  expect(active()).toBe('Art');
});
