import type { ExportSettings } from '@bellgrid/model';
import type { PageFrame } from './paginate.ts';
import type { PaperLogo } from './paper-page.ts';
import type { PaperSheet } from './paper-sheet.ts';
import { type LineStyle, wrapText } from './paper-text.ts';
import type { PaperWords } from './paper-words.ts';
import { INK, QUIET } from './table-colors.ts';

/** The least share of its size at which a long title is set before it is cut. */
const LEAST_TITLE = 0.6;

interface PageHeader {
  readonly title: string;
  /** In points on A4. */
  readonly titleSize: number;
  /** The line below the title. */
  readonly about: string;
  readonly school: string;
  readonly hasLogo: boolean;
}

/** Draws what is above the content of a page; returns the area of the logo, where there is one. */
export function drawHeader(
  sheet: PaperSheet,
  { zoom, left, right, top }: PageFrame,
  { title, titleSize, about, school, hasLogo }: PageHeader,
): PaperLogo | null {
  const { fonts } = sheet;
  const room = right - left;
  // The school's name is below the logo, where the title is not the name already.
  const logoEnd = top - (school === title ? 10 : 20) * zoom;
  const logo = hasLogo
    ? { x: right - 130 * zoom, y: 18 * zoom, width: 130 * zoom, height: logoEnd - 18 * zoom }
    : null;
  const titleRoom = room * (logo ? 0.72 : 0.78);
  const full = titleSize * zoom;
  const size = full * Math.min(1, Math.max(LEAST_TITLE, titleRoom / (fonts.width(title, true) * full)));
  const [line = ''] = wrapText(fonts, title, true, titleRoom / size, 1);
  const quiet: LineStyle = { size: 10.5 * zoom, isBold: false, color: QUIET, align: 'start' };
  sheet.line(line, left, top - 24 * zoom, titleRoom, { size, isBold: true, color: INK, align: 'start' });
  const [aboutLine = ''] = wrapText(fonts, about, false, room / quiet.size, 1);
  sheet.line(aboutLine, left, top - 9 * zoom, room, quiet);
  if (school !== title) {
    // Below the logo, or beside the title: where the line to its left leaves room.
    const y = logo ? top - 9 * zoom : top - 24 * zoom;
    const taken = logo ? fonts.width(aboutLine, false) * quiet.size : fonts.width(line, true) * size;
    const free = room - taken - 14 * zoom;
    const [name = ''] = free < 4 * quiet.size ? [] : wrapText(fonts, school, false, free / quiet.size, 1);
    sheet.line(name, left + room - free, y, free, { ...quiet, align: 'end' });
  }
  return logo;
}

/** The texts at the two ends of the foot of every page. */
export function footerOf(
  { includeAdditionalInfo: { currentDate, revision }, revisionNumber }: ExportSettings,
  words: PaperWords,
  today: string,
): { left: string; right: string } {
  return { left: currentDate ? today : '', right: revision ? words.revision(revisionNumber) : '' };
}

interface PageFooter {
  readonly start: string;
  readonly middle: string;
  readonly end: string;
}

/** Draws the line at the foot of a page. */
export function drawFooter(
  sheet: PaperSheet,
  { left, right, height, zoom }: PageFrame,
  { start, middle, end }: PageFooter,
): void {
  const style = { size: 8 * zoom, isBold: false, color: QUIET };
  const [y, width] = [height - 14 * zoom, right - left];
  sheet.line(start, left, y, width, { ...style, align: 'start' });
  sheet.line(end, left, y, width, { ...style, align: 'end' });
  sheet.line(middle, left, y, width, { ...style, color: INK, align: 'center' });
}
