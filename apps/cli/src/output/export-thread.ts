/** Entry of the thread that draws a PDF file or a workbook. A bundle of its own, because its libraries are large. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import {
  drawXlsx,
  type FontFiles,
  type FontName,
  fontNamesFor,
  paperWords,
  pdfOfSchedules,
  readFonts,
} from '@bellgrid/formats/paper';
import { textsIn } from '@bellgrid/texts/all';
import type { ExportEvent, ExportJob } from './export-job.ts';

const send = (event: ExportEvent): void => parentPort?.postMessage(event);

const { format, draft, settings, schedules, language, today } = workerData as ExportJob;
const { schoolName } = draft.schoolData;
const words = paperWords(textsIn(language));

if (format === 'xlsx') {
  const bytes = await drawXlsx(schedules, settings, words, schoolName);
  send({ kind: 'file', bytes, pages: 0, letters: null });
} else {
  const fonts = readFonts(fontFilesFor(JSON.stringify([schedules, schoolName, today])));
  const file = await pdfOfSchedules(draft, settings, schedules, {
    ...{ words, fonts, today },
    onProgress: (share) => send({ kind: 'progress', share }),
    onMissing: (characters) => send({ kind: 'missing', characters }),
  });
  send({ kind: 'file', ...file });
}

/** The fonts that a text needs; they lie beside the built command. */
function fontFilesFor(text: string): FontFiles {
  return Object.fromEntries(
    fontNamesFor(text).map((name): [FontName, Uint8Array] => [name, fontBytes(name)]),
  );
}

function fontBytes(name: FontName): Uint8Array {
  return new Uint8Array(readFileSync(fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))));
}
