import { commands, createDraft, curriculumMatrix, runCommand } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { fillSources, spotOfKey, spotOfTab, spread } from './matrix-area.ts';
import { labelledBlock, readBlock, readLabelledBlock, writeBlock } from './matrix-block.ts';

const size = { rows: 3, columns: 4 };
const key = (name: string, isFar = false) => ({ key: name, ctrlKey: isFar, metaKey: false });

it('moves by keys within the table, mirrored from right to left', () => {
  const from = { row: 1, column: 1 };
  expect(spotOfKey(key('ArrowRight'), from, size, false)).toEqual({ row: 1, column: 2 });
  expect(spotOfKey(key('ArrowRight'), from, size, true)).toEqual({ row: 1, column: 0 });
  expect(spotOfKey(key('ArrowDown', true), from, size, false)).toEqual({ row: 2, column: 1 });
  expect(spotOfKey(key('End'), from, size, false)).toEqual({ row: 1, column: 3 });
  expect(spotOfKey(key('Home', true), from, size, false)).toEqual({ row: 0, column: 0 });
  expect(spotOfKey(key('x'), from, size, false)).toBe(null);
});

it('goes row by row with Tab and leaves at both ends', () => {
  expect(spotOfTab({ row: 0, column: 3 }, size, false)).toEqual({ row: 1, column: 0 });
  expect(spotOfTab({ row: 1, column: 0 }, size, true)).toEqual({ row: 0, column: 3 });
  expect(spotOfTab({ row: 2, column: 3 }, size, false)).toBe(null);
  expect(spotOfTab({ row: 0, column: 0 }, size, true)).toBe(null);
});

it('spreads a block from a corner on, also beyond the last cell, and one text over the selection', () => {
  const bounds = { top: 2, left: 2, bottom: 2, right: 3 };
  const block = [
    ['1', '2', '3'],
    ['4', '5', '6'],
  ];
  expect(spread(block, bounds)).toHaveLength(6);
  expect(spread(block, bounds).at(-1)).toEqual({ spot: { row: 3, column: 4 }, text: '6' });
  expect(spread([['7']], bounds)).toHaveLength(2);
});

it('fills from the first cells of a selection, or from those before a single one', () => {
  const bounds = { top: 0, left: 0, bottom: 1, right: 2 };
  expect(fillSources(bounds, 'right')).toHaveLength(4);
  expect(fillSources(bounds, 'down')).toHaveLength(3);
  expect(fillSources({ top: 1, left: 1, bottom: 1, right: 1 }, 'down')).toEqual([
    { from: { row: 0, column: 1 }, to: { row: 1, column: 1 } },
  ]);
  expect(fillSources({ top: 0, left: 0, bottom: 0, right: 0 }, 'right')).toEqual([]);
});

it('reads what spreadsheets copy: tabs, quotes, line breaks within cells, an empty last line', () => {
  expect(readBlock('4\t"a ""b""\nc"\r\n\t2+1\r\n')).toEqual([
    ['4', 'a "b"\nc'],
    ['', '2+1'],
  ]);
  expect(
    readBlock(
      writeBlock([
        ['4 Kelly', ''],
        ['', '2'],
      ]),
    ),
  ).toEqual([
    ['4 Kelly', ''],
    ['', '2'],
  ]);
  expect(readBlock('')).toEqual([['']]);
});

it('finds the places of a block by the names of subjects and classes, in both directions', () => {
  let draft = createDraft({ schoolName: 'Test' });
  const [structure = ''] = Object.keys(draft.schoolData.structures);
  for (const name of ['7A', '7B'])
    draft = runCommand(draft, commands.setGroup, { group: { id: name, name, structure } });
  const subject = { id: 'art', name: 'Art', structure, groups: ['7A'] };
  draft = runCommand(draft, commands.addSubject, { subject, lessons: [] });
  const rows = curriculumMatrix(draft.subjects);
  const columns = Object.values(draft.groups);
  const reader = { draft, rows, columns, words: ['with'] };
  const block = [
    ['', '7a', '7B', '9Z'],
    ['art', '2', '', '4'],
    ['Music', '', '1 Kelly', ''],
  ];
  const turned = [0, 1, 2, 3].map((column) => block.map((row) => row[column] ?? ''));
  for (const each of [block, turned]) {
    const labelled = labelledBlock(reader, each);
    expect(labelled).toEqual({ block, isCertain: true });
    const { edits, newClasses, newSubjects } = readLabelledBlock(reader, labelled?.block ?? []);
    const [newClass] = newClasses;
    expect(newClass).toMatchObject({ name: '9Z', structure });
    expect(newSubjects).toEqual(['Music']);
    expect(edits.map(({ row, group, text }) => [row.name, row.cells.size, group, text])).toEqual([
      ['Art', 1, '7A', '2'],
      ['Art', 1, newClass?.id, '4'],
      ['Music', 0, '7B', '1 Kelly'],
    ]);
  }
  const unlabelled = [
    [
      ['4', '5'],
      ['1', '2'],
    ],
    [
      ['with 7A', '4 Kelly'],
      ['with 7A', '3'],
    ],
    [
      ['Kelly', 'Kelly'],
      ['Kelly', 'Kelly'],
    ],
  ];
  for (const each of unlabelled) expect(labelledBlock(reader, each)).toBe(null);
});
