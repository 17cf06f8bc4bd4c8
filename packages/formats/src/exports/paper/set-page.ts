import type { Draft, ExportSettings } from '@bellgrid/model';
import { type PageFrame, type PagePart, rowsHeight } from './paginate.ts';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperLogo, PaperPage } from './paper-page.ts';
import { type LineStyle, wrapText } from './paper-text.ts';
import type { PaperWords } from './paper-words.ts';
import type { Schedule } from './schedule-data.ts';
import { drawTable, PaperSheet } from './set-table.ts';
import { INK, QUIET } from './table-colors.ts';

/** Things about the day of printing and the school that the draft does not say. */
export interface PaperContext {
  readonly words: PaperWords;
  readonly fonts: PaperFonts;
  /** The date as text. */
  readonly today: string;
  readonly hasLogo: boolean;
}

/** One page: its tables between the header and the footer. */
export function drawPage(
  draft: Draft,
  settings: ExportSettings,
  schedule: Schedule,
  parts: PagePart,
  frame: PageFrame,
  context: PaperContext,
  page: { readonly index: number; readonly count: number },
): PaperPage {
  const sheet = new PaperSheet(context.fonts);
  const title = context.words.title(schedule, draft.schoolData.schoolName);
  const logo = drawHeader(sheet, draft, schedule, title, frame, context, page);
  const needed = parts.reduce(
    (sum, { fitted, rows, headHeight }) => sum + headHeight + rowsHeight(fitted, rows.from, rows.to),
    0,
  );
  const rowCount = parts.reduce((sum, { rows }) => sum + rows.to - rows.from, 0);
  const free = Math.max(0, frame.bottom - frame.top - needed);
  const stretch = Math.min(free / Math.max(1, rowCount), 46 * frame.zoom);
  let y = frame.top;
  for (const part of parts) y = drawTable(sheet, settings, part, frame, y, stretch);
  drawFooter(sheet, settings, schedule, frame, context, page);
  const { width, height } = frame;
  const { boxes, texts, placed } = sheet;
  return { width, height, sheet: null, title, schedule: schedule.key, boxes, texts, logo, placed };
}

function drawHeader(
  sheet: PaperSheet,
  draft: Draft,
  schedule: Schedule,
  title: string,
  frame: PageFrame,
  { words, fonts, hasLogo }: PaperContext,
  page: { readonly index: number; readonly count: number },
): PaperLogo | null {
  const { zoom, left, right, top } = frame;
  const size = (schedule.kind === 'classroom' ? 34 : 23) * zoom;
  const room = right - left;
  const logo = hasLogo
    ? { x: right - 130 * zoom, y: 22 * zoom, width: 130 * zoom, height: top - 32 * zoom }
    : null;
  const titleRoom = room * (logo ? 0.72 : 0.78);
  const [line = ''] = wrapText(fonts, title, true, titleRoom / size, 1);
  const kind = words.kind(schedule);
  const about = [kind, schedule.subtitle, page.count > 1 ? words.page(page.index + 1, page.count) : ''];
  const quiet: LineStyle = { size: 10.5 * zoom, isBold: false, color: QUIET, align: 'start' };
  const school = draft.schoolData.schoolName;
  sheet.line(line, left, top - 24 * zoom, titleRoom, { size, isBold: true, color: INK, align: 'start' });
  const [aboutLine = ''] = wrapText(
    fonts,
    about.filter((each) => each !== '').join(' · '),
    false,
    room / quiet.size,
    1,
  );
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

function drawFooter(
  sheet: PaperSheet,
  settings: ExportSettings,
  schedule: Schedule,
  { left, right, height, zoom }: PageFrame,
  { words, today }: PaperContext,
  page: { readonly index: number; readonly count: number },
): void {
  const { currentDate, revision } = settings.includeAdditionalInfo;
  const style: LineStyle = { size: 8 * zoom, isBold: false, color: QUIET, align: 'start' };
  const y = height - 14 * zoom;
  if (currentDate) sheet.line(today, left, y, right - left, style);
  if (revision) {
    sheet.line(words.revision(settings.revisionNumber), left, y, right - left, { ...style, align: 'end' });
  }
  if (schedule.unplaced > 0 && page.index === page.count - 1) {
    sheet.line(words.unplaced(schedule.unplaced), left, y, right - left, {
      ...style,
      color: INK,
      align: 'center',
    });
  }
}
