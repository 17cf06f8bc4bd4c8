import { expect, test } from 'vitest';
import { workbook, zip } from '../../../../../e2e/support/workbook.ts';
import { readTable } from './read-table.ts';

const bytesOf = (...bytes: number[]): ArrayBuffer => Uint8Array.from(bytes).buffer;

test('a workbook gives its sheets that have cells, numbers as text', async () => {
  const content = workbook({
    Notes: [],
    Subjects: [
      ['Subject', 'Lessons'],
      [' Maths ', 4],
    ],
    Rooms: [['Lab 1']],
  });
  const sheets = await readTable(content);
  expect(sheets.map(({ name }) => name)).toEqual(['Subjects', 'Rooms']);
  expect(sheets[0]?.read).toMatchObject({
    ok: true,
    rows: [{ cells: ['Subject', 'Lessons'] }, { number: 2, cells: ['Maths', '4'] }],
  });
});

test.each([
  ['an archive that is no workbook', zip({ 'a.txt': 'hello' }), 'broken-workbook'],
  ['a workbook cut short', workbook({ A: [['x']] }).slice(0, 200), 'broken-workbook'],
  ['an old workbook', bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0, 0), 'old-excel'],
  ['a picture', bytesOf(0x89, 0x50, 0x4e, 0x47, 0, 0), 'not-a-table'],
  ['a workbook without cells', workbook({ A: [] }), 'empty'],
  ['more than is read', new ArrayBuffer(11_000_000), 'too-large'],
])('%s is told', async (_, content, code) => {
  const [sheet] = await readTable(content);
  expect(sheet?.read).toMatchObject({ ok: false, fault: { code } });
});

test('other bytes are text with separators', async () => {
  const [sheet] = await readTable(Uint8Array.from(Buffer.from('Name;Email\nAda;a@b.example')).buffer);
  expect(sheet).toMatchObject({ name: null, read: { ok: true, columns: 2 } });
});
