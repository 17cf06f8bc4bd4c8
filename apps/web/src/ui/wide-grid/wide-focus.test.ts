import { expect, test } from 'vitest';
import type { GridFocus, GridKey } from '../timetable-grid/grid-focus.ts';
import { layoutGrid } from '../timetable-grid/grid-layout.ts';
import { ownPlacements, smallSchool } from '../timetable-grid/small-school.ts';
import { moveWideFocus } from './wide-focus.ts';
import type { WideLayout } from './wide-geometry.ts';

const draft = smallSchool({
  groups: ['9A', '9B', '9C'],
  lessons: [
    { id: 'long', groups: ['9A'], at: [0, 0], numPeriods: 2 },
    { id: 'french', groups: ['9B'], at: [0, 0] },
    { id: 'german', groups: ['9B'], at: [0, 0] },
  ],
});
const blocks = layoutGrid(draft, ownPlacements(draft), 'classes', null).blocks;
const days = [0, 2, 4];

/** The position after some keys, as block/day/row/lane. */
function after(layout: WideLayout, from: Partial<GridFocus>, ...keys: GridKey[]): string {
  const move = moveWideFocus(layout, days);
  const start = { block: 0, day: 0, row: 0, lane: 0, ...from };
  const { block, day, row, lane } = keys.reduce((at, key) => move(blocks, at, key), start);
  return `${block}/${day}/${row}/${lane}`;
}

test.each<[WideLayout, Partial<GridFocus>, GridKey[], string]>([
  // Along the time: past a long lesson, on into the next shown day, and no further than the last one.
  ['rows', {}, ['ArrowRight'], '0/0/2/0'],
  ['rows', { row: 3 }, ['ArrowRight'], '0/2/0/0'],
  ['rows', { day: 2 }, ['ArrowLeft'], '0/0/3/0'],
  ['rows', { day: 4, row: 3 }, ['ArrowRight'], '0/4/3/0'],
  ['columns', {}, ['ArrowDown'], '0/0/2/0'],
  ['columns', { row: 3 }, ['ArrowDown'], '0/2/0/0'],
  ['days', { row: 3 }, ['ArrowDown'], '0/0/3/0'],
  // Across it: lane by lane, item by item; where the days are side by side, on into the next one.
  ['rows', {}, ['ArrowDown'], '1/0/0/0'],
  ['rows', {}, ['ArrowDown', 'ArrowDown'], '1/0/0/1'],
  ['rows', {}, ['ArrowDown', 'ArrowDown', 'ArrowDown'], '2/0/0/0'],
  ['columns', { block: 2 }, ['ArrowRight'], '2/0/0/0'],
  ['columns', { block: 2 }, ['ArrowLeft'], '1/0/0/1'],
  ['days', { block: 2 }, ['ArrowRight'], '0/2/0/0'],
  ['days', { day: 2 }, ['ArrowLeft'], '2/0/0/0'],
  ['columns', { row: 2 }, ['PageDown'], '1/0/2/0'],
  ['rows', { row: 2 }, ['Home'], '0/0/0/0'],
  ['rows', {}, ['End'], '0/4/3/0'],
  ['columns', { row: 2 }, ['End'], '2/0/2/0'],
])('%s: from %o, %o leads to %s', (layout, from, keys, to) => {
  expect(after(layout, from, ...keys)).toBe(to);
});
