import { type Finding, preCheck } from '@bellgrid/constraints';
import { readArguments } from '../arguments.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { readSchool } from '../input/read-school.ts';
import { importLines } from '../output/import-lines.ts';
import { print, printJson } from '../output/print.ts';

/** Runs the pre-check. */
export async function check(args: readonly string[]): Promise<ExitCode> {
  const { files, json } = readArguments(args, {}, ['FILE']);
  const [path = ''] = files;
  const school = readSchool(path);
  const findings: Finding[] = [];
  for (const event of preCheck(school.draft)) if (event.kind === 'finding') findings.push(event.finding);
  const sentences = findings.map(({ sentence }) => sentence);
  const status = findings.length === 0 ? 'PASSED' : 'FAILED';
  if (json) printJson({ status, lessons: Object.keys(school.draft.lessons).length, findings: sentences });
  else {
    const verdict = findings.length === 0 ? 'All pre-checks passed.' : 'The pre-check found problems:';
    print(...importLines(school.report), verdict, ...sentences.map((sentence) => `- ${sentence}`));
  }
  return findings.length === 0 ? EXIT.done : EXIT.failed;
}
