import { basename, extname } from 'node:path';
import { drawCalendar } from '@bellgrid/formats/calendar';
import {
  drawCsv,
  drawHtml,
  drawJson,
  largerPapers,
  paperWords,
  schedulesOf,
  usedSheets,
} from '@bellgrid/formats/paper';
import { type ExportSettings, orientationField } from '@bellgrid/model';
import { localeOf } from '@bellgrid/texts';
import { readArguments } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { EXIT, type ExitCode } from '../command-line/exit-codes.ts';
import { texts } from '../command-line/texts.ts';
import { readSchool } from '../input/read-school.ts';
import { drawInThread } from '../output/draw-in-thread.ts';
import type { DrawnFile } from '../output/export-job.ts';
import { print, printJson, warn } from '../output/print.ts';
import { terminalLine } from '../output/terminal-line.ts';
import { checkOutput, writeWhole } from '../output/write-school.ts';
import { exportSelection, oneOf } from './export-selection.ts';
import { withCancel } from './with-cancel.ts';

const formats = ['pdf', 'xlsx', 'html', 'ics', 'csv', 'json'] as const;

const specs = {
  format: { type: 'string' },
  view: { type: 'string' },
  for: { type: 'string', multiple: true },
  track: { type: 'string', multiple: true },
  paper: { type: 'string' },
  orientation: { type: 'string' },
  empty: { type: 'boolean' },
  out: { type: 'string', short: 'o' },
} as const;

/** A file with what a PDF file alone has to tell. */
interface Drawn extends Omit<DrawnFile, 'bytes'> {
  readonly content: string | Uint8Array;
}

/** Writes the schedule of the file in a format for people or programs, with the export settings that the school keeps. */
export async function exportCommand(args: readonly string[]): Promise<ExitCode> {
  const given = readArguments(args, specs, ['FILE']);
  const { files, json, text } = given;
  const [path = ''] = files;
  const out = text('out');
  if (out === undefined) throw new BadInput(texts.t('cli.export.noOutput'));
  const format = oneOf('format', text('format') ?? /\.([a-z]+)$/i.exec(out)?.[1] ?? '', formats);
  checkOutput(out, /./);
  const { draft } = readSchool(path);
  const { settings, selections } = exportSelection(draft, given);
  const all = selections.flatMap((selection) => schedulesOf(draft, selection));
  // Sheets that are named are wanted, also without lessons.
  const isEveryWanted = given.has('empty') || given.list('for').length > 0;
  const { schedules, leftOut } = usedSheets(all, {
    hasEmptySheets: isEveryWanted || settings.hasEmptySheets,
  });
  const words = paperWords(texts);
  const today = new Intl.DateTimeFormat(localeOf(texts.language), { dateStyle: 'long' }).format(new Date());
  const school = draft.schoolData.schoolName;
  const fileName = basename(out, extname(out));
  let missing: readonly string[] = [];
  const onMissing = (characters: readonly string[]): void => {
    missing = characters;
    if (!json) warn(texts.t('cli.export.missing', { characters: characters.join(' ') }));
  };
  const drawn = await contentOf();
  if (drawn === null) {
    if (json) printJson({ status: 'CANCELLED', out });
    else print(texts.t('cli.export.cancelled'), texts.t('cli.file.nothingWritten'));
    return EXIT.failed;
  }
  writeWhole(out, drawn.content);
  const { pages, letters } = drawn;
  if (json)
    printJson({
      ...{ status: 'WRITTEN', out, schedules: schedules.length, leftOut },
      ...{ pages, missing, letters },
    });
  else {
    print(texts.t('cli.file.written', { path: out }));
    if (leftOut > 0) print(texts.t('cli.export.leftOut', { count: leftOut }));
    if (letters !== null)
      warn(texts.t(`cli.export.tinyLetters.${remedyFor(settings, selections)}`, { ...letters }));
  }
  return EXIT.done;

  async function contentOf(): Promise<Drawn | null> {
    const none = { pages: 0, letters: null };
    if (format === 'csv') return { ...none, content: drawCsv(schedules, words) };
    if (format === 'html')
      return { ...none, content: drawHtml(schedules, settings, words, { school, today }) };
    if (format === 'json')
      return { ...none, content: drawJson(draft, settings, schedules, { words, fileName, today }) };
    if (format === 'ics') {
      const content = drawCalendar(draft, schedules, new Date());
      if (content === null) throw new BadInput(texts.t('cli.export.noYear'));
      return { ...none, content };
    }
    const job = { format, draft, settings, schedules, language: texts.language, today };
    const line = terminalLine(process.stderr);
    const { result } = await withCancel((signal) => drawInThread(job, { signal, line, onMissing }));
    return result && { ...result, content: result.bytes };
  }
}

/** The option that makes the letters of the pages larger. */
function remedyFor({ paper }: ExportSettings, [first]: readonly ExportSettings[]) {
  const isGlobal = first?.selectedExportView === 'global';
  const [larger] = largerPapers(isGlobal, paper);
  return larger ?? (first?.[orientationField(isGlobal)] === 'portrait' ? 'landscape' : 'portrait');
}
