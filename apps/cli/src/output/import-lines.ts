import type { CarriedEntry, ExplainedEntry, ImportReport } from '@bellgrid/formats';
import type { Draft, Message } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { texts, textsForPrograms } from '../command-line/texts.ts';

/** The import report in plain lines, without what needs no attention. */
export function importLines({ draft, report }: { draft: Draft; report: ImportReport }): string[] {
  const entries = report.carried
    .map((entry) => texts.t('cli.import.entry', { name: nameOf(texts, entry), count: entry.count }))
    .join(', ');
  const lines = [texts.t('cli.import.carried', { entries })];
  if (report.placements > 0) {
    lines.push(texts.t('cli.import.placements', { count: report.placements }));
  }
  for (const entry of report.approximated) lines.push(texts.t('cli.import.changed', valuesOf(texts, entry)));
  for (const entry of report.notCarried) lines.push(texts.t('cli.import.notCarried', valuesOf(texts, entry)));
  for (const warning of report.warnings)
    lines.push(texts.t('cli.import.warning', { warning: messageText(texts, draft, warning) }));
  return lines;
}

/** The lines on everything that the written format cannot hold. */
export function leftOutLines(entries: readonly ExplainedEntry[]): string[] {
  return entries.map((entry) => texts.t('cli.import.notWritten', valuesOf(texts, entry)));
}

/** The report for a program, with English names, reasons and warnings. */
export function reportForPrograms({ draft, report }: { draft: Draft; report: ImportReport }) {
  const own = textsForPrograms();
  const { carried, approximated, notCarried, placements, warnings } = report;
  return {
    carried: carried.map((entry) => ({ name: nameOf(own, entry), count: entry.count })),
    approximated: entriesForPrograms(approximated),
    notCarried: entriesForPrograms(notCarried),
    placements,
    warnings: warnings.map((warning: Message) => messageText(own, draft, warning)),
  };
}

/** Entries for a program: each with its English name and reason, and the code of the reason. */
export function entriesForPrograms(entries: readonly ExplainedEntry[]) {
  const own = textsForPrograms();
  return entries.map((entry) => ({ ...valuesOf(own, entry), code: entry.reason.code }));
}

/** The name that the file or the product has for the things of an entry. */
const nameOf = (language: typeof texts, { name }: CarriedEntry): string => messageText(language, null, name);

const valuesOf = (language: typeof texts, entry: ExplainedEntry) => ({
  name: nameOf(language, entry),
  count: entry.count,
  reason: messageText(language, null, entry.reason),
});
