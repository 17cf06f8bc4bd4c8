import { CHECK_SECONDS, CHECK_SEED } from '@bellgrid/model';
import type { CheckOutcome } from '@bellgrid/protocol';
import { run } from '@bellgrid/runner';
import { readArguments } from '../command-line/arguments.ts';
import { keepHeapSmall, optimise } from '../command-line/engine-flags.ts';
import { EXIT, type ExitCode } from '../command-line/exit-codes.ts';
import { readSchool } from '../input/read-school.ts';
import { importLines } from '../output/import-lines.ts';
import { print, printJson } from '../output/print.ts';
import { createProgressBar } from '../output/progress-bar.ts';
import { checkVerdict, cutShortBy, findingLines, withSentences } from '../output/run-lines.ts';
import { withCancel } from './with-cancel.ts';

/** Looks for contradictions as the server's check does: by counting, then by a search and a proof. */
export async function checkCommand(args: readonly string[]): Promise<ExitCode> {
  const specs = {
    seconds: { type: 'string' },
    seed: { type: 'string' },
    details: { type: 'boolean' },
  } as const;
  const given = readArguments(args, specs, ['FILE']);
  const [path = ''] = given.files;
  const seconds = given.number('seconds', CHECK_SECONDS, 1, 86_400);
  const seed = given.number('seed', CHECK_SEED, 0, 0xffff_ffff);
  const school = readSchool(path);
  if (!given.json) print(...importLines(school));
  const bar = createProgressBar(process.stderr);
  optimise('soon');
  keepHeapSmall();
  const { result, isCancelled } = await withCancel((signal) => {
    const options = { jobType: 'check', until: 'full', seconds, seed, threads: 1 } as const;
    return run(school.draft, options, { signal, onEvent: bar.show });
  });
  bar.clear();
  const { status, findings } = result;
  const cutShort = cutShortBy(status, isCancelled);
  const outcome =
    status === 'NO_LESSONS' ? status : result.check === null ? 'CANCELLED' : STATUS[result.check];
  const shown = { draft: school.draft, isDetailed: given.has('details') };
  if (given.json) {
    const lessons = Object.keys(school.draft.lessons).length;
    const own = withSentences(findings, school.draft);
    printJson({ status: outcome, lessons, findings: own, ...cutShort.json });
  } else print(checkVerdict(result), ...findingLines(findings, shown), ...cutShort.lines);
  if (outcome === 'NO_LESSONS') return EXIT.noLessons;
  if (outcome === 'NOT_DECIDED') return EXIT.notDecided;
  return outcome === 'TIMETABLE_EXISTS' ? EXIT.done : EXIT.failed;
}

const STATUS = {
  timetableExists: 'TIMETABLE_EXISTS',
  contradiction: 'CONTRADICTION',
  notDecided: 'NOT_DECIDED',
} as const satisfies Record<CheckOutcome, string>;
