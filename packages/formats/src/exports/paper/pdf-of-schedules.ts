import type { Draft, ExportSettings } from '@bellgrid/model';
import { drawPdf } from './draw-pdf.ts';
import { layoutSchedule } from './layout-pages.ts';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperWords } from './paper-words.ts';
import type { Schedule } from './schedule-data.ts';

interface PdfContext {
  readonly words: PaperWords;
  readonly fonts: PaperFonts;
  /** The present date in words. */
  readonly today: string;
}

/** The schedules as a PDF file without a logo, and its number of pages. */
export async function pdfOfSchedules(
  draft: Draft,
  settings: ExportSettings,
  schedules: readonly Schedule[],
  { words, fonts, today }: PdfContext,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const context = { words, fonts, today, hasLogo: false };
  const pages = schedules.flatMap((schedule) => layoutSchedule(draft, settings, schedule, context));
  const title = draft.schoolData.schoolName;
  const bytes = await drawPdf(pages, { title, language: words.language, fonts, logo: null });
  return { bytes, pages: pages.length };
}
