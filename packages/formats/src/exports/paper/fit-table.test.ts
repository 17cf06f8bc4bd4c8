import { describe, expect, it } from 'vitest';
import { fontFiles } from '../../testing/font-files.ts';
import { buildTable, type TableLesson } from './build-table.ts';
import { alikeTexts, type EntryBox, entryBoxes, sayingColumns } from './fit-table.ts';
import { readFonts } from './paper-fonts.ts';
import type { ExportLesson, Heading, ScheduleTable } from './schedule-data.ts';
import { turnTable } from './turn-table.ts';

const fonts = readFonts(fontFiles());
const headings = (labels: readonly string[]): Heading[] =>
  labels.map((label) => ({ label, time: '', day: null, pause: null }));

/** Parallel lessons of these periods in each of the columns. */
function parallel(count: number, columns: number, to: number): TableLesson[] {
  return Array.from({ length: count * columns }, (_, index) => {
    const name = `S${index % count}`;
    const details = [`T${index % count}`, `R${index % count}`];
    return {
      lesson: { id: `${index}` } as ExportLesson,
      column: Math.floor(index / count),
      ...{ from: 0, to },
      text: {
        ...{ title: `Subject ${name}`, shortTitle: name, color: '#336699' },
        ...{ details, shortDetails: details, shortPeople: `T${index % count}` },
      },
    };
  });
}

const dayTable = (count: number, classes: number, periods: number): ScheduleTable =>
  buildTable(
    '',
    headings(Array.from({ length: classes }, (_, index) => `${index + 1}a`)),
    headings(['1', '2', '3']),
    parallel(count, classes, periods),
    [],
  );

function boxesOf(table: ScheduleTable, columnWidth: number): EntryBox[] {
  const columns = { from: 0, to: table.columns.length };
  const bare = { scale: 1, headScale: 1, hasPills: false, columnWidth, columns };
  const alike = alikeTexts(fonts, table, bare);
  return table.blocks.flatMap((block) => entryBoxes(fonts, table, block, { ...bare, alike }));
}

const saidIn = (boxes: readonly EntryBox[]): string =>
  boxes.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');

describe('parallel lessons', () => {
  it.each([2, 4, 5, 8])('%i of two periods below one another take both, side by side', (count) => {
    const boxes = boxesOf(dayTable(count, 1, 2), 94);
    for (const { y, height, rows } of boxes)
      expect({ y, height, rows }).toMatchObject({ y: 0, height: 1, rows: { from: 0, to: 2 } });
    // So many that a lane would hold no name are one text.
    expect(boxes).toHaveLength(count === 8 ? 1 : count);
    for (let index = 0; index < count; index += 1) {
      expect(saidIn(boxes)).toContain(`S${index}`);
      expect(saidIn(boxes)).toContain(`T${index}`);
      expect(saidIn(boxes)).toContain(`R${index}`);
    }
  });

  it.each([2, 4])('%i of two periods side by side take both, below one another', (count) => {
    const boxes = boxesOf(turnTable(dayTable(count, 1, 2)), 94);
    expect(boxes).toHaveLength(count);
    for (const { x, width } of boxes) expect({ x, width }).toEqual({ x: 0, width: 1 });
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(count);
  });

  it('of one period may be below one another in either table', () => {
    for (const table of [dayTable(4, 1, 1), turnTable(dayTable(4, 1, 1))])
      expect(new Set(boxesOf(table, 94).map(({ y }) => y)).size).toBeGreaterThan(1);
  });

  it('of several classes are said in each of them, so that none is taken for that of one class', () => {
    const table = dayTable(2, 2, 2);
    const turned = turnTable(table);
    expect(table.blocks).toHaveLength(1);
    expect(table.blocks.map((block) => sayingColumns(table, block))).toEqual([2]);
    const rows = boxesOf(turned, 94).map((box) => `${box.entry.shortTitle} ${box.rows.from}-${box.rows.to}`);
    expect(rows).toEqual(['S0 0-1', 'S1 0-1', 'S0 1-2', 'S1 1-2']);
    // One lesson of both is said once.
    const single = dayTable(1, 2, 2);
    expect(single.blocks.map((block) => sayingColumns(single, block))).toEqual([1]);
    expect(boxesOf(turnTable(single), 94)).toHaveLength(1);
  });
});
