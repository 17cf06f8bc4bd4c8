import { basename, extname } from 'node:path';
import { drawCalendar } from '@bellgrid/formats/calendar';
import { drawCsv, drawHtml, drawJson, paperWords, schedulesOf } from '@bellgrid/formats/paper';
import { localeOf } from '@bellgrid/texts';
import { readArguments } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { EXIT, type ExitCode } from '../command-line/exit-codes.ts';
import { texts } from '../command-line/texts.ts';
import { readSchool } from '../input/read-school.ts';
import { drawInThread } from '../output/draw-in-thread.ts';
import { print, printJson } from '../output/print.ts';
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
  out: { type: 'string', short: 'o' },
} as const;

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
  const schedules = selections.flatMap((selection) => schedulesOf(draft, selection));
  const words = paperWords(texts);
  const today = new Intl.DateTimeFormat(localeOf(texts.language), { dateStyle: 'long' }).format(new Date());
  const school = draft.schoolData.schoolName;
  const fileName = basename(out, extname(out));
  let missing: readonly string[] = [];
  const onMissing = (characters: readonly string[]): void => {
    missing = characters;
    if (!json) print(texts.t('cli.export.missing', { characters: characters.join(' ') }));
  };
  const drawn = await contentOf();
  if (drawn === null) {
    if (json) printJson({ status: 'CANCELLED', out });
    else print(texts.t('cli.export.cancelled'), texts.t('cli.file.nothingWritten'));
    return EXIT.failed;
  }
  writeWhole(out, drawn.content);
  if (json) printJson({ status: 'WRITTEN', out, schedules: schedules.length, pages: drawn.pages, missing });
  else print(texts.t('cli.file.written', { path: out }));
  return EXIT.done;

  async function contentOf(): Promise<{ content: string | Uint8Array; pages: number } | null> {
    const pages = 0;
    if (format === 'csv') return { pages, content: drawCsv(schedules, words) };
    if (format === 'html') return { pages, content: drawHtml(schedules, settings, words, school) };
    if (format === 'json')
      return { pages, content: drawJson(draft, settings, schedules, { words, fileName, today }) };
    if (format === 'ics') {
      const content = drawCalendar(draft, schedules, new Date());
      if (content === null) throw new BadInput(texts.t('cli.export.noYear'));
      return { pages, content };
    }
    const job = { format, draft, settings, schedules, language: texts.language, today };
    const line = terminalLine(process.stderr);
    const { result } = await withCancel((signal) => drawInThread(job, { signal, line, onMissing }));
    return result && { pages: result.pages, content: result.bytes };
  }
}
