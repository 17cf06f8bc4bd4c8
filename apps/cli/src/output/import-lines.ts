import type { ExplainedEntry, ImportReport } from '@bellgrid/formats';
import { texts } from '../texts.ts';

/** The import report in plain lines, without what needs no attention. */
export function importLines(report: ImportReport): string[] {
  const entries = report.carried.map((entry) => texts.t('cli.import.entry', { ...entry })).join(', ');
  const lines = [texts.t('cli.import.carried', { entries })];
  if (report.placements > 0) {
    lines.push(texts.t('cli.import.placements', { count: report.placements }));
  }
  for (const entry of report.approximated) lines.push(texts.t('cli.import.changed', { ...entry }));
  for (const entry of report.notCarried) lines.push(texts.t('cli.import.notCarried', { ...entry }));
  for (const warning of report.warnings) lines.push(texts.t('cli.import.warning', { warning }));
  return lines;
}

/** What the format that is written cannot hold. */
export function leftOutLines(entries: readonly ExplainedEntry[]): string[] {
  return entries.map((entry) => texts.t('cli.import.notWritten', { ...entry }));
}
