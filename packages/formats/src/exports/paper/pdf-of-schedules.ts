import type { Draft, ExportSettings } from '@bellgrid/model';
import { drawPdf } from './draw-pdf.ts';
import { layoutSchedule } from './layout-pages.ts';
import { type TinyLetters, tinyLetters } from './letter-height.ts';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperWords } from './paper-words.ts';
import type { Schedule } from './schedule-data.ts';

interface PdfContext {
  readonly words: PaperWords;
  readonly fonts: PaperFonts;
  /** The present date in words. */
  readonly today: string;
  /** The logo as PNG or JPEG. */
  readonly logo?: ArrayBuffer | null;
  /** Called with the share of the work that is done. */
  readonly onProgress?: (share: number) => void;
  /** Called with the characters that no font has, where there are some, before a page is drawn. */
  readonly onMissing?: (characters: readonly string[]) => void;
}

export interface PdfOfSchedules {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Null where all letters are large enough. */
  readonly letters: TinyLetters | null;
}

/** The schedules as a PDF file. */
export async function pdfOfSchedules(
  draft: Draft,
  settings: ExportSettings,
  schedules: readonly Schedule[],
  { words, fonts, today, logo = null, onProgress, onMissing }: PdfContext,
): Promise<PdfOfSchedules> {
  const context = { words, fonts, today, hasLogo: logo !== null };
  const pages = schedules.flatMap((schedule, index) => {
    onProgress?.(index / schedules.length / 2);
    return layoutSchedule(draft, settings, schedule, context);
  });
  if (fonts.missing.size > 0) onMissing?.([...fonts.missing]);
  const [first] = schedules;
  const title = draft.schoolData.schoolName || (first ? words.title(first, '') : '');
  const onPage = (done: number, count: number): void => onProgress?.((1 + done / count) / 2);
  const bytes = await drawPdf(pages, { title, language: words.language, fonts, logo, onPage });
  return { bytes, pages: pages.length, letters: tinyLetters(pages) };
}
