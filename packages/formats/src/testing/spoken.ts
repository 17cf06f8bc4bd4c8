import type { Message } from '@bellgrid/model';
import { createTexts, messageText } from '@bellgrid/texts';
import type {
  CarriedEntry,
  ExplainedEntry,
  ImportFinding,
  ImportReport,
} from '../imports/report/import-result.ts';

const english = createTexts();

/** The English sentence of a message of an import or export. */
export const spoken = (message: Message): string => messageText(english, null, message);

export const spokenFindings = (findings: readonly ImportFinding[]): string =>
  findings.map(({ message }) => spoken(message)).join('\n');

const entry = ({ name, count }: CarriedEntry) => ({ name: spoken(name), count });

export const spokenEntries = (entries: readonly ExplainedEntry[]) =>
  entries.map((each) => ({ ...entry(each), reason: spoken(each.reason) }));

/** A report in English. */
export function spokenReport({ carried, approximated, notCarried, placements, warnings }: ImportReport) {
  return {
    carried: carried.map(entry),
    approximated: spokenEntries(approximated),
    notCarried: spokenEntries(notCarried),
    placements,
    warnings: warnings.map(spoken),
  };
}
