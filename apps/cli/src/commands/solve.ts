import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExplainedEntry } from '@bellgrid/formats';
import { commands, type Draft, runCommand } from '@bellgrid/model';
import type { RunResult, RunTrace, SolverEvent } from '@bellgrid/protocol';
import { type RunOptions, run } from '@bellgrid/runner';
import { type Arguments, readArguments } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { keepHeapSmall, optimise } from '../command-line/engine-flags.ts';
import { EXIT, type ExitCode } from '../command-line/exit-codes.ts';
import { texts } from '../command-line/texts.ts';
import { readSchool } from '../input/read-school.ts';
import { entriesForPrograms, importLines, leftOutLines } from '../output/import-lines.ts';
import { print, printJson } from '../output/print.ts';
import { createProgressBar } from '../output/progress-bar.ts';
import { cutShortBy, findingLines, solveVerdict, withSentences } from '../output/run-lines.ts';
import { checkFormat, checkOutput, writeSchool } from '../output/write-school.ts';
import { comparisonLine, isSameOutcome, optionsOf, readRecord, writeRecord } from './run-record.ts';
import { withCancel } from './with-cancel.ts';

/** Options that a record rules. */
const ruling = ['until', 'seconds', 'seed', 'threads', 'steps'] as const;

const untils = ['full', 'plateau', 'limit'] as const;

/** Most schools are filled by then. */
const BRIEF_SECONDS = 1;

/** Generates a timetable and, when asked, writes the school with it. */
export async function solve(args: readonly string[]): Promise<ExitCode> {
  const given = readArguments(
    args,
    {
      until: { type: 'string' },
      seconds: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      steps: { type: 'string' },
      record: { type: 'string' },
      out: { type: 'string', short: 'o' },
      details: { type: 'boolean' },
    },
    ['FILE'],
  );
  const [path = ''] = given.files;
  const out = given.text('out');
  const recordPath = given.text('record');
  const record = recordPath === undefined ? null : readRecord(recordPath);
  if (record && ruling.some((name) => given.text(name) !== undefined))
    throw new BadInput(texts.t('cli.record.ruled', { path: recordPath }));
  const asked: RunOptions = {
    jobType: 'solve',
    until: untilOf(given.text('until') ?? 'plateau'),
    seconds: given.number('seconds', 60, 1, 86_400),
    seed: given.number('seed', 1, 0, 0xffff_ffff),
    threads: given.number('threads', 1, 1, 64),
    ...stepsOf(given),
    ...threadEntry(),
  };
  if (out !== undefined) checkOutput(out);
  if (recordPath !== undefined && record === null) checkOutput(recordPath, /\.json$/i);
  const school = readSchool(path);
  if (out !== undefined) checkFormat(out, school.draft);
  const options = record ? { ...asked, ...optionsOf(recordPath ?? '', record, school.draft) } : asked;
  const traces: RunTrace[] = [];
  const bar = createProgressBar(process.stderr);
  const onEvent = (event: SolverEvent): void => {
    if (event.event === 'statusUpdate' && event.stage === 'start solve') optimise('soon');
    if (event.event === 'progress' && event.seconds > BRIEF_SECONDS) keepHeapSmall();
    if (event.event === 'trace') traces.push(event.trace);
    bar.show(event);
  };
  const { result, isCancelled } = await withCancel((signal) => {
    if (!given.json) print(...importLines(school));
    return run(school.draft, options, { signal, onEvent });
  });
  optimise('rarely');
  bar.clear();
  const notWritten =
    out !== undefined && result.solution
      ? writeSchool(out, withSolution(school.draft, result), school)
      : undefined;
  const trace = traces.at(-1);
  if (recordPath !== undefined && record === null && trace) writeRecord(recordPath, trace, school.draft);
  const cutShort = cutShortBy(result.status, isCancelled);
  if (given.json) {
    const findings = withSentences(result.findings, school.draft);
    const left = notWritten && entriesForPrograms(notWritten);
    const isSame = record ? { isSame: isSameOutcome(record, result) } : {};
    printJson({ ...figures(result), findings, notWritten: left, ...cutShort.json, ...isSame });
  } else {
    const shown = { draft: school.draft, isDetailed: given.has('details') };
    const findings = findingLines(result.findings, shown);
    print(...resultLines(result, [...findings, ...cutShort.lines], out, notWritten));
    if (record) print(comparisonLine(record, result));
    else if (recordPath !== undefined) print(texts.t('cli.record.written', { path: recordPath }));
  }
  if (result.status === 'NO_LESSONS') return EXIT.noLessons;
  return isDone(result) ? EXIT.done : EXIT.failed;
}

/** Instead of by the clock: the same school, seed and steps give the same timetable. @throws BadInput with threads. */
function stepsOf(given: Arguments): { steps?: number } {
  if (given.text('steps') === undefined) return {};
  if (given.number('threads', 1, 1, 64) > 1) {
    throw new BadInput(texts.t('cli.arguments.stepsOrThreads'));
  }
  if (given.text('seconds') !== undefined) {
    throw new BadInput(texts.t('cli.arguments.stepsOrSeconds'));
  }
  return { steps: given.number('steps', 0, 1, 1_000_000_000) };
}

function untilOf(value: string): RunOptions['until'] {
  const found = untils.find((until) => until === value);
  if (found) return found;
  throw new BadInput(texts.t('cli.arguments.until', { given: value }));
}

/** The built entry of a search thread lies beside the built command. */
function threadEntry(): { threadEntry?: string } {
  const path = fileURLToPath(new URL('./search-thread.mjs', import.meta.url));
  return existsSync(path) ? { threadEntry: path } : {};
}

function withSolution(draft: Draft, { solution }: RunResult): Draft {
  return solution ? runCommand(draft, commands.applySolution, { solution }) : draft;
}

function isDone({ status, lessons, placed, hardViolations }: RunResult): boolean {
  if (status === 'OPTIMAL' || status === 'FEASIBLE') return hardViolations === 0;
  return status === 'CANCELLED' && placed === lessons && hardViolations === 0;
}

function figures({ status, reason, lessons, placed, hardViolations, cost, quality, ...others }: RunResult) {
  const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;
  const { seconds, searchSeconds, seed, moved } = others;
  return {
    status,
    reason,
    lessons,
    placed,
    hardViolations,
    cost,
    quality,
    moved,
    seconds: rounded(seconds),
    searchSeconds: rounded(searchSeconds),
    seed,
  };
}

function resultLines(
  result: RunResult,
  findings: readonly string[],
  out: string | undefined,
  notWritten: readonly ExplainedEntry[] = [],
): string[] {
  const lines = [...solveVerdict(result), ...findings];
  lines.push(...leftOutLines(notWritten));
  if (out !== undefined)
    lines.push(
      result.solution ? texts.t('cli.file.written', { path: out }) : texts.t('cli.file.nothingWritten'),
    );
  return lines;
}
