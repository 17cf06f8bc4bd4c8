// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { type KeptEntry, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { CurriculumMatrix } from '../../features/curriculum/CurriculumMatrix.tsx';
import { CustomViewDialog } from '../../features/schedule/custom-view/CustomViewDialog.tsx';
import { SchedulePage } from '../../features/schedule/SchedulePage.tsx';
import { SubjectsPage } from '../../features/subjects/SubjectsPage.tsx';
import { TeacherMultiEdit } from '../../features/teachers/TeacherMultiEdit.tsx';
import { TeachersPage } from '../../features/teachers/TeachersPage.tsx';
import { forgetPageMemory, rememberOnPage, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { fieldNamed, fill, openWithLinks, useButton } from '../testing/form-in-dom.tsx';
import { killableWindows } from '../testing/killed-window.ts';
import {
  closeDom,
  meanwhile,
  openSchool,
  openScreen,
  press,
  settle,
  toasts,
  type,
  until,
  use,
} from '../testing/page-in-dom.tsx';
import { openEntry } from './use-entry-to-open.ts';

const browser = killableWindows();
beforeEach(() => openSchool(createExampleSchool()));
afterEach(async () => {
  await closeDom();
  forgetPageMemory();
});

const Matrix = () => <CurriculumMatrix tools={null} views={null} />;

/** Kills the window, and presses “Open” in the notice of what was entered in it. */
const killAndOpen = async (): Promise<void> => openEntry(await entryOfKilled());

/** Kills the window, and gives the entry that was made in it. */
async function entryOfKilled(): Promise<KeptEntry> {
  await browser.kill();
  const [entry] = useKeptEntries.getState().offered;
  if (!entry) throw new Error('Nothing is on offer.');
  return entry;
}
async function dialog(): Promise<Element> {
  await until(() => document.querySelector('[role=dialog]') !== null);
  return document.querySelector('[role=dialog]') as Element;
}

test('“Open” opens the dialog for several teachers, with those that were chosen', async () => {
  const ids = Object.keys(draftSession.draft.teachers).slice(0, 3);
  await openWithLinks(<TeacherMultiEdit ids={ids} onClose={() => {}} />);
  const title = (await dialog()).querySelector('h2')?.textContent;
  const [subject] = Object.values(draftSession.draft.subjects);
  await fill('Remove subjects', subject?.name ?? '');
  await use(fieldNamed('Remove subjects'), 'ArrowDown');
  await use(fieldNamed('Remove subjects'), 'Enter');
  await killAndOpen();
  await openScreen('/teachers', { path: '/teachers', below: ['$id'], component: TeachersPage });
  const opened = await dialog();
  expect(opened.querySelector('h2')?.textContent).toBe(title);
  expect(opened.textContent).not.toContain(subject?.name);
  await useButton('Restore', opened);
  expect(opened.textContent).toContain(subject?.name);
});

test.each([
  ['a new view', '/schedule'],
  ['a view that is changed', '/schedule/own'],
])('“Open” opens the form of %s', async (_, address) => {
  const [teacher = ''] = Object.keys(draftSession.draft.teachers);
  const items = { teachers: [teacher], groups: [], classrooms: [] };
  const view = { id: 'own', name: 'Corridor', items };
  openSchool({ ...draftSession.draft, customViews: { own: view } });
  await openWithLinks(<CustomViewDialog view={address === '/schedule' ? null : view} onClose={() => {}} />);
  await fill('Name', 'Upper floor');
  await killAndOpen();
  const below = ['$view', '$view/$id'];
  await openScreen(address, { path: '/schedule', below, component: SchedulePage });
  const opened = await dialog();
  await useButton('Restore', opened);
  expect((fieldNamed('Name', opened) as HTMLInputElement).value).toBe('Upper floor');
});

test('“Open” opens the field for a block of the matrix with its text, also where the list of subjects was shown', async () => {
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Matrix });
  await useButton('Paste a block');
  const area = () => document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea');
  await act(async () => area()?.focus());
  await type('Art 3');
  await killAndOpen();
  rememberOnPage('subjects view', 'list');
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: SubjectsPage });
  await until(() => area()?.value === 'Art 3');
  expect(document.querySelector('[role=grid]')).not.toBeNull();
});

const matrixScreen = { path: '/subjects', below: ['$id'], component: Matrix };
const editor = () => document.querySelector<HTMLInputElement>('input[role="combobox"]');

/** Types into a cell of the matrix, and gives its label. */
async function typeInCell(): Promise<string | null | undefined> {
  await openScreen('/subjects', matrixScreen);
  await act(async () => document.querySelector<HTMLElement>('[role="grid"]')?.focus());
  await press('ArrowDown');
  await press('ArrowRight');
  await press('9');
  return editor()?.getAttribute('aria-label');
}

test('“Open” opens the field of a cell that the search hides, and clears the search', async () => {
  const label = await typeInCell();
  const entry = await entryOfKilled();
  await openScreen('/subjects', matrixScreen);
  const search = () => document.querySelector<HTMLInputElement>('input[placeholder="Search subjects"]');
  await act(async () => search()?.focus());
  await type('zzz');
  await meanwhile(() => openEntry(entry));
  await until(() => editor() !== null);
  expect([editor()?.getAttribute('aria-label'), editor()?.value, search()?.value]).toEqual([label, '9', '']);
});

test('a cell that is nowhere is told and not opened later', async () => {
  await typeInCell();
  const entry = { ...(await entryOfKilled()), form: 'cell/lost row ' };
  useKeptEntries.setState({ offered: [entry] });
  await openScreen('/subjects', matrixScreen);
  await meanwhile(() => openEntry(entry));
  await until(() => toasts().length > 0);
  expect([toasts().join(' '), editor()]).toEqual([expect.stringContaining('cannot be opened here'), null]);
});

test('a form that does not come in sight is not opened later by surprise', async () => {
  await typeInCell();
  const entry = await entryOfKilled();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  openEntry(entry);
  vi.runAllTimers();
  vi.useRealTimers();
  await openScreen('/subjects', matrixScreen);
  await settle();
  expect(editor()).toBeNull();
});

test('the form of several teachers does not switch the subjects to their list', async () => {
  const ids = Object.keys(draftSession.draft.teachers).slice(0, 3);
  await openWithLinks(<TeacherMultiEdit ids={ids} onClose={() => {}} />);
  const [subject] = Object.values(draftSession.draft.subjects);
  await fill('Remove subjects', subject?.name ?? '');
  await use(fieldNamed('Remove subjects'), 'ArrowDown');
  await use(fieldNamed('Remove subjects'), 'Enter');
  await killAndOpen();
  rememberOnPage('subjects view', 'matrix');
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: SubjectsPage });
  await settle();
  expect(usePageMemory.getState().memory['subjects view']).toBe('matrix');
});

test('“Open” opens the field of the cell that was edited, with its text', async () => {
  const label = await typeInCell();
  await killAndOpen();
  await openScreen('/subjects', matrixScreen);
  await until(() => editor() !== null);
  expect([editor()?.getAttribute('aria-label'), editor()?.value]).toEqual([label, '9']);
});
