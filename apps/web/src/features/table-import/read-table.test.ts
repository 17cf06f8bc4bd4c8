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

test('F18: a cell at the end of the sheet is told before any row is built', async () => {
  const sheet = `<worksheet><dimension ref="A1"/><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>`;
  const [read] = await readTable(zip({ 'xl/worksheets/sheet1.xml': sheet }));
  expect(read?.read).toEqual({
    ok: false,
    fault: { code: 'stray-cell', values: { cell: 'XFD1048576' } },
  });
});

/** The directory of an archive, changed to say that its first file unpacks to so many bytes. */
function claiming(archive: ArrayBuffer, size: number): ArrayBuffer {
  const view = new DataView(archive);
  let at = 0;
  while (view.getUint32(at, true) !== 0x02014b50) at += 1;
  view.setUint32(at + 24, size, true);
  return archive;
}

test.each([
  ['that says so', claiming(zip({ 'xl/worksheets/sheet1.xml': '' }), 51 * 1024 * 1024)],
  ['that says less', claiming(zip({ 'xl/worksheets/sheet1.xml': ' '.repeat(51 * 1024 * 1024) }, true), 100)],
])('F18: a workbook that unpacks to more than 50 MB, %s, is told', async (_, content) => {
  const [sheet] = await readTable(content);
  expect(sheet?.read).toEqual({ ok: false, fault: { code: 'too-large', values: { max: 50 } } });
});

test('other bytes are text with separators', async () => {
  const [sheet] = await readTable(Uint8Array.from(Buffer.from('Name;Email\nAda;a@b.example')).buffer);
  expect(sheet).toMatchObject({ name: null, read: { ok: true, columns: 2 } });
});
