import {
  drawCsv,
  drawHtml,
  drawXlsx,
  paperWords,
  pdfOfSchedules,
  readFonts,
  schedulesOf,
} from '@bellgrid/formats/paper';
import { exportSettingsSchema } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { fontFiles } from '../../packages/formats/src/testing/font-files.ts';
import { bigDraft } from '../document/big-draft.ts';

/** The goal for a PDF file of 100 classes. */
const PDF_LIMIT_MS = 10_000;

const draft = bigDraft({ constraints: 0 });
const words = paperWords(createTexts());
const settings = exportSettingsSchema.parse({
  exportedGroups: Object.keys(draft.groups),
  colorOption: 'Fill',
});
const schedules = schedulesOf(draft, settings);
const school = draft.schoolData.schoolName;

async function measure(
  name: string,
  limit: number | null,
  make: () => Promise<Uint8Array | string> | string,
) {
  const before = process.cpuUsage();
  const content = await make();
  const { user, system } = process.cpuUsage(before);
  return { name, limit, cpu: (user + system) / 1000, bytes: Buffer.from(content).length };
}

const today = '23 November 2026';
const figures = [
  await measure('PDF, 100 pages', PDF_LIMIT_MS, async () => {
    const context = { words, fonts: readFonts(fontFiles()), today };
    return (await pdfOfSchedules(draft, settings, schedules, context)).bytes;
  }),
  await measure('Excel, 101 sheets', null, () => drawXlsx(schedules, settings, words, school)),
  await measure('HTML', null, () => drawHtml(schedules, settings, words, { school, today })),
  await measure('CSV', null, () => drawCsv(schedules, words)),
];
console.log(JSON.stringify(figures));
