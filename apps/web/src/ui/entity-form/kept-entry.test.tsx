// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryStorage, type KeptEntry, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { beginWindow } from '../../document/saving/open-window.ts';
import { TeacherForm } from '../../features/teachers/TeacherForm.tsx';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { fieldNamed, fill, openWithLinks, useButton } from '../testing/form-in-dom.tsx';
import { closeDom, openSchool } from '../testing/page-in-dom.tsx';

let kept: KeptEntry[] = [];
let end = () => false;

beforeEach(() => {
  openSchool(createExampleSchool());
  kept = [];
  vi.spyOn(entryStorage, 'put').mockImplementation(async (entry) => {
    kept = [entry];
  });
  vi.spyOn(entryStorage, 'remove').mockImplementation(async () => {
    kept = [];
  });
  queryClient.setQueryData(currentUserQuery.queryKey, { uid: 'ada', impersonatedBy: null } as never);
  end = beginWindow();
});

afterEach(() => {
  end();
  useKeptEntries.setState({ offered: [] });
  vi.restoreAllMocks();
  return closeDom();
});

const open = () => openWithLinks(<TeacherForm id={null} onClose={() => {}} onDone={() => {}} />);
const name = () => (fieldNamed('Name') as HTMLInputElement).value;
const note = () => document.querySelector('[role=status]')?.textContent ?? '';

/** Types a name into a form, and opens the form again as after a killed window. */
async function typeAndReopen(): Promise<void> {
  await open();
  await fill('Name', 'Grace Hopper');
  await vi.waitFor(() => expect(kept).toHaveLength(1));
  const offered = [...kept];
  await closeDom();
  openSchool(createExampleSchool());
  useKeptEntries.setState({ offered });
  await open();
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
