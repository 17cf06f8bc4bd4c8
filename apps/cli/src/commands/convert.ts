import { readArguments } from '../command-line/arguments.ts';
import { EXIT, type ExitCode } from '../command-line/exit-codes.ts';
import { texts } from '../command-line/texts.ts';
import { readSchool } from '../input/read-school.ts';
import { entriesForPrograms, importLines, leftOutLines, reportForPrograms } from '../output/import-lines.ts';
import { print, printJson } from '../output/print.ts';
import { checkOutput, writeSchool } from '../output/write-school.ts';

/** Writes a file of any known format in the product's own or in that of FET. */
export async function convert(args: readonly string[]): Promise<ExitCode> {
  const { files, json } = readArguments(args, {}, ['IN', 'OUT']);
  const [from = '', to = ''] = files;
  checkOutput(to);
  const school = readSchool(from);
  const notWritten = writeSchool(to, school.draft, school);
  if (json) {
    const left = entriesForPrograms(notWritten);
    printJson({ status: 'WRITTEN', out: to, report: reportForPrograms(school), notWritten: left });
  } else
    print(...importLines(school), ...leftOutLines(notWritten), texts.t('cli.file.written', { path: to }));
  return EXIT.done;
}
