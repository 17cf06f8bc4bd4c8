import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { drawPdf, readFonts } from '@bellgrid/formats/paper';
import type { Page } from '@playwright/test';
import { setLine } from '../packages/formats/src/exports/paper/paper-text.ts';
import { fontFiles } from '../packages/formats/src/testing/font-files.ts';
import { expect, test } from './support/test.ts';

/** Ink of a picture, 0 (paper) to 255, row by row. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly ink: ArrayLike<number>;
}

const SIZE = 32;
const SHEET = { width: 480, height: 80 };
/** The left end of each line on its baseline. */
const START = { x: 20, y: 52 };
/** Wide enough that no rounding to pixels counts, narrow enough for the dots of a letter. */
const CELL = 2;

const lines = [
  'الرياضيات',
  'اللغة العربية',
  'محمد علاء',
  'مُدَرَس',
  'الصف 9 (أ)',
  'Class علوم تطبيقية 12 east',
  'מתמטיקה (ב)',
];

test('lines from right to left are drawn on paper with the letters and the order that a browser gives them', async ({
  page,
}, testInfo) => {
  const files = fontFiles();
  const fonts = readFonts(files);
  const style = { size: SIZE, isBold: false, color: '#000000', align: 'start' } as const;
  const sheets = lines.map((line) => ({
    ...{ ...SHEET, sheet: null, title: line, schedule: line, boxes: [], logo: null, placed: [] },
    texts: setLine(fonts, line, { ...START, width: SHEET.width - 40 }, style),
  }));
  const path = testInfo.outputPath('lines.pdf');
  writeFileSync(path, await drawPdf(sheets, { title: 'Lines', language: 'ar', fonts, logo: null }));
  const { status } = spawnSync('pdftoppm', ['-r', '72', '-gray', path, testInfo.outputPath('line')]);
  expect(status).toBe(0);

  await useFonts(page, files);
  for (const [index, line] of lines.entries()) {
    const drawn = readPgm(readFileSync(testInfo.outputPath(`line-${index + 1}.pgm`)));
    const shaped = await drawInBrowser(page, line);
    expect([line, likeness(drawn, shaped) > 0.9]).toEqual([line, true]);
    // Letters that do not join, or in the order of the file, look different: the likeness is a measure of both.
    const turned = await drawInBrowser(page, [...line].reverse().join('\u200c'));
    expect([line, likeness(drawn, turned) < 0.7]).toEqual([line, true]);
  }
});

/** Gives the page the fonts of the paper. */
async function useFonts(page: Page, files: ReturnType<typeof fontFiles>): Promise<void> {
  await page.goto('about:blank');
  const fonts = (['latin', 'arabic', 'hebrew'] as const).map((script) => ({
    name: script,
    data: Buffer.from(files[`${script}-regular`] ?? []).toString('base64'),
  }));
  await page.evaluate(async (all) => {
    for (const { name, data } of all)
      document.fonts.add(await new FontFace(name, `url(data:font/ttf;base64,${data})`).load());
  }, fonts);
}

async function drawInBrowser(page: Page, line: string): Promise<Picture> {
  const ink = await page.evaluate(
    ({ line, width, height, size, x, y }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.font = `${size}px latin, arabic, hebrew`;
      // As a paragraph: its first letter with a direction decides.
      context.direction = /^[^A-Za-z]*[\u0590-\u07ff]/.test(line) ? 'rtl' : 'ltr';
      context.textAlign = 'left';
      context.fillText(line, x, y);
      return [...context.getImageData(0, 0, width, height).data].filter((_, index) => index % 4 === 3);
    },
    { line, ...SHEET, ...START, size: SIZE },
  );
  return { ...SHEET, ink };
}

function readPgm(bytes: Buffer): Picture {
  const [head = '', width = '', height = ''] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1')) ?? [];
  const ink = bytes.subarray(head.length).map((light) => 255 - light);
  return { width: Number(width), height: Number(height), ink };
}

/** The correlation of the ink of two pictures, cell by cell: 1 for equal ones. */
const likeness = (one: Picture, other: Picture): number => correlation(cellsOf(one), cellsOf(other));

function cellsOf({ width, height, ink }: Picture): number[] {
  const columns = width / CELL;
  const cells = new Array<number>((columns * height) / CELL).fill(0);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      cells[cell] = (cells[cell] ?? 0) + (ink[y * width + x] ?? 0);
    }
  return cells;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], meanX: number, y: readonly number[], meanY: number) =>
    x.reduce((sum, each, index) => sum + (each - meanX) * ((y[index] ?? 0) - meanY), 0);
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
}
