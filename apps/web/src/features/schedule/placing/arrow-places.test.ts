// @vitest-environment happy-dom
import { type Draft, timetableOf } from '@bellgrid/model';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type GridBlock, layoutGrid } from '../../../ui/timetable-grid/grid-layout.ts';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { placeOfCell, readGrid } from './arrow-places.ts';

/** Ten classes of five days with four periods; Art is a lesson of the third of them, Chess one of the ninth. */
function school(): Draft {
  const groups = Array.from({ length: 10 }, (_, at) => `9${'ABCDEFGHIJ'[at]}`);
  return smallSchool({
    lessons: [
      ...groups.map((group) => ({ id: `of ${group}`, groups: [group], teachers: [group] })),
      { id: 'Art', groups: ['9C'], teachers: ['Ada'], at: [0, 0] as const },
      { id: 'Chess', groups: ['9I'], teachers: ['Ben'], at: [0, 0] as const },
    ],
  });
}

/** The size of a cell in these tests, in px. */
const CELL = 40;

/**
 * A grid of 400 × 400 px in which some cells are rendered, each at the place that the layout gives it; the first of the given
 * classes is at its upper edge.
 */
function gridOf(
  draft: Draft,
  layout: string | undefined,
  shown: { blocks: number[]; days: number[]; periods: number[] },
) {
  const { blocks } = layoutGrid(draft, timetableOf(draft).placed, 'classes', null);
  const area = document.createElement('div');
  const scroller = document.createElement('div');
  scroller.dataset.scroller = '';
  if (layout) scroller.dataset.layout = layout;
  scroller.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  const from = shown.blocks[0] ?? 0;
  for (const index of shown.blocks) {
    const rows = document.createElement('section');
    rows.dataset.block = blocks[index]?.key ?? '';
    for (const day of shown.days)
      for (const period of shown.periods) {
        const cell = document.createElement('td');
        Object.assign(cell.dataset, { day, period });
        const strip = index - from;
        const [column, row] =
          layout === 'rows'
            ? [day * 4 + period, strip]
            : layout === 'columns'
              ? [strip, day * 4 + period]
              : layout === 'days'
                ? [day * 10 + strip, period]
                : [day, strip * 4 + period];
        cell.getBoundingClientRect = () => new DOMRect(column * CELL, row * CELL, CELL, CELL);
        rows.append(cell);
      }
    scroller.append(rows);
  }
  area.append(scroller);
  document.body.append(area);
  return { area, blocks };
}

function placeIn(
  area: HTMLElement,
  draft: Draft,
  blocks: readonly GridBlock[],
  lesson: string,
  at: { day: number; start: number },
) {
  const grid = readGrid(area, blocks);
  if (!grid) throw new Error('No timetable is shown.');
  return placeOfCell(grid, draft, lesson, at);
}

afterEach(() => document.body.replaceChildren());

const all = [0, 1, 2, 3];

describe.each([
  ['the rows of classes', undefined, { x: 20, y: 20 }, { x: 60, y: 384 }],
  ['the global view in rows', 'rows', { x: 20, y: 20 }, { x: 220, y: 384 }],
  ['the global view in columns', 'columns', { x: 20, y: 20 }, { x: 384, y: 220 }],
  ['the day view', 'days', { x: 20, y: 20 }, { x: 384, y: 60 }],
] as const)('in %s', (_name, layout, here, edge) => {
  const shown = { blocks: [2, 3], days: [0, 1], periods: all };

  test('a cell in sight has its own place', () => {
    const draft = school();
    const { area, blocks } = gridOf(draft, layout, shown);
    const place = placeIn(area, draft, blocks, 'Art', { day: 0, start: 0 });
    expect(place).toMatchObject({ point: here, isInSight: true, block: { item: { name: '9C' } } });
  });

  test('a cell of a class that is not rendered is at the edge towards it, with the class that it is of', () => {
    const draft = school();
    const { area, blocks } = gridOf(draft, layout, shown);
    const place = placeIn(area, draft, blocks, 'Chess', { day: 1, start: 1 });
    expect(place).toMatchObject({ isInSight: false, block: { item: { name: '9I' } } });
    // Days side by side: the class is to the right of all that is rendered.
    expect(place?.point).toEqual(edge);
  });
});

test('classes before those that are rendered are at the upper edge', () => {
  const draft = school();
  const { area, blocks } = gridOf(draft, undefined, { blocks: [8, 9], days: [0], periods: all });
  const place = placeIn(area, draft, blocks, 'Art', { day: 0, start: 0 });
  expect(place).toMatchObject({ isInSight: false, point: { x: 20, y: 16 }, isLow: false });
});

test('a cell that is rendered below the edge is at the edge', () => {
  const draft = school();
  const { area, blocks } = gridOf(draft, undefined, { blocks: [0, 1, 2, 3], days: [0], periods: all });
  const place = placeIn(area, draft, blocks, 'Art', { day: 0, start: 3 });
  expect(place).toMatchObject({ isInSight: false, point: { x: 20, y: 384 }, isLow: true });
});

test('a cell below the proposals is at their upper edge, with its name above', () => {
  const draft = school();
  const { area, blocks } = gridOf(draft, undefined, { blocks: [0, 1, 2], days: [0], periods: all });
  const panel = document.body.appendChild(document.createElement('section'));
  panel.dataset.makeRoom = '';
  panel.getBoundingClientRect = () => new DOMRect(0, 200, 400, 200);
  const place = placeIn(area, draft, blocks, 'Art', { day: 0, start: 0 });
  expect(place).toMatchObject({ isInSight: false, point: { x: 20, y: 184 }, isLow: true });
});

test('a lesson of which the view has no class has no place', () => {
  const draft = school();
  const { area } = gridOf(draft, undefined, { blocks: [0], days: [0], periods: all });
  expect(placeIn(area, draft, [], 'Art', { day: 0, start: 3 })).toBeNull();
});

test('the cells, their edges and the proposals are read once for the ends of all arrows', () => {
  const draft = school();
  const { area, blocks } = gridOf(draft, 'rows', { blocks: [2, 3], days: [0, 1], periods: all });
  const grid = readGrid(area, blocks);
  if (!grid) throw new Error('No timetable is shown.');
  const reads = [
    vi.spyOn(window, 'getComputedStyle'),
    vi.spyOn(Element.prototype, 'querySelectorAll'),
    vi.spyOn(document, 'querySelector'),
  ];
  const places = [0, 1].map((day) => placeOfCell(grid, draft, 'Art', { day, start: 0 })?.point);
  expect(places).toEqual([
    { x: 20, y: 20 },
    { x: 180, y: 20 },
  ]);
  expect(reads.map((read) => read.mock.calls.length)).toEqual([0, 0, 0]);
  for (const read of reads) read.mockRestore();
});

test('without a timetable in sight there are no places', () => {
  expect(readGrid(document.createElement('div'), [])).toBeNull();
});
