import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

/** A zip archive without compression. */
function zip(files: Readonly<Record<string, string>>): ArrayBuffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Uint8Array.from(Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])).buffer;
}

const cell = (value: string | number) =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
const sheetOf = (rows: readonly (readonly (string | number)[])[]) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((value, column) => cell(value).replace('<c', `<c r="${'ABC'[column]}${index + 1}"`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

function workbook(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>): ArrayBuffer {
  const names = Object.keys(sheets);
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const list = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  );
  const links = names.map(
    (_, index) =>
      `<Relationship Id="r${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zip({
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${links.join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(rows)]),
    ),
  });
}

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
