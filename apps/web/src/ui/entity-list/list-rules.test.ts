import { createDraft } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { gridRows, lineInNextRow, rowOfLine } from './grid-rows.ts';
import { filterItems, type ListFilter, NO_FILTERS, NO_ITEM } from './list-filter.ts';
import { headOf, listLines } from './list-lines.ts';
import { initialListState, type ListState, reduceList } from './list-state.ts';
import { isListPath } from './use-list-address.ts';
import { itemAfterKey } from './use-roving-items.ts';

const item = (id: string, name: string, teachers: string[] = []) => ({
  id,
  name,
  color: '#000000',
  teachers,
});
const items = [
  item('a', 'Biology Lab', ['ito']),
  item('b', 'Physics Lab', ['ito', 'okafor']),
  item('c', 'Room 9'),
];
const filters: ListFilter<(typeof items)[number]>[] = [{ kind: 'teacher', idsOf: (each) => each.teachers }];
const draft = createDraft({ schoolName: '' });
const found = (search: string, chosen: Record<string, string[]> = {}) =>
  filterItems(items, filters, { search, chosen }, draft).map(({ id }) => id);

test('the search needs every word in the name, in any case and order', () => {
  expect(found('LAB bio')).toEqual(['a']);
  expect(found('lab')).toEqual(['a', 'b']);
  expect(found('lab room')).toEqual([]);
  expect(found('  ')).toEqual(['a', 'b', 'c']);
  expect(filterItems(items, filters, NO_FILTERS, draft)).toBe(items);
});

test('an item passes a filter by any one of its choices, or as one without', () => {
  expect(found('', { teacher: ['ito'] })).toEqual(['a', 'b']);
  expect(found('', { teacher: [NO_ITEM] })).toEqual(['c']);
  expect(found('', { teacher: ['okafor', NO_ITEM] })).toEqual(['b', 'c']);
  expect(found('physics', { teacher: ['okafor', NO_ITEM] })).toEqual(['b']);
});

test('a filter by classrooms has no effect where classrooms are switched off', () => {
  const byId: ListFilter<(typeof items)[number]> = { kind: 'classroom', idsOf: ({ id }) => [id] };
  const values = { search: '', chosen: { classroom: ['c'] } };
  const shown = (isClassroomsEnabled: boolean) =>
    filterItems(items, [byId], values, { ...draft, config: { ...draft.config, isClassroomsEnabled } });
  expect(shown(true).map(({ id }) => id)).toEqual(['c']);
  expect(shown(false)).toBe(items);
});

test('multi-select on or off clears the selection and closes the card', () => {
  const open: ListState = {
    ...initialListState({ view: 'grid', isViewChosen: false, isFilterBarShown: false }),
    open: { id: 'a', mode: 'edit' },
  };
  const selecting = reduceList(open, { type: 'toggleSelecting' });
  expect(selecting).toMatchObject({ isSelecting: true, open: null });
  const chosen = reduceList(reduceList(selecting, { type: 'toggleSelected', id: 'a' }), {
    type: 'toggleSelected',
    id: 'b',
  });
  expect([...chosen.selected]).toEqual(['a', 'b']);
  expect([...reduceList(chosen, { type: 'toggleSelected', id: 'a' }).selected]).toEqual(['b']);
  expect(reduceList(chosen, { type: 'toggleSelecting' }).selected.size).toBe(0);
});

test('a deleted item is neither open nor selected; a new item stays open', () => {
  const state: ListState = {
    ...initialListState({ view: 'list', isViewChosen: false, isFilterBarShown: false }),
    isSelecting: true,
    selected: new Set(['a', 'b']),
    open: { id: 'a', mode: 'details' },
  };
  const left = reduceList(state, { type: 'exist', ids: new Set(['b']) });
  expect([[...left.selected], left.open]).toEqual([['b'], null]);
  expect(reduceList(state, { type: 'exist', ids: new Set(['a', 'b', 'c']) })).toBe(state);
  const adding: ListState = {
    ...initialListState({ view: 'list', isViewChosen: false, isFilterBarShown: false }),
    open: { id: null, mode: 'edit' },
  };
  expect(reduceList(adding, { type: 'exist', ids: new Set() })).toBe(adding);
});

test('the open card takes the place of its row, and its neighbours follow', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id }));
  const lines = listLines(seven, undefined, () => true);
  const shape = (open: string | null | undefined) =>
    gridRows(lines, 3, open === undefined ? null : { id: open, mode: 'edit' }).map(nameOfRow);
  expect(shape(undefined)).toEqual(['abc', 'def', 'g']);
  expect(shape('e')).toEqual(['abc', 'd', '[e]', 'fg']);
  expect(shape(null)).toEqual(['[null]', 'abc', 'def', 'g']);
  const rows = gridRows(lines, 3, { id: 'e', mode: 'edit' });
  expect([rowOfLine(rows, 'e'), rowOfLine(rows, 'g'), rowOfLine(rows, 'x')]).toEqual([2, 3, -1]);
});

const nameOfRow = (row: ReturnType<typeof gridRows>[number]): string => {
  if (row.kind === 'open') return `[${row.id}]`;
  return row.kind === 'head' ? row.line.id : row.items.map(({ id }) => id).join('');
};

test('cards of one name begin a row below their head, and arrows up and down keep the column', () => {
  const items = ['a1', 'a2', 'a3', 'b1', 'c1', 'd1', 'd2'].map((id) => ({ id }));
  const lines = listLines(
    items,
    ({ id }) => id[0] ?? '',
    (key) => key === 'a',
  );
  const rows = gridRows(lines, 2, null);
  expect(rows.map(nameOfRow)).toEqual(['group a', 'a1a2', 'a3', 'b1c1', 'group d']);
  const open = gridRows(lines, 2, { id: 'a2', mode: 'edit' });
  expect(open.map(nameOfRow)).toEqual(['group a', 'a1', '[a2]', 'a3', 'b1c1', 'group d']);
  const from = (id: string, step: 1 | -1) => lineInNextRow(rows, id, step);
  expect([from('group a', 1), from('a2', 1), from('a3', 1), from('c1', 1)]).toEqual([
    'a1',
    'a3',
    'b1',
    'group d',
  ]);
  expect([from('group d', 1), from('group a', -1), from('c1', -1)]).toEqual([null, null, 'a3']);
  expect(lineInNextRow(open, 'group a', 1)).toBe('a1');
});

test('arrows go through the list and the grid, and stop at the ends', () => {
  const list = (key: string, at: number) => itemAfterKey(key, at, 7, 1, false);
  expect([list('ArrowDown', 0), list('ArrowUp', 0), list('ArrowRight', 0), list('End', 0)]).toEqual([
    1,
    null,
    null,
    6,
  ]);
  const grid = (key: string, at: number, rtl = false) => itemAfterKey(key, at, 7, 3, rtl);
  expect([grid('ArrowDown', 1), grid('ArrowRight', 1), grid('ArrowRight', 1, true)]).toEqual([4, 2, 0]);
  expect([grid('ArrowDown', 5), grid('ArrowDown', 6), grid('ArrowLeft', 0)]).toEqual([6, null, null]);
  expect(grid('x', 1)).toBeNull();
});

test('a list owns its address and one segment more', () => {
  const own = ['/subjects', '/subjects/', '/subjects/s1', '/subjects/add'];
  expect(own.every((path) => isListPath('/subjects', path))).toBe(true);
  expect(['/subjects/s1/lessons', '/subjectsx', '/'].some((path) => isListPath('/subjects', path))).toBe(
    false,
  );
});

test('items of one name are below a line of theirs, which opens; an item that is alone has none', () => {
  const subjects = [item('a5', 'Art'), item('a6', 'Art'), item('m', 'Music'), item('z', 'art')];
  const keyOf = ({ name }: { name: string }) => name.toLowerCase();
  const shape = (expanded: string[]) =>
    listLines(subjects, keyOf, (key) => expanded.includes(key)).map((line) =>
      line.item === null ? `${line.group?.key} ${line.group?.members.length}` : line.item.id,
    );
  expect(shape([])).toEqual(['art 3', 'm']);
  expect(shape(['art', 'music'])).toEqual(['art 3', 'a5', 'a6', 'z', 'm']);
  const lines = listLines(subjects, keyOf, () => true);
  expect(lines.map(headOf)).toEqual([null, lines[0]?.id, lines[0]?.id, lines[0]?.id, null]);
  expect(listLines(subjects, undefined, () => true).map(({ id }) => id)).toEqual(['a5', 'a6', 'm', 'z']);
});

test('the search reads more words of an item, without regard to marks on letters', () => {
  const chemistry = [item('k', 'Kémia', ['09C BAIM'])];
  const words = (each: (typeof chemistry)[number]) => each.teachers.join(' ');
  const search = (text: string) =>
    filterItems(chemistry, [], { search: text, chosen: {} }, draft, words).map(({ id }) => id);
  expect([search('kemia 9'), search('baim KÉM'), search('kemia 10')]).toEqual([['k'], ['k'], []]);
});
