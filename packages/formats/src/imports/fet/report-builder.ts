import { type Message, messageKey } from '@bellgrid/model';
import type { CarriedEntry, ExplainedEntry, ImportReport } from '../report/import-result.ts';
import { joinWarnings, nameMessage, type Warning } from '../report/warnings.ts';
import type { Outcome } from './constraints/constraint-importer.ts';

/** Counts what an import does, by name and reason. */
export interface ReportBuilder {
  /** @param name a word for the things, or the element of the file by which they are called. */
  count(name: Message | string, outcome: Outcome, amount?: number): void;
  /** Reports a change to a thing; `what` follows its name, or those of all with the same change. */
  warn(thing: Message, what: Message): void;
  build(placements: number): ImportReport;
}

type Counts<Entry> = Map<string, Entry>;

export function createReportBuilder(): ReportBuilder {
  const carried: Counts<CarriedEntry> = new Map();
  const approximated: Counts<ExplainedEntry> = new Map();
  const notCarried: Counts<ExplainedEntry> = new Map();
  const warnings: Warning[] = [];
  return {
    count: (given, outcome, amount = 1) => {
      if (amount === 0) return;
      const isElement = typeof given === 'string';
      const name = isElement ? nameMessage(given) : given;
      const entry = { name, count: amount, element: isElement ? given : null };
      if (outcome.kind === 'carried') addTo(carried, messageKey(name), entry);
      else {
        const { kind, reason } = outcome;
        const entries = kind === 'approximated' ? approximated : notCarried;
        addTo(entries, `${messageKey(name)} ${messageKey(reason)}`, { ...entry, reason });
      }
    },
    warn: (thing, what) => {
      warnings.push({ thing, what });
    },
    build: (placements) => ({
      carried: [...carried.values()],
      approximated: [...approximated.values()],
      notCarried: [...notCarried.values()],
      placements,
      warnings: joinWarnings(warnings),
    }),
  };
}

function addTo<Entry extends CarriedEntry>(entries: Counts<Entry>, key: string, entry: Entry): void {
  entries.set(key, { ...entry, count: (entries.get(key)?.count ?? 0) + entry.count });
}
