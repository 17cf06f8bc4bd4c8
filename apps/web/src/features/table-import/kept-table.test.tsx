// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { useKeptEntries, writeEntries } from '../../document/saving/kept-entries.ts';
import { fieldNamed, fill, openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { killableWindows } from '../../ui/testing/killed-window.ts';
import { choose, closeDom, elementsNamed, openSchool, until } from '../../ui/testing/page-in-dom.tsx';
import { useThreadInProcess } from '../../ui/testing/thread-in-process.ts';
import * as worker from './ask-table-worker.ts';
import { TableImportSteps } from './TableImportSteps.tsx';
import { openKeptTable, type TableEntry, useTableImportDialog } from './table-import-store.ts';

const FIELD = 'Paste rows from your spreadsheet';
const TABLE = 'Ann Kelly\tAK\nBen Carr\tBC';

const browser = killableWindows();
beforeAll(() => useThreadInProcess(() => import('./table.worker.ts')));
beforeEach(() => openSchool(createExampleSchool()));
afterEach(async () => {
  await closeDom();
  useTableImportDialog.setState({ kind: null });
});

const open = () => openWithLinks(<TableImportSteps kind="teachers" onBegun={() => {}} />);
const text = () => (fieldNamed(FIELD) as HTMLTextAreaElement).value;
const columns = () => [...document.querySelectorAll<HTMLSelectElement>('li select')];
const untilColumns = () => until(() => columns().length > 0);

test('a pasted table is in the dialog again after its window was killed', async () => {
  await open();
  await fill(FIELD, TABLE);
  await browser.kill();
  await open();
  expect(text()).toBe('');
  await useButton('Restore');
  expect(text()).toBe(TABLE);
});

test('the fields that were chosen for its columns are kept with it', async () => {
  await open();
  await fill(FIELD, TABLE);
  await useButton('Continue');
  await untilColumns();
  const before = columns().map(({ value }) => value);
  await choose(columns()[1] ?? null, 'shortName');
  await browser.kill();
  await open();
  await useButton('Restore');
  await untilColumns();
  expect(before).toEqual(['name', '']);
  expect(columns().map(({ value }) => value)).toEqual(['name', 'shortName']);
  expect(elementsNamed('button', 'Discard')).toEqual([]);
  await useButton('Back');
  expect(text()).toBe(TABLE);
});

/** Too long for the field. */
const LONG = Array.from({ length: 2000 }, (_, row) => `Teacher ${row}\tT${row}`).join('\n');
const keptTexts = () => browser.kept.map(({ value }) => (value as TableEntry).text);

test('a long table is kept while it is read, also where that fails, and is read again then', async () => {
  await open();
  await fill(FIELD, LONG);
  await browser.kill();
  await open();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asked = vi.spyOn(worker, 'askTableWorker').mockRejectedValueOnce(new Error('the thread ended'));
  await useButton('Restore');
  await until(() => document.querySelector('[role="alert"]') !== null);
  writeEntries();
  await vi.waitFor(() => expect(browser.kept.map(({ window }) => window)).not.toContain('killed'));
  expect([keptTexts(), text()]).toEqual([[LONG], '']);

  asked.mockReturnValueOnce(new Promise(() => {}));
  await useButton('Continue');
  await browser.kill();
  expect(keptTexts()).toEqual([LONG]);
  await open();
  await useButton('Restore');
  await untilColumns();
  expect(columns()).toHaveLength(2);
});

test('an import ends what is on offer of an earlier table', async () => {
  await open();
  await fill(FIELD, TABLE);
  await browser.kill();
  await open();
  await fill(FIELD, 'Cid Moss\tCM');
  await useButton('Continue');
  await untilColumns();
  await useButton('Continue');
  await until(() => elementsNamed('button', /^Import/).length > 0);
  await useButton(/^Import/);
  expect(Object.values(draftSession.draft.teachers).map(({ name }) => name)).toContain('Cid Moss');
  expect(useKeptEntries.getState().offered).toEqual([]);
});

test('its notice opens the dialog for the items that it is about', async () => {
  await open();
  await fill(FIELD, TABLE);
  await browser.kill();
  const [entry] = useKeptEntries.getState().offered;
  if (!entry) throw new Error('Nothing is on offer.');
  expect(entry.title).toBe('Import a table: Teachers');
  openKeptTable(entry);
  expect(useTableImportDialog.getState().kind).toBe('teachers');
});
