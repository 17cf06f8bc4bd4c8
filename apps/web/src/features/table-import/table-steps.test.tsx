// @vitest-environment happy-dom
import type { TableKind } from '@bellgrid/formats';
import { commands, createExampleSchool, runCommand } from '@bellgrid/model';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { fill, openWithLinks, useButton as press } from '../../ui/testing/form-in-dom.tsx';
import { choose, closeDom, elementsNamed, openSchool, toasts, until } from '../../ui/testing/page-in-dom.tsx';
import { useThreadInProcess } from '../../ui/testing/thread-in-process.ts';
import { TableImportSteps } from './TableImportSteps.tsx';
import { useTableImportDialog } from './table-import-store.ts';

beforeAll(() => useThreadInProcess(() => import('./table.worker.ts')));
beforeEach(() => openSchool(createExampleSchool()));
afterEach(async () => {
  await closeDom();
  useTableImportDialog.setState({ kind: null });
});

const selects = () => [...document.querySelectorAll<HTMLSelectElement>('select')];
const selectNamed = (label: string) =>
  selects().find(({ labels }) => labels?.[0]?.textContent === label) ?? null;
const page = () => document.body.textContent ?? '';
const confirm = () => elementsNamed<HTMLButtonElement>('button', /^Import \d/)[0];

/** Opens the import with a pasted table, at its columns. */
async function openColumns(text: string, kind: TableKind = 'teachers'): Promise<void> {
  await openWithLinks(<TableImportSteps kind={kind} onBegun={() => {}} />);
  await fill('Paste rows from your spreadsheet', text);
  await press('Continue');
  await until(() => document.querySelector('li select') !== null);
}

async function openPreview(text: string): Promise<void> {
  await openColumns(text);
  await press('Continue');
  await until(() => confirm() !== undefined);
}

const TITLED =
  'Kollegium 2026/27\n\nLehrkraft;Kürz.;Deputat;Personalnr.\nDora Engel;DE;24;17\nEmil Fuchs;EF;20;18';

test('the row with the names of the columns is found below a title, shown, and may be another one', async () => {
  await openColumns(TITLED);
  const header = selectNamed('Names of the columns');
  expect(header?.selectedOptions[0]?.textContent).toBe('Row 3: Lehrkraft · Kürz. · Deputat · Personalnr.');
  expect(page()).toContain('1 row above it is not imported.');
  expect(page()).toContain('1 column is not recognised: “Personalnr.”.');
  const fields = () =>
    [...document.querySelectorAll<HTMLSelectElement>('li select')].map(({ value }) => value);
  expect(fields()).toEqual(['name', 'shortName', 'contractPeriods', '']);
  expect(page()).toContain('2 rows');
  await choose(header, '');
  expect(page()).toContain('4 rows');
  expect(page()).not.toContain('is not recognised');
});

test('values that are left out are told before and after, and their rows are imported', async () => {
  await openPreview(
    'Name;E-Mail\nDora Engel;dora@@school\nEmil Fuchs;emil@hill.example\n;nobody@hill.example',
  );
  expect(page()).toContain('1 value is not imported.');
  expect(page()).toContain('The e-mail is not imported: “dora@@school” is not an e-mail address');
  await press(/^Import 2 rows/);
  await until(() => elementsNamed('button', 'Close').length > 0);
  expect(page()).toContain('2 added, 0 changed');
  expect(page()).toContain('The e-mail is not imported: “dora@@school” is not an e-mail address');
  expect(page()).toContain('The name is missing.');
  expect(page()).not.toContain('Emil Fuchs');
  const emails = Object.values(draftSession.draft.teachers).flatMap(({ name, email }) =>
    /Engel|Fuchs/.test(name) ? [[name, email]] : [],
  );
  expect(emails).toEqual([
    ['Dora Engel', null],
    ['Emil Fuchs', 'emil@hill.example'],
  ]);
});

test('the short names of teachers are shown before the import, and a column of rooms is told to be none of theirs', async () => {
  await openColumns('Name;Kürzel;Raum\nDora Engel;DOR;B1\nEmil Fuchs;DD2;B2');
  expect(page()).toContain('“Raum” is not imported: rooms are set for classes and subjects');
  expect(page()).not.toContain('not recognised');
  await press('Continue');
  await until(() => confirm() !== undefined);
  const third = [...document.querySelectorAll('tr > :nth-child(3)')].map(({ textContent }) => textContent);
  expect(third).toEqual(['Short name', 'DOR', 'DD2']);
});

test('an import without anything left out needs no report', async () => {
  useTableImportDialog.setState({ kind: 'teachers' });
  await openPreview('Name\nDora Engel');
  await press(/^Import 1 row/);
  expect(useTableImportDialog.getState().kind).toBeNull();
  expect(toasts()).toContain('1 added, 0 changed');
});

test('a name in another order is the same person unless it is said to be another; a slip has to be answered', async () => {
  const [first] = Object.values(draftSession.draft.teachers);
  const [given = '', family = ''] = first?.name.split(' ') ?? [];
  await openPreview(`Name;E-Mail\nDr. ${family}, ${given};new@hill.example\n${given} ${family}x;`);
  const [same, slip] = selects();
  expect(same?.selectedOptions[0]?.textContent).toBe(`${first?.name} (same person)`);
  expect(slip?.selectedOptions[0]?.textContent).toBe('Choose who is meant');
  expect(confirm()?.disabled).toBe(true);
  await choose(slip ?? null, 'own');
  await until(() => confirm()?.disabled === false);
  await press(/^Import 2 rows/);
  const names = Object.values(draftSession.draft.teachers).map(({ name }) => name);
  expect(names).toContain(`${given} ${family}x`);
  expect(names.filter((name) => name.includes('Dr. '))).toEqual([]);
  expect(draftSession.draft.teachers[first?.id ?? '']?.email).toBe('new@hill.example');
});

test.each(['groups', 'classrooms'] as const)(
  'a table of %s with rooms, of a school without classrooms in use, offers to switch them on',
  async (kind) => {
    const changes = { isClassroomsEnabled: false };
    openSchool(runCommand(createExampleSchool(), commands.setConfig, { changes }));
    await openColumns(kind === 'groups' ? 'Class;Home room\n11A;R9' : 'Room;Building\nR9;Main', kind);
    expect(page()).toContain('switched off for this school');
    await press('Switch classrooms on');
    expect(draftSession.draft.config.isClassroomsEnabled).toBe(true);
    expect(page()).not.toContain('switched off for this school');
    await press('Continue');
    await until(() => confirm() !== undefined);
    await press('Import 1 row');
    expect(Object.values(draftSession.draft.classrooms).map(({ name }) => name)).toContain('R9');
    draftSession.store.undo();
    draftSession.store.undo();
    expect(draftSession.draft.config.isClassroomsEnabled).toBe(false);
  },
);
