import { expect, test } from 'vitest';
import { readDelimited } from './read-delimited.ts';
import { tableOfCells } from './table-of-cells.ts';

const cells = (content: Uint8Array | string) => {
  const read = readDelimited(content);
  if (!read.ok) throw new Error(read.fault.code);
  return read.rows.map((row) => row.cells);
};
const fault = (content: Uint8Array | string) => {
  const read = readDelimited(content);
  return read.ok ? null : read.fault;
};

test.each([
  ['tabs, as spreadsheets paste', 'Name\tEmail\r\nAda, Countess\tada@hill.example\r\n'],
  ['semicolons', 'Name;Email\n"Ada, Countess";ada@hill.example'],
  ['commas with quotes', 'Name,Email\n"Ada, Countess",ada@hill.example'],
  ['bars', 'Name|Email\nAda, Countess|ada@hill.example'],
  ['a named separator', 'sep=;\nName;Email\nAda, Countess;ada@hill.example'],
])('columns by %s', (_, text) => {
  expect(cells(text)).toEqual([
    ['Name', 'Email'],
    ['Ada, Countess', 'ada@hill.example'],
  ]);
});

test.each([
  [
    'a title with commas',
    'Staff 2026/27, as of August, by name\n\nName;Email\nAda;a@hill.example',
    ['Name', 'Email'],
  ],
  ['names with commas', 'Name;Email\nHill, Ada;a@hill.example\nRao, Ben;b@hill.example', ['Name', 'Email']],
  ['lists without a header', 'Maths;9A,9B,9C\nArt;9A,9B', ['Maths', '9A,9B,9C']],
])('%s do not hide the separator', (_, text, row) => {
  expect(cells(text)).toContainEqual(row);
});

test('cells in quotes have separators, quotes and line breaks; the row numbers stay those of the spreadsheet', () => {
  const read = readDelimited('Name,Classes\n\n"Maths ""A""","9A\n 9B"\nArt,9A\n');
  expect(read).toMatchObject({
    ok: true,
    columns: 2,
    rows: [
      { number: 1, cells: ['Name', 'Classes'] },
      { number: 3, cells: ['Maths "A"', '9A\n9B'] },
      { number: 4, cells: ['Art', '9A'] },
    ],
  });
});

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, mark: readonly number[], isLittle: boolean) =>
  Uint8Array.from([
    ...mark,
    ...[...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  ]);

test.each([
  ['UTF-8', new TextEncoder().encode('Name\nZoë Müller')],
  ['UTF-8 with its mark', new TextEncoder().encode('\ufeffName\nZoë Müller')],
  ['Windows-1252', latin('Name\nZo\xeb M\xfcller')],
  ['UTF-16, little end first', utf16('Name\nZoë Müller', [0xff, 0xfe], true)],
  ['UTF-16, big end first', utf16('Name\nZoë Müller', [0xfe, 0xff], false)],
])('text in %s', (_, bytes) => {
  expect(cells(bytes)).toEqual([['Name'], ['Zoë Müller']]);
});

test('a text that is no table is reported, with its place', () => {
  expect(fault('')).toMatchObject({ code: 'empty' });
  expect(fault(' \n\t\n')).toMatchObject({ code: 'empty' });
  expect(fault('a,b\n1,"never closed\n2,3')).toMatchObject({ code: 'unclosed-quote', values: { row: 2 } });
  expect(fault(Uint8Array.from([0x50, 0, 0x4b, 0, 3]))).toMatchObject({ code: 'not-a-table' });
  expect(fault('name\n'.repeat(5002))).toMatchObject({ code: 'too-many-rows', values: { count: 5002 } });
  expect(fault(`${','.repeat(60)}x`)).toMatchObject({ code: 'too-many-columns', values: { count: 61 } });
  expect(fault('x'.repeat(11_000_000))).toMatchObject({ code: 'too-large' });
});

test('cells of a workbook become text', () => {
  const read = tableOfCells([
    ['Name', 'Lessons', null],
    ['Maths', 4, undefined],
    [null, null],
    [true, new Date('2026-02-03T00:00:00Z')],
  ]);
  expect(read).toMatchObject({
    rows: [
      { number: 1, cells: ['Name', 'Lessons'] },
      { number: 2, cells: ['Maths', '4'] },
      { number: 4, cells: ['true', '2026-02-03'] },
    ],
  });
});

test.each([
  ['names of columns', 'Name, Vorname;Kürzel;Deputat\n'],
  ['without names of columns', ''],
])('commas in a title and in names do not hide the separator: %s', (_, header) => {
  const table = `Lehrerliste, Schuljahr 2026/27\n${header}Dorn, Dirk;DO;24\nMoss, Eva;EM;20`;
  expect(cells(table)).toContainEqual(['Dorn, Dirk', 'DO', '24']);
});

test('names with a comma below the name of their column are one column', () => {
  expect(cells('Name\nHill, Ada\nRao, Ben')).toEqual([['Name'], ['Hill, Ada'], ['Rao, Ben']]);
});

test('lists in cells do not hide commas between columns', () => {
  const table = 'Subject,Classes\nMaths,9A;9B;9C\nArt,9A;9B;9C\nLatin,9A;9B;9C';
  expect(cells(table)).toContainEqual(['Maths', '9A;9B;9C']);
});
