import { type PaperFonts, paperWords, pdfOfSchedules, schedulesOf } from '@bellgrid/formats/paper';
import type { Draft, ExportSettings, Teacher } from '@bellgrid/model';
import { localeOf } from '@bellgrid/texts';
import { textsIn } from '@bellgrid/texts/all';
import type { PageTexts } from '../editions/page-texts.ts';

interface PdfContext {
  readonly fonts: PaperFonts;
  readonly texts: PageTexts;
  readonly now: Date;
}

/** The schedule of one teacher as a PDF file, with the export settings of the school. */
export async function drawTeacherPdf(
  draft: Draft,
  kept: ExportSettings,
  { id, name }: Teacher,
  { fonts, texts: { language }, now }: PdfContext,
): Promise<{ name: string; bytes: Uint8Array }> {
  const none = { exportedGroups: [], exportedClassrooms: [] };
  const settings: ExportSettings = {
    ...{ ...kept, ...none, selectedExportView: 'individual', exportedTeachers: [id] },
    paper: kept.paper === 'letter' ? 'letter' : 'a4',
  };
  const today = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(now);
  const words = paperWords(textsIn(language));
  const schedules = schedulesOf(draft, settings);
  const { bytes } = await pdfOfSchedules(draft, settings, schedules, { words, fonts, today });
  const plain = name.replaceAll(/[\p{Cc}\\/:*?"<>|\s]+/gu, ' ').trim();
  return { name: `${plain || 'schedule'}.pdf`, bytes };
}
