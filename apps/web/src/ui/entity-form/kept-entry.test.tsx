// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { entryStorage, type KeptEntry, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { beginWindow } from '../../document/saving/open-window.ts';
import { TeacherForm } from '../../features/teachers/TeacherForm.tsx';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { fieldNamed, fill, openWithLinks, useButton } from '../testing/form-in-dom.tsx';
import { closeDom, openSchool, toasts } from '../testing/page-in-dom.tsx';

let kept: KeptEntry[] = [];
let end = () => false;

const isOther = (a: Pick<KeptEntry, 'owner' | 'window' | 'form'>) => (b: KeptEntry) =>
  b.owner !== a.owner || b.window !== a.window || b.form !== a.form;

beforeEach(() => {
  openSchool(createExampleSchool());
  kept = [];
  vi.spyOn(entryStorage, 'put').mockImplementation(async (entry) => {
    kept = [...kept.filter(isOther(entry)), entry];
  });
  vi.spyOn(entryStorage, 'remove').mockImplementation(async (entry) => {
    kept = kept.filter(isOther(entry));
  });
  vi.spyOn(entryStorage, 'all').mockImplementation(async () => kept);
  queryClient.setQueryData(currentUserQuery.queryKey, { uid: 'ada', impersonatedBy: null } as never);
  end = beginWindow();
});

afterEach(() => {
  end();
  useKeptEntries.setState({ offered: [] });
  vi.restoreAllMocks();
  return closeDom();
});

const open = (id: string | null = null) =>
  openWithLinks(<TeacherForm id={id} onClose={() => {}} onDone={() => {}} />);
const name = () => (fieldNamed('Name') as HTMLInputElement).value;
const note = () => document.querySelector('[role=status]')?.textContent ?? '';

/** Types a name into a form, and opens the form again as after a killed window. */
async function typeAndReopen(id: string | null = null): Promise<void> {
  const school = draftSession.draft;
  await open(id);
  await fill('Name', 'Grace Hopper');
  await vi.waitFor(() => expect(kept).toHaveLength(1));
  const left = kept.map((entry) => ({ ...entry, window: 'killed' }));
  await closeDom();
  queryClient.setQueryData(currentUserQuery.queryKey, { uid: 'ada', impersonatedBy: null } as never);
  await vi.waitFor(() => expect(kept).toEqual([]));
  openSchool(school);
  kept = left;
  useKeptEntries.setState({ offered: left });
  await open(id);
}

test('a form offers what was typed in it before its window was closed, and restores it', async () => {
  await typeAndReopen();
  expect([name(), note()]).toEqual(['', expect.stringContaining('not saved')]);
  await useButton('Restore');
  expect([name(), note()]).toEqual(['Grace Hopper', '']);
});

test('what is discarded is not offered again', async () => {
  await typeAndReopen();
  await useButton('Discard');
  expect([name(), note(), useKeptEntries.getState().offered]).toEqual(['', '', []]);
  await act(async () => {});
  expect(kept).toEqual([]);
});

test('what a restored entry replaces in the form is offered in its place', async () => {
  await typeAndReopen();
  await fill('Name', 'Emmy Noether');
  await useButton('Restore');
  expect([name(), note()]).toEqual(['Grace Hopper', expect.stringContaining('not saved')]);
  await useButton('Restore');
  expect([name(), note()]).toEqual(['Emmy Noether', expect.stringContaining('not saved')]);
  await useButton('Discard');
  expect([name(), note()]).toEqual(['Emmy Noether', '']);
});

test('an offer ends when the form of a saved item is saved without it', async () => {
  const [id = ''] = Object.keys(draftSession.draft.teachers);
  await typeAndReopen(id);
  expect(note()).toContain('not saved');
  await fill('Name', 'Emmy Noether');
  await useButton('Save');
  expect(draftSession.draft.teachers[id]?.name).toBe('Emmy Noether');
  expect([note(), useKeptEntries.getState().offered]).toEqual(['', []]);
  await vi.waitFor(() => expect(kept).toEqual([]));
});

test('the offer of a new item stays when another new item is saved', async () => {
  await typeAndReopen();
  await fill('Name', 'Emmy Noether');
  await useButton('Save');
  expect(Object.values(draftSession.draft.teachers).map(({ name }) => name)).toContain('Emmy Noether');
  expect(useKeptEntries.getState().offered).toHaveLength(1);
});

test('an entry that another window has restored meanwhile is not entered over what is there', async () => {
  const [id = ''] = Object.keys(draftSession.draft.teachers);
  await typeAndReopen(id);
  const before = name();
  kept = [];
  await useButton('Restore');
  expect([name(), note()]).toEqual([before, '']);
  expect(toasts().join()).toContain('restored or discarded in another window');
});
