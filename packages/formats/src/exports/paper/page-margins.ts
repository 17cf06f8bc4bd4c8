import type { ExportSettings } from '@bellgrid/model';
import type { PageFrame } from './paginate.ts';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperLogo } from './paper-page.ts';
import type { PaperSheet } from './paper-sheet.ts';
import { type LineStyle, wrapText } from './paper-text.ts';
import type { PaperWords } from './paper-words.ts';
import { INK, QUIET } from './table-colors.ts';

/** The least share of its size at which a long title is set before it is cut. */
const LEAST_TITLE = 0.6;
const LEAST_SCHOOL = 0.75;
/** A line that just fits is not cut for an error of rounding. */
const FITS = 0.999;

/** The size at which a line fits its room, but not less than a share of its full size. */
function fittingSize(
  fonts: PaperFonts,
  text: string,
  isBold: boolean,
  { full, room, least }: { readonly full: number; readonly room: number; readonly least: number },
): number {
  return Math.min(full, Math.max(least * full, (FITS * room) / fonts.width(text, isBold)));
}

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
  const size = fittingSize(fonts, title, true, { full, room: titleRoom, least: LEAST_TITLE });
  const [line = ''] = wrapText(fonts, title, true, titleRoom / size, 1);
  const quiet: LineStyle = { size: 10.5 * zoom, isBold: false, color: QUIET, align: 'start' };
  sheet.line(line, left, top - 24 * zoom, titleRoom, { size, isBold: true, color: INK, align: 'start' });
  const [aboutLine = ''] = wrapText(fonts, about, false, room / quiet.size, 1);
  sheet.line(aboutLine, left, top - 9 * zoom, room, quiet);
  if (school !== title) {
    const schoolWidth = fonts.width(school, false) * quiet.size;
    // Below the logo, or beside the title: beside the line below it where that leaves more room for a long name.
    const besideTitle = room - fonts.width(line, true) * size - 14 * zoom;
    const besideAbout = room - fonts.width(aboutLine, false) * quiet.size - 14 * zoom;
    const isBelow = logo !== null || (besideTitle < schoolWidth && besideAbout > besideTitle);
    const y = isBelow ? top - 9 * zoom : top - 24 * zoom;
    const free = isBelow ? besideAbout : besideTitle;
    const named = fittingSize(fonts, school, false, { full: quiet.size, room: free, least: LEAST_SCHOOL });
    const [name = ''] = free < 4 * named ? [] : wrapText(fonts, school, false, free / named, 1);
    sheet.line(name, left + room - free, y, free, { ...quiet, size: named, align: 'end' });
  }
  return logo && { ...sheet.area(logo), align: sheet.isMirrored ? 'left' : 'right' };
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
