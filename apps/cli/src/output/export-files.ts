import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  drawXlsx,
  type FontFiles,
  type FontName,
  fontNamesFor,
  type PaperWords,
  pdfOfSchedules,
  readFonts,
  type Schedule,
} from '@bellgrid/formats/paper';
import type { Draft, ExportSettings } from '@bellgrid/model';

/** A PDF file, and the characters that no font has. */
export interface PaperFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly missing: readonly string[];
}

/** Lays out the schedules and draws them as a PDF file. A bundle of its own, because its libraries are large. */
export async function pdfFile(
  draft: Draft,
  settings: ExportSettings,
  schedules: readonly Schedule[],
  words: PaperWords,
  today: string,
): Promise<PaperFile> {
  const fonts = readFonts(fontFilesFor(JSON.stringify([schedules, draft.schoolData.schoolName, today])));
  const file = await pdfOfSchedules(draft, settings, schedules, { words, fonts, today });
  return { ...file, missing: [...fonts.missing] };
}

/** The schedules as a workbook of Excel. */
export const xlsxFile: typeof drawXlsx = (...schedules) => drawXlsx(...schedules);

/** The fonts that a text needs; they lie beside the built command. */
function fontFilesFor(text: string): FontFiles {
  return Object.fromEntries(
    fontNamesFor(text).map((name): [FontName, Uint8Array] => [name, fontBytes(name)]),
  );
}

const fontBytes = (name: FontName): Uint8Array =>
  new Uint8Array(readFileSync(fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))));
