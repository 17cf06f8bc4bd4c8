import type { ExplainedEntry, ImportReport } from '@bellgrid/formats';

/** The import report in plain lines, without what needs no attention. */
export function importLines(report: ImportReport): string[] {
  const lines = [`Imported: ${report.carried.map(({ name, count }) => `${name} ${count}`).join(', ')}.`];
  if (report.placements > 0) lines.push(`Lessons that already stand in the timetable: ${report.placements}.`);
  for (const { name, count, reason } of report.approximated)
    lines.push(`Changed: ${name} × ${count}: ${reason}.`);
  for (const { name, count, reason } of report.notCarried) {
    lines.push(`Not carried: ${name} × ${count}: ${reason}.`);
  }
  for (const warning of report.warnings) lines.push(`Warning: ${warning}`);
  return lines;
}

/** What the format that is written cannot hold. */
export function leftOutLines(entries: readonly ExplainedEntry[]): string[] {
  return entries.map(({ name, count, reason }) => `Not written: ${name} × ${count}: ${reason}.`);
}
