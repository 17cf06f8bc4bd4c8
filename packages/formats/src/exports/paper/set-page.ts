import type { Draft, ExportSettings } from '@bellgrid/model';
import { drawFooter, drawHeader, footerOf } from './page-margins.ts';
import { heightOf, type PageFrame, type PagePart } from './paginate.ts';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperPage } from './paper-page.ts';
import { PaperSheet } from './paper-sheet.ts';
import type { PaperWords } from './paper-words.ts';
import type { Schedule } from './schedule-data.ts';
import { drawTable } from './set-table.ts';
import { INK, QUIET } from './table-colors.ts';

/** In points: the rows of a table that does not fill its page are higher by this at most. */
const MOST_STRETCH = 60;
/** In points on A4: of all sheets alike, for they hang beside one another. */
const TITLE_SIZE = 23;

/** Things about the day of printing and the school that the draft does not say. */
export interface PaperContext {
  readonly words: PaperWords;
  readonly fonts: PaperFonts;
  /** The date as text. */
  readonly today: string;
  readonly hasLogo: boolean;
}

/** Says in the middle of a schedule without lessons that it has none: an empty grid looks like a mistake. */
function drawNothing(
  sheet: PaperSheet,
  { left, right, top, zoom }: PageFrame,
  bottom: number,
  words: string,
) {
  const size = 16 * zoom;
  const room = right - left;
  const width = Math.min(room, sheet.fonts.width(words, true) * size + 36 * zoom);
  const height = 44 * zoom;
  const area = { x: left + (room - width) / 2, y: (top + bottom - height) / 2, width, height };
  sheet.box({ ...area, fill: '#ffffff', stroke: QUIET, lineWidth: 0.8 * zoom, radius: 6 * zoom });
  sheet.centered([{ text: words, isBold: true, size }], area, INK);
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
  const sheet = new PaperSheet(context.fonts, schedule.isRightToLeft ? frame.width : null);
  const title = context.words.title(schedule, draft.schoolData.schoolName);
  const { words, hasLogo } = context;
  const about = [
    words.kind(schedule),
    schedule.subtitle,
    page.count > 1 ? words.page(page.index + 1, page.count) : '',
  ];
  const logo = drawHeader(sheet, frame, {
    ...{ title, titleSize: TITLE_SIZE, school: draft.schoolData.schoolName, hasLogo },
    about: about.filter((each) => each !== '').join(' · '),
  });
  const rowCount = parts.reduce(
    (sum, { rows, fitted }) => sum + fitted.slim.slice(rows.from, rows.to).filter((isSlim) => !isSlim).length,
    0,
  );
  const free = Math.max(0, frame.bottom - frame.top - heightOf(parts));
  const stretch = Math.min(free / Math.max(1, rowCount), MOST_STRETCH * frame.zoom);
  let y = frame.top;
  for (const part of parts)
    y = drawTable(sheet, settings, part, frame, { top: y, stretch, pause: words.pause });
  if (schedule.lessons.length === 0) drawNothing(sheet, frame, y, words.nothing);
  const footer = footerOf(settings, words, context.today);
  const isLast = page.index === page.count - 1;
  drawFooter(sheet, frame, {
    start: footer.left,
    middle: schedule.unplaced > 0 && isLast ? words.unplaced(schedule.unplaced) : '',
    end: footer.right,
  });
  const { width, height } = frame;
  const { boxes, texts, placed } = sheet;
  return { width, height, sheet: null, title, schedule: schedule.key, boxes, texts, logo, placed };
}
