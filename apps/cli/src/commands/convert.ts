import { readArguments } from '../arguments.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { readSchool } from '../input/read-school.ts';
import { importLines, leftOutLines } from '../output/import-lines.ts';
import { print, printJson } from '../output/print.ts';
import { checkOutput, writeSchool } from '../output/write-school.ts';
import { texts } from '../texts.ts';

/** Writes a file of any known format in the product's own or in that of FET. */
export async function convert(args: readonly string[]): Promise<ExitCode> {
  const { files, json } = readArguments(args, {}, ['IN', 'OUT']);
  const [from = '', to = ''] = files;
  checkOutput(to);
  const school = readSchool(from);
  const notWritten = writeSchool(to, school.draft, school);
  if (json) printJson({ status: 'WRITTEN', out: to, report: school.report, notWritten });
  else
    print(
      ...importLines(school.report),
      ...leftOutLines(notWritten),
      texts.t('cli.file.written', { path: to }),
    );
  return EXIT.done;
}
