import { describe, expect, test } from 'vitest';
import { layoutGrid } from '../timetable-grid/grid-layout.ts';
import { ownPlacements, smallSchool } from '../timetable-grid/small-school.ts';
import type { Box } from '../timetable-grid/use-scroll-window.ts';
import {
  boxesMeet,
  cellBox,
  cutName,
  groupByStructure,
  lanesWithRoom,
  needLongNames,
  type WideLayout,
  wideGeometry,
} from './wide-geometry.ts';

const groups = Array.from({ length: 12 }, (_, at) => `${at + 1}A`);
// A screen of 1440 px without the sidebar, the staging area and a scroll bar.
const room = { width: 985, height: 700 };

function blocksOf(twoStructures = false) {
  const lessons = twoStructures
    ? [
        { id: 'a', groups: ['2A'], structure: 't' },
        { id: 'b', groups: ['4A'], structure: 't' },
      ]
    : [];
  const draft = smallSchool({ lessons, groups, periods: 7, structures: ['s', 't'] });
  const late = draft.schoolData.structures.t;
  if (!late) throw new Error('no structure');
  late.periods = late.periods.slice(0, 5).map((period, at) => ({
    ...period,
    periodStart: 480 + at * 75,
    periodEnd: 540 + at * 75,
  }));
  for (const id of ['2A', '4A']) {
    const group = draft.groups[id];
    if (twoStructures && group) group.structure = 't';
  }
  return groupByStructure(layoutGrid(draft, ownPlacements(draft), 'classes', null).blocks);
}

function boxesOf(layout: WideLayout, days = [0, 1, 2, 3, 4], twoStructures = false) {
  const blocks = blocksOf(twoStructures);
  const geometry = wideGeometry({ blocks, days, layout, room, small: false, hasLongNames: false });
  const boxes = blocks.flatMap((block, index) =>
    days.flatMap((day, at) =>
      block.periods.map((_, row) => ({
        name: `${block.item.name}/${day}/${row}`,
        box: cellBox(geometry, geometry.sectionOf(index).axis, geometry.boxOf(index, at), {
          start: row,
          end: row + 1,
        }),
      })),
    ),
  );
  return { blocks, geometry, boxes };
}

const inside = (box: Box, { width, height }: { width: number; height: number }) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;

describe.each(['rows', 'columns', 'days'] as const)('the layout %s', (layout) => {
  test.each([false, true])('has a place of its own for each cell (several structures: %s)', (several) => {
    const { geometry, boxes } = boxesOf(layout, [0, 1, 2], several);
    for (const { name, box } of boxes) {
      expect(box.width, name).toBeGreaterThanOrEqual(layout === 'rows' ? 26 : 52);
      expect(inside(box, geometry), name).toBe(true);
    }
    for (const [at, a] of boxes.entries()) {
      const other = boxes.slice(at + 1).find((b) => boxesMeet(a.box, b.box));
      expect(other?.name, a.name).toBeUndefined();
    }
  });

  test('leaves the labels free', () => {
    const { geometry, boxes } = boxesOf(layout);
    for (const { box } of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(geometry.label);
      expect(box.y).toBeGreaterThanOrEqual(geometry.header);
    }
  });
});

test('twelve classes with 35 periods fit beside the staging area at 1440 px', () => {
  const { geometry } = boxesOf('rows');
  expect(geometry.width).toBeLessThanOrEqual(room.width);
  expect(geometry.height).toBeLessThanOrEqual(room.height);
  expect([geometry.label, geometry.header]).toEqual([70, 35]);
});

test('rows that do not fit into the width have wider periods, since they are scrolled in any case', () => {
  const { blocks } = boxesOf('rows');
  const options = {
    blocks,
    days: [0, 1, 2, 3, 4],
    layout: 'rows' as const,
    small: false,
    hasLongNames: false,
  };
  const [section] = wideGeometry({ ...options, room: { width: 320, height: 600 } }).sections;
  const [start = 0, next = 0] = section?.axis.starts ?? [];
  expect(next - start).toBe(32);
});

test('a view of two items takes the room that is there', () => {
  const blocks = blocksOf().slice(0, 2);
  const options = { blocks, days: [0, 1, 2, 3, 4], room, small: false, hasLongNames: false };
  const columns = wideGeometry({ ...options, layout: 'columns' });
  expect(columns.width).toBeGreaterThan(0.95 * room.width);
  expect(wideGeometry({ ...options, layout: 'days' }).width).toBeGreaterThan(0.95 * room.width);
  expect(wideGeometry({ ...options, layout: 'rows' }).width).toBeGreaterThan(0.9 * room.width);
  const oneDay = wideGeometry({ ...options, layout: 'rows', days: [0] });
  expect(oneDay.width).toBeGreaterThan(0.9 * room.width);
});

test('the classes of a structure are together, with a scale of minutes for all', () => {
  const { blocks, geometry } = boxesOf('days', [1], true);
  expect(geometry.sections.map(({ structure, first, end }) => [structure, first, end])).toEqual([
    ['s', 0, 10],
    ['t', 10, 12],
  ]);
  expect(blocks.slice(10).map(({ item }) => item.name)).toEqual(['2A', '4A']);
  const [s, t] = geometry.sections;
  // Both begin at 08:00; 09:00 is the second period of the first and the end of the first period of the other.
  expect(s?.axis.starts[0]).toBe(t?.axis.starts[0]);
  expect(s?.axis.starts[1]).toBe(t?.axis.ends[0]);
});

test('names of classes are cut unless they would be alike', () => {
  const classes = (...names: string[]) =>
    names.map((name) => ({ kind: 'classes' as const, item: { id: name, name, color: '' } }));
  expect(cutName('1BAC-HUM1')).toBe('1BAC-');
  expect(needLongNames(classes('1BAC-HUM1', '2BAC-HUM1'))).toBe(false);
  expect(needLongNames(classes('1BAC-HUM1', '1BAC-HUM2'))).toBe(true);
});

test('lessons side by side are shown where each has room for a line of letters, two in any case', () => {
  const lanes = (layout: WideLayout, strip: number) => lanesWithRoom({ layout, strip });
  expect([lanes('rows', 25), lanes('rows', 36), lanes('rows', 48), lanes('rows', 60)]).toEqual([2, 2, 3, 3]);
  expect([lanes('columns', 52), lanes('columns', 76), lanes('days', 102), lanes('days', 190)]).toEqual([
    2, 2, 3, 3,
  ]);
});
