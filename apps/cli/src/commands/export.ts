import { existsSync } from 'node:fs';
import { drawCalendar } from '@bellgrid/formats/calendar';
import { drawCsv, drawHtml, drawJson, paperWords, schedulesOf } from '@bellgrid/formats/paper';
import { checkExportForm, type Draft, type ExportSettings, exportSettingsOf, nameKey } from '@bellgrid/model';
import { localeOf } from '@bellgrid/texts';
import { readArguments } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { EXIT, type ExitCode } from '../command-line/exit-codes.ts';
import { texts } from '../command-line/texts.ts';
import { readSchool } from '../input/read-school.ts';
import type { pdfFile, xlsxFile } from '../output/export-files.ts';
import { print, printJson } from '../output/print.ts';
import { checkOutput, writeWhole } from '../output/write-school.ts';

/** Imports a module that is not in the bundle; from `start.ts`, because compiled code that is read back cannot. */
declare function importModule(url: string): Promise<unknown>;

const formats = ['pdf', 'xlsx', 'html', 'ics', 'csv', 'json'] as const;
const views = ['classes', 'teachers', 'classrooms', 'division', 'day', 'global'] as const;
type View = (typeof views)[number];

const specs = {
  format: { type: 'string' },
  view: { type: 'string' },
  for: { type: 'string', multiple: true },
  paper: { type: 'string' },
  orientation: { type: 'string' },
  out: { type: 'string', short: 'o' },
} as const;

/** Writes the schedule of the file in a format for people or programs, with the export settings that the school keeps. */
export async function exportCommand(args: readonly string[]): Promise<ExitCode> {
  const { files, json, text, list } = readArguments(args, specs, ['FILE']);
  const [path = ''] = files;
  const out = text('out');
  if (out === undefined) throw new BadInput(texts.t('cli.export.noOutput'));
  const format = oneOf('format', text('format') ?? /\.([a-z]+)$/i.exec(out)?.[1] ?? '', formats);
  checkOutput(out, /./);
  const { draft } = readSchool(path);
  const settings = settingsOf(draft, text, list('for'));
  if (!checkExportForm(draft, settings).canSave) throw new BadInput(texts.t('cli.export.nothing'));
  const schedules = schedulesOf(draft, settings);
  const words = paperWords(texts);
  const today = new Intl.DateTimeFormat(localeOf(texts.language), { dateStyle: 'long' }).format(new Date());
  const written = await contentOf();
  writeWhole(out, written.content);
  const { pages, missing } = written;
  if (json) printJson({ status: 'WRITTEN', out, schedules: schedules.length, pages, missing });
  else {
    if (missing.length > 0) print(texts.t('cli.export.missing', { characters: missing.join(' ') }));
    print(texts.t('cli.file.written', { path: out }));
  }
  return EXIT.done;

  async function contentOf(): Promise<{
    content: string | Uint8Array;
    pages: number;
    missing: readonly string[];
  }> {
    const none = { pages: 0, missing: [] };
    const school = draft.schoolData.schoolName;
    if (format === 'csv') return { ...none, content: drawCsv(schedules, words) };
    if (format === 'html') return { ...none, content: drawHtml(schedules, settings, words, school) };
    if (format === 'json') return { ...none, content: drawJson(schedules, settings, words, school) };
    if (format === 'ics') {
      const content = drawCalendar(draft, schedules, new Date());
      if (content === null) throw new BadInput(texts.t('cli.export.noYear'));
      return { ...none, content };
    }
    const bundle = await paperBundle();
    if (format === 'xlsx')
      return { ...none, content: await bundle.xlsxFile(schedules, settings, words, school) };
    const { bytes, pages, missing } = await bundle.pdfFile(draft, settings, schedules, words, today);
    return { content: bytes, pages, missing };
  }
}

/** The exports of the module that draws on paper. */
interface PaperBundle {
  readonly pdfFile: typeof pdfFile;
  readonly xlsxFile: typeof xlsxFile;
}

/** The module that draws on paper lies beside the built command. */
async function paperBundle(): Promise<PaperBundle> {
  const url = new URL('./export-files.mjs', import.meta.url);
  if (!existsSync(url)) throw new BadInput(texts.t('cli.notBuilt'));
  return (await importModule(url.href)) as PaperBundle;
}

function oneOf<Value extends string>(option: string, given: string, values: readonly Value[]): Value {
  const found = values.find((each) => each === given.toLowerCase());
  if (found) return found;
  throw new BadInput(texts.t('cli.export.oneOf', { option, values: values.join(', '), given }));
}

/** The settings of the school with the view, the names and the paper that the command line asks for. */
function settingsOf(
  draft: Draft,
  text: (name: string) => string | undefined,
  wanted: readonly string[],
): ExportSettings {
  const kept = exportSettingsOf(draft);
  const view = oneOf('view', text('view') ?? 'classes', views);
  const paper = oneOf('paper', text('paper') ?? kept.paper, ['a4', 'letter', 'a3', 'a2']);
  const orientations = ['portrait', 'landscape'] as const;
  const scheduleOrientation = oneOf(
    'orientation',
    text('orientation') ?? kept.scheduleOrientation,
    orientations,
  );
  const none = { exportedGroups: [], exportedTeachers: [], exportedClassrooms: [] };
  const settings = { ...kept, ...none, paper, scheduleOrientation };
  switch (view) {
    case 'classes':
      return {
        ...settings,
        selectedExportView: 'individual',
        exportedGroups: chosen(view, draft.groups, wanted),
      };
    case 'teachers':
      return {
        ...settings,
        selectedExportView: 'individual',
        exportedTeachers: chosen(view, draft.teachers, wanted),
      };
    case 'classrooms':
      return {
        ...settings,
        selectedExportView: 'individual',
        exportedClassrooms: chosen(view, draft.classrooms, wanted),
      };
    case 'division': {
      const [divisionGroup = null] = chosen(view, draft.groups, wanted);
      return { ...settings, selectedExportView: 'division', divisionGroup, allTrackCombinations: true };
    }
    case 'day': {
      const days = draft.schoolData.days.map(({ id, label }) => ({ id, name: label }));
      const byId = Object.fromEntries(days.map((day) => [day.id, day]));
      return { ...settings, selectedExportView: 'day', exportedDays: chosen(view, byId, wanted) };
    }
    case 'global':
      return { ...settings, selectedExportView: 'global' };
  }
}

/** The ids of the items with these names, several in one separated by commas; of all without names. */
function chosen(
  view: View,
  records: Readonly<Record<string, { readonly id: string; readonly name: string }>>,
  wanted: readonly string[],
): string[] {
  const all = Object.values(records);
  if (wanted.length === 0) return all.map(({ id }) => id);
  const named = (wish: string) => all.filter(({ name }) => nameKey(name) === nameKey(wish));
  const names = wanted.flatMap((wish) => (named(wish).length > 0 ? [wish] : wish.split(',')));
  return names.flatMap((name) => {
    const found = named(name);
    if (found.length === 0)
      throw new BadInput(texts.t('cli.export.unknownName', { view, name: name.trim() }));
    return found.map(({ id }) => id);
  });
}
