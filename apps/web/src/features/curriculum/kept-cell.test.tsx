// @vitest-environment happy-dom
import { commands, type Draft, runCommand, STORE_VERSION } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { entryStorage, type KeptEntry, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { forgetPageMemory } from '../../platform/page-memory/page-memory.ts';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  openScreen,
  press,
  toasts,
  type,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { CurriculumMatrix } from './CurriculumMatrix.tsx';
import type { CellEntry } from './use-kept-cell.ts';

const Matrix = () => <CurriculumMatrix tools={null} views={null} />;

/** Two classes with one lesson of Art each. */
function school(): Draft {
  const teacher = { id: 'kelly', name: 'Ann Kelly' };
  let draft = runCommand(smallSchool({ groups: ['7A', '7B'], lessons: [] }), commands.setTeacher, {
    teacher,
  });
  for (const group of ['7A', '7B']) {
    const subject = { id: `Art ${group}`, name: 'Art', structure: 's', groups: [group], teachers: ['kelly'] };
    draft = runCommand(draft, commands.addSubject, { subject, lessons: [{ id: `Art ${group} 1` }] });
  }
  return draft;
}

/** The entry that a killed window left of the cell of Art and 7A. */
const entryOf = (value: CellEntry): KeptEntry => ({
  ...{ owner: 'ada ', window: 'killed', at: 1, storeVersion: STORE_VERSION, value },
  ...{ form: 'cell/s\nart\n0 7A', title: 'Art, 7A', path: '/subjects', records: ['7A', 'Art 7A'] },
});
const STORED = '1 Ann Kelly';

async function open(width: number, value: CellEntry): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width < 600 && query.includes('max-width: 599px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  useKeptEntries.setState({ offered: [entryOf(value)] });
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Matrix });
  await act(async () => document.querySelector<HTMLElement>('[role="grid"]')?.focus());
}

beforeEach(() => {
  openSchool(school());
  vi.spyOn(entryStorage, 'remove').mockResolvedValue();
  vi.spyOn(entryStorage, 'all').mockImplementation(async () => [...useKeptEntries.getState().offered]);
});
afterEach(async () => {
  await closeDom();
  useKeptEntries.setState({ offered: [], shown: [] });
  forgetPageMemory();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const editor = () => document.querySelector<HTMLInputElement>('input[role="combobox"]');
const countOf = (subject: string) => draftSession.draft.subjects[subject]?.lessons.length;
const offered = () => useKeptEntries.getState().offered.length;

test('what was typed in a cell is in its field again, and is stored by Enter alone', async () => {
  await open(1000, { text: '4', mode: 'over', stored: STORED });
  await press('F2');
  expect(editor()?.value).toBe('4');
  expect(document.querySelector('[role="status"]')?.textContent).toContain('not saved');
  await act(async () => editor()?.blur());
  expect([editor(), countOf('Art 7A'), offered()]).toEqual([null, 1, 1]);
  await act(async () => document.querySelector<HTMLElement>('[role="grid"]')?.focus());
  await press('F2');
  await press('Enter');
  // It was typed over the cell, so that the teacher stays.
  expect([countOf('Art 7A'), draftSession.draft.subjects['Art 7A']?.teachers, offered()]).toEqual([
    4,
    ['kelly'],
    0,
  ]);
});

test('Escape gives up what was typed in a cell before', async () => {
  await open(1000, { text: '4', mode: 'over', stored: STORED });
  await press('F2');
  await press('Escape');
  expect([countOf('Art 7A'), offered()]).toEqual([1, 0]);
});

test('what was typed in a cell that was changed since is left out, and told', async () => {
  await open(1000, { text: '4', mode: 'over', stored: '2 Ann Kelly' });
  await press('F2');
  expect([editor()?.value, offered()]).toEqual([STORED, 0]);
  expect(toasts().join()).toContain('“4”');
});

const field = () => document.querySelector<HTMLInputElement>('input[inputmode="numeric"]');

test('on a phone, a cell shows what was typed in it, and its newer value where it was changed since', async () => {
  await open(400, { text: '4', mode: 'over', stored: STORED });
  expect([field()?.value, offered()]).toEqual(['4', 0]);
  expect(document.querySelector('[role="status"]')?.textContent).toContain('not saved');
  expect(countOf('Art 7A')).toBe(1);
  await use(elementsNamed('button', 'Discard')[0]);
  expect([field()?.value, document.querySelector('[role="status"]')]).toEqual(['1', null]);
  await closeDom();
  openSchool(school());
  await open(400, { text: '4', mode: 'over', stored: STORED });
  await use(elementsNamed('button', 'Save')[0]);
  expect([field()?.value, countOf('Art 7A'), document.querySelector('[role="status"]')]).toEqual([
    '4',
    4,
    null,
  ]);
  await closeDom();
  openSchool(school());
  await open(400, { text: '4', mode: 'over', stored: '2 Ann Kelly' });
  expect([field()?.value, offered()]).toEqual(['1', 0]);
  expect(toasts().join()).toContain('“4”');
});

test('on a phone, it is discarded or saved from its focused field as well, and is stored by Enter', async () => {
  for (const [answer, stored] of [
    [() => use(elementsNamed('button', 'Discard')[0]), 1],
    [() => use(elementsNamed('button', 'Save')[0]), 4],
    [() => use(field()), 4],
  ] as const) {
    openSchool(school());
    await open(400, { text: '4', mode: 'over', stored: STORED });
    await meanwhile(() => field()?.focus());
    await answer();
    expect([field()?.value, countOf('Art 7A')]).toEqual([String(stored), stored]);
    expect(document.querySelector('[role="status"]')).toBe(null);
    await closeDom();
  }
});

test('a text that is typed over a cell is newer than the one of an earlier window', async () => {
  await open(1000, { text: '4', mode: 'over', stored: STORED });
  await press('5');
  expect(editor()?.value).toBe('5');
  await type('6');
  expect([editor()?.value, offered()]).toEqual(['6', 1]);
});
