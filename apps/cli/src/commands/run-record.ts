import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { exportDraftFile } from '@bellgrid/formats';
import type { Draft } from '@bellgrid/model';
import { type RunRecord, type RunResult, type RunTrace, readRunRecord } from '@bellgrid/protocol';
import type { RunOptions } from '@bellgrid/runner';
import { BadInput } from '../command-line/bad-input.ts';
import { texts } from '../command-line/texts.ts';
import { fileFault } from '../input/file-fault.ts';
import { writeWhole } from '../output/write-school.ts';

/** The record in the file; null when there is no such file yet. @throws BadInput for anything else. */
export function readRecord(path: string): RunRecord | null {
  if (!existsSync(path)) return null;
  const record = readRunRecord(parsed(path));
  if (record === null || record.jobType !== 'solve')
    throw new BadInput(texts.t('cli.record.unreadable', { path }));
  return record;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw fileFault(path, error);
  }
}

/** Costs that differ by less are equal. */
const ROUNDING = 1e-6;

type Repeated = Pick<
  RunOptions,
  'until' | 'seed' | 'seconds' | 'threads' | 'steps' | 'solveAnyway' | 'repeatsClock'
>;

/**
 * The options that repeat a recorded run: as many search steps with the same seed, whatever the clock said. @throws
 * BadInput for a run of another school or of several threads, and for one that was ended before its first step.
 */
export function optionsOf(path: string, record: RunRecord, draft: Draft): Repeated {
  const { seed, settings, limits, steps } = record;
  if (record.payloadHash !== hashOf(draft))
    throw new BadInput(texts.t('cli.record.otherSchool', { path, version: record.version }));
  if (limits.threads > 1) throw new BadInput(texts.t('cli.record.threads', { path }));
  const { until, solveAnyway } = settings;
  if (limits.steps !== null)
    return { until, seed, seconds: limits.seconds, threads: 1, steps: limits.steps, solveAnyway };
  if (steps === null || steps === 0) throw new BadInput(texts.t('cli.record.noSteps', { path }));
  // A stop by the clock, or on a plateau that was measured by it, is a stop after those steps.
  const length = { seconds: limits.seconds, threads: 1, steps, repeatsClock: true };
  return { until: 'limit', seed, ...length, solveAnyway };
}

/** Writes the record of a run, whole or not at all. @throws BadInput. */
export function writeRecord(path: string, trace: RunTrace, draft: Draft): void {
  const record: RunRecord = { ...trace, payloadHash: hashOf(draft) };
  writeWhole(path, `${JSON.stringify(record, null, 2)}\n`);
}

const hashOf = (draft: Draft): string => createHash('sha256').update(exportDraftFile(draft)).digest('hex');

/** True when a repeated run has ended as the recorded one. */
export function isSameOutcome(
  { outcome }: RunRecord,
  { placed, hardViolations, cost }: Pick<RunResult, 'placed' | 'hardViolations' | 'cost'>,
): boolean {
  if (outcome === null || outcome.placed !== placed || outcome.hardViolations !== hardViolations)
    return false;
  return Math.abs(outcome.cost - cost) < ROUNDING;
}

/** The comparison in a sentence; another version is the likely cause of another result. */
export function comparisonLine(record: RunRecord, result: RunResult): string {
  if (isSameOutcome(record, result)) return texts.t('cli.record.same');
  return texts.t('cli.record.different', { version: record.version });
}
