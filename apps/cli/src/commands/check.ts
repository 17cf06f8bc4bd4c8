import { type RunResult, run } from '@bellgrid/runner';
import { readArguments } from '../arguments.ts';
import { keepHeapSmall } from '../engine-flags.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { readSchool } from '../input/read-school.ts';
import { optimise } from '../optimise-when.ts';
import { cutShortBy } from '../output/cut-short.ts';
import { findingLines } from '../output/finding-lines.ts';
import { importLines } from '../output/import-lines.ts';
import { print, printJson } from '../output/print.ts';
import { createProgressBar } from '../output/progress-bar.ts';
import { withCancel } from './with-cancel.ts';

/** Looks for what makes a timetable impossible as the server's check does: by counting, then for a conflict. */
export async function check(args: readonly string[]): Promise<ExitCode> {
  const specs = {
    seconds: { type: 'string' },
    seed: { type: 'string' },
    details: { type: 'boolean' },
  } as const;
  const given = readArguments(args, specs, ['FILE']);
  const [path = ''] = given.files;
  const seconds = given.number('seconds', 60, 1, 86_400);
  const seed = given.number('seed', 1, 0, 0xffff_ffff);
  const school = readSchool(path);
  if (!given.json) print(...importLines(school.report));
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
  const name = names[status];
  if (given.json) {
    const lessons = Object.keys(school.draft.lessons).length;
    printJson({ status: name, lessons, findings, ...cutShort.json });
  } else {
    print(verdictOf(status, findings), ...findingLines(findings, given.has('details')), ...cutShort.lines);
  }
  return name === 'PASSED' ? EXIT.done : EXIT.failed;
}

const names: Record<RunResult['status'], 'PASSED' | 'FAILED' | 'CANCELLED'> = {
  OPTIMAL: 'PASSED',
  FEASIBLE: 'PASSED',
  INFEASIBLE: 'FAILED',
  TIMEOUT: 'FAILED',
  CANCELLED: 'CANCELLED',
};

function verdictOf(status: RunResult['status'], findings: RunResult['findings']): string {
  if (names[status] === 'PASSED') return 'All pre-checks passed.';
  if (names[status] === 'CANCELLED') return 'The check was cancelled.';
  const isCounted = findings[0] !== undefined && findings[0].kind !== 'conflict';
  return isCounted ? 'The pre-check found problems:' : 'All pre-checks passed, but no timetable is possible.';
}
