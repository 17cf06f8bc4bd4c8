import { type Draft, type ExportSettings, orientationField } from '@bellgrid/model';
import { cutTexts, type PageFrame, type PagePart, POINT, paginate } from './paginate.ts';
import type { PaperPage } from './paper-page.ts';
import { type Heading, isTime, type Schedule, type ScheduleTable } from './schedule-data.ts';
import { drawPage, type PaperContext } from './set-page.ts';
import { tiledSize, tilesOf } from './tiles.ts';
import { turnTable, withoutBreaks, withUsedDays } from './turn-table.ts';

/**
 * The width and the height that tables are fitted to, on A4 and Letter. The specification has the two heights the other
 * way round, but a table 1020 px high is higher than paper across (794 px), and one of 620 px leaves half of it upright.
 */
const TARGET = {
  portrait: { width: 729.6 * POINT, height: 1020 * POINT },
  landscape: { width: 1020 * POINT, height: 620 * POINT },
} as const;

/** Sheets upright, in points. */
const PAPERS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
  a3: { width: 841.89, height: 1190.55 },
  a2: { width: 1190.55, height: 1683.78 },
} as const;

type PaperSettings = Pick<ExportSettings, 'paper' | 'scheduleOrientation' | 'globalOrientation' | 'isTiled'>;

/** The size of the page, for a view: only the Global one is printed on larger paper than A4 or Letter. */
function pageSize(settings: PaperSettings, isGlobal: boolean): { width: number; height: number } {
  const isPoster = settings.paper === 'a3' || settings.paper === 'a2';
  const paper = PAPERS[isPoster && !isGlobal ? 'a4' : settings.paper];
  const size =
    settings[orientationField(isGlobal)] === 'portrait'
      ? paper
      : { width: paper.height, height: paper.width };
  return isGlobal && isPoster && settings.isTiled ? tiledSize(size) : size;
}

/** The page, and the area below a header of this height that it has for tables. */
export function pageFrame(settings: PaperSettings, isGlobal: boolean, header: number): PageFrame {
  const { width, height } = pageSize(settings, isGlobal);
  const target = TARGET[settings[orientationField(isGlobal)]];
  const base = PAPERS[settings.paper === 'letter' ? 'letter' : 'a4'];
  const zoom = Math.max(1, Math.min(width, height) / base.width);
  // A Global schedule takes all of its sheet: the lengths above are for the other views.
  const tableWidth = Math.min(isGlobal ? width : target.width * zoom, width - 36 * zoom);
  const top = (26 + header) * zoom;
  const left = (width - tableWidth) / 2;
  const most = height - top - 34 * zoom;
  const tall = isGlobal ? most : Math.min(target.height * zoom, most);
  return { width, height, left, right: left + tableWidth, top, bottom: top + tall, zoom };
}

/** The number of pages of a schedule, and each page on demand. */
export interface PlannedPages {
  readonly count: number;
  /** The page of this index, which is below the count. */
  page(index: number): PaperPage;
}

/** All pages of one schedule. */
export function layoutSchedule(
  draft: Draft,
  settings: ExportSettings,
  schedule: Schedule,
  context: PaperContext,
): PaperPage[] {
  const { count, page } = planSchedule(draft, settings, schedule, context);
  return Array.from({ length: count }, (_, index) => page(index));
}

/** Fits the tables of a schedule to pages, without drawing them. */
export function planSchedule(
  draft: Draft,
  settings: ExportSettings,
  schedule: Schedule,
  context: PaperContext,
): PlannedPages {
  const isGlobal = schedule.kind === 'global';
  const frame = pageFrame(settings, isGlobal, headerHeight(context));
  const tables = isGlobal ? schedule.tables.map((table) => turnTable(withUsedDays(table))) : schedule.tables;
  const isDay = schedule.kind === 'day';
  const look = { isGlobal, isDay, hasPills: settings.colorOption === 'Pill' };
  const usual = paginate(tables, frame, look, context.fonts);
  const below = () => tables.map((table) => turnTable(withoutBreaks(withTimes(table))));
  const parts = isDay ? better(usual, paginate(below(), frame, look, context.fonts), context) : usual;
  noteLetters(draft, schedule, context);
  const draw = (index: number): PaperPage =>
    drawPage(draft, settings, schedule, parts[index] ?? [], frame, context, { index, count: parts.length });
  if (!isGlobal || !settings.isTiled) return { count: parts.length, page: draw };
  const sheets = parts.flatMap((_, index) => tilesOf(draw(index), context.fonts));
  return { count: sheets.length, page: (index) => sheets[index] ?? draw(0) };
}

/** A day with its classes beside one another, or below one another where that needs fewer pages or cuts fewer texts. */
function better(
  beside: readonly PagePart[],
  below: readonly PagePart[],
  { fonts }: PaperContext,
): readonly PagePart[] {
  if (beside.length !== below.length) return beside.length < below.length ? beside : below;
  const cut = (pages: readonly PagePart[]) =>
    pages.flat().reduce((sum, part) => sum + cutTexts(fonts, part), 0);
  return cut(below) < cut(beside) ? below : beside;
}

/** The table with its times in the names of the periods: above columns there is no line of their own for them. */
function withTimes(table: ScheduleTable): ScheduleTable {
  const named = ({ label, time }: Heading): string =>
    time === '' || isTime(label, time) ? label : `${label} ${time}`;
  return { ...table, rows: table.rows.map((row) => ({ ...row, label: named(row) })) };
}

/** Looks for the letters outside of tables, so that the fonts know those they lack also of pages that are not drawn. */
function noteLetters(draft: Draft, schedule: Schedule, { words, fonts }: PaperContext): void {
  const { schoolName } = draft.schoolData;
  const headings = schedule.tables.map(({ heading }) => heading);
  const nothing = schedule.lessons.length === 0 ? words.nothing : '';
  for (const text of [words.title(schedule, schoolName), schoolName, schedule.subtitle, nothing, ...headings])
    fonts.runsOf(text, false);
}

const headerHeight = ({ hasLogo }: PaperContext): number => (hasLogo ? 48 : 42);
