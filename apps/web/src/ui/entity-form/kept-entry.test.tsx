// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { useKeptEntries } from '../../document/saving/kept-entries.ts';
import { TeacherForm } from '../../features/teachers/TeacherForm.tsx';
import { fieldNamed, fill, openWithLinks, useButton } from '../testing/form-in-dom.tsx';
import { killableWindows } from '../testing/killed-window.ts';
import { closeDom, openSchool, toasts, until } from '../testing/page-in-dom.tsx';

const browser = killableWindows();

beforeEach(() => openSchool(createExampleSchool()));
afterEach(closeDom);

const open = (id: string | null = null) =>
  openWithLinks(<TeacherForm id={id} onClose={() => {}} onDone={() => {}} />);
const name = () => (fieldNamed('Name') as HTMLInputElement).value;
const note = () => document.querySelector('[role=status]')?.textContent ?? '';

/** Types a name into a form, and opens the form again as after a killed window. */
async function typeAndReopen(id: string | null = null): Promise<void> {
  await open(id);
  await fill('Name', 'Grace Hopper');
  await browser.kill();
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
  expect(browser.kept).toEqual([]);
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
  await until(() => browser.kept.length === 0);
  expect(browser.kept).toEqual([]);
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
  browser.kept = [];
  await useButton('Restore');
  expect([name(), note()]).toEqual([before, '']);
  expect(toasts().join()).toContain('restored or discarded in another window');
});
