import { describe, expect, it } from 'vitest';
import type { GridBlock } from './grid-layout.ts';
import { gridMeasures } from './grid-measures.ts';
import { blockTops, visibleRows } from './visible-rows.ts';

const measures = { ...gridMeasures(false, false, { names: ['1A'], labels: [] }), header: 35, row: 50 };

/** A class of six periods with one lesson of two periods from the given one on. */
function block(key: string, start = 0): GridBlock {
  const cell = { start, end: start + 2, lessons: [], lanesShown: 1, stops: [], lanes: 1 };
  const periods = Array.from({ length: 6 }, (_, at) => ({
    ...{ id: `${at}`, index: at, label: '', periodStart: at * 60, periodEnd: at * 60 + 50 },
  }));
  return {
    ...{ key, kind: 'classes', item: { id: key, name: key }, structure: 's', structureName: null },
    ...{ periods, placedPeriods: 0, totalPeriods: 0 },
    days: [{ school: [], blocked: [], cells: [cell] }],
  } as unknown as GridBlock;
}

const blocks = [block('1A'), block('1B', 2), block('1C')];
const tops = blockTops(blocks, measures);

const rowsBetween = (from: number, to: number, focused = -1) =>
  visibleRows(blocks, tops, measures, { from, to, focused }).map(({ block: { key }, rows }) => [
    key,
    rows[0],
    rows.at(-1),
  ]);

describe('the rows that are rendered', () => {
  it('are those in sight, of every block', () => {
    expect(tops).toEqual([35, 335, 635, 935]);
    expect(rowsBetween(0, 335)).toEqual([['1A', 0, 5]]);
    expect(rowsBetween(250, 420)).toEqual([
      ['1A', 4, 5],
      ['1B', 0, 1],
    ]);
  });

  it('begin with the start of a longer lesson that reaches into sight', () => {
    expect(rowsBetween(490, 560)).toEqual([['1B', 2, 4]]);
    expect(rowsBetween(540, 560)).toEqual([['1B', 4, 4]]);
  });

  it('are all of the block with the focus, wherever it is', () => {
    expect(rowsBetween(700, 720, 0)).toEqual([
      ['1A', 0, 5],
      ['1C', 0, 1],
    ]);
  });

  it('have the first one for the name where the line above it alone is in sight', () => {
    const withBand = { ...measures, band: 34 };
    const bandTops = blockTops(blocks, withBand);
    const seen = visibleRows(blocks, bandTops, withBand, { from: 0, to: 50, focused: -1 });
    expect(seen.map(({ rows }) => rows)).toEqual([[0]]);
  });

  it('are each in exactly one window of several that follow one another, but for longer lessons', () => {
    const seen = new Map<string, number>();
    for (let from = 35; from < 935; from += 50)
      for (const { block: each, rows } of visibleRows(blocks, tops, measures, {
        ...{ from, to: from + 50, focused: -1 },
      }))
        for (const row of rows) seen.set(`${each.key} ${row}`, (seen.get(`${each.key} ${row}`) ?? 0) + 1);
    expect(seen.size).toBe(18);
    expect([...seen].filter(([, times]) => times > 1)).toEqual([
      ['1A 0', 2],
      ['1B 2', 2],
      ['1C 0', 2],
    ]);
  });
});
