import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type FontName,
  fontNamesFor,
  type PaperFonts,
  paperWords,
  pdfOfSchedules,
  readFonts,
  schedulesOf,
} from '@bellgrid/formats/paper';
import type { Draft, ExportSettings, Teacher } from '@bellgrid/model';
import { localeOf } from '@bellgrid/texts';
import { textsIn } from '@bellgrid/texts/all';
import type { PageTexts } from '../editions/page-texts.ts';

const fontFiles: Readonly<Partial<Record<FontName, string>>> = {
  'latin-regular': 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'latin-bold': 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'arabic-regular': 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'arabic-bold': 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  'hebrew-regular': 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'hebrew-bold': 'noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
};

/** The fonts for a text, from the packages of npm. */
export function readPaperFonts(text: string): PaperFonts {
  const require = createRequire(import.meta.url);
  const files = fontNamesFor(text).flatMap((name) => {
    const file = fontFiles[name];
    return file
      ? [[name, new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${file}`)))] as const]
      : [];
  });
  return readFonts(Object.fromEntries(files));
}

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
