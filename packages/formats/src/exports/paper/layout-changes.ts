import { exportSettingsSchema } from '@bellgrid/model';
import { LINE } from './fit-table.ts';
import { pageFrame } from './layout-pages.ts';
import { drawFooter, drawHeader } from './page-margins.ts';
import type { PageFrame } from './paginate.ts';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperPage } from './paper-page.ts';
import { PaperSheet } from './paper-sheet.ts';
import { wrapText } from './paper-text.ts';
import type { PaperWords } from './paper-words.ts';
import { INK, QUIET } from './table-colors.ts';

/** The changes of a timetable in sentences, as a list to hang up. */
export interface ChangeSheet {
  readonly title: string;
  readonly school: string;
  /** The line below the title, such as the first date. */
  readonly about: string;
  /** Said where nothing has changed. */
  readonly nothing: string;
  readonly sections: readonly ChangeSection[];
}

interface ChangeSection {
  readonly heading: string;
  readonly items: readonly { readonly name: string; readonly changes: readonly string[] }[];
}

interface ChangeContext {
  readonly paper: 'a4' | 'letter';
  readonly words: PaperWords;
  readonly fonts: PaperFonts;
  /** The present date in words. */
  readonly today: string;
}

/** Few changes are read from afar, in one column; the last look is that of all longer lists. */
const LOOKS = [
  { columns: 1, size: 14 },
  { columns: 1, size: 11 },
  { columns: 2, size: 10 },
  { columns: 2, size: 9 },
] as const;
type Look = (typeof LOOKS)[number];

const GUTTER = 22;
const MOST_LINES = 12;

/** The pages of the list: names stay with their first change, and are repeated where a column begins within them. */
export function layoutChanges(sheet: ChangeSheet, context: ChangeContext): PaperPage[] {
  const settings = exportSettingsSchema.parse({ paper: context.paper });
  const frame = pageFrame(settings, false, 42);
  const [first, ...others] = LOOKS.map((look) => () => flow(sheet, look, frame, context.fonts));
  let pages = first?.() ?? [];
  for (const next of others) if (pages.length > 1) pages = next();
  return pages.map((lines, index) => drawList(sheet, lines, frame, context, { index, count: pages.length }));
}

interface Line {
  readonly text: string;
  readonly isBold: boolean;
  readonly size: number;
  readonly indent: number;
  /** Room above, but at the top of a column. */
  readonly gap: number;
  readonly hasDot: boolean;
}

interface PlacedLine extends Line {
  readonly x: number;
  readonly width: number;
  /** The top of the line. */
  readonly y: number;
}

/** Lines that stay together, and the name to repeat above them where a column begins. */
interface Passage {
  readonly lines: readonly Line[];
  readonly continued: readonly Line[];
}

function flow(
  { sections, nothing }: ChangeSheet,
  { columns, size }: Look,
  frame: PageFrame,
  fonts: PaperFonts,
): PlacedLine[][] {
  const width = (frame.right - frame.left - GUTTER * (columns - 1)) / columns;
  const linesOf = (text: string, look: Omit<Line, 'text'>): Line[] =>
    wrapText(fonts, text, look.isBold, (width - look.indent) / look.size, MOST_LINES).map((each, index) => ({
      ...{ ...look, text: each },
      ...(index > 0 ? { gap: 0, hasDot: false } : {}),
    }));
  const bold = { isBold: true, indent: 0, hasDot: false };
  const plain = { isBold: false, size, gap: size * 0.2, indent: size, hasDot: true };
  const passages = sections.flatMap(({ heading, items }) =>
    items.flatMap(({ name, changes }, item) =>
      changes.map((change, index): Passage => {
        const title =
          item + index > 0 ? [] : linesOf(heading, { ...bold, size: size * 1.35, gap: size * 1.8 });
        const own = linesOf(name, { ...bold, size: size * 1.1, gap: size * (title.length > 0 ? 0.4 : 0.9) });
        const isFirst = index === 0;
        return {
          lines: [...title, ...(isFirst ? own : []), ...linesOf(change, plain)],
          continued: isFirst ? [] : own,
        };
      }),
    ),
  );
  const said = { ...plain, indent: 0, hasDot: false };
  const all = passages.length > 0 ? passages : [{ lines: linesOf(nothing, said), continued: [] }];
  return fill(all, columns, width, frame);
}

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { gap, size }, index) => sum + (index > 0 ? gap : 0) + size * LINE, 0);

/** Fills column after column, and page after page. */
function fill(
  passages: readonly Passage[],
  columns: number,
  width: number,
  { left, top, bottom }: PageFrame,
): PlacedLine[][] {
  const pages: PlacedLine[][] = [[]];
  let column = 0;
  let y = top;
  for (const { lines, continued } of passages) {
    const gap = y > top ? (lines[0]?.gap ?? 0) : 0;
    const isOver = y + gap + heightOf(lines) > bottom && y > top;
    if (isOver) {
      column += 1;
      y = top;
    }
    if (column === columns) {
      column = 0;
      pages.push([]);
    }
    for (const line of isOver ? [...continued, ...lines] : lines) {
      if (y > top) y += line.gap;
      const x = left + column * (width + GUTTER);
      pages.at(-1)?.push({ ...line, x: x + line.indent, y, width: width - line.indent });
      y += line.size * LINE;
    }
  }
  return pages;
}

function drawList(
  { title, school, about }: ChangeSheet,
  lines: readonly PlacedLine[],
  frame: PageFrame,
  { words, fonts, today }: ChangeContext,
  { index, count }: { readonly index: number; readonly count: number },
): PaperPage {
  const sheet = new PaperSheet(fonts);
  drawHeader(sheet, frame, { title, titleSize: 20, about, school, hasLogo: false });
  for (const { text, isBold, size, x, y, width, hasDot } of lines) {
    const baseline = y + size;
    const dot = size * 0.28;
    if (hasDot)
      sheet.boxes.push({
        ...{ x: x - size * 0.75, y: baseline - size * 0.36 - dot / 2, width: dot, height: dot },
        ...{ fill: QUIET, radius: dot / 2 },
      });
    sheet.line(text, x, baseline, width, { size, isBold, color: INK, align: 'start' });
  }
  drawFooter(sheet, frame, {
    ...{ start: today, middle: '' },
    end: count > 1 ? words.page(index + 1, count) : '',
  });
  const { width, height } = frame;
  const { boxes, texts } = sheet;
  return { width, height, sheet: null, title, schedule: 'changes', boxes, texts, logo: null, placed: [] };
}
