import type { CarriedEntry, ExplainedEntry, ImportReport } from '../import-result.ts';
import { type Warning, warningLines } from '../warning-lines.ts';
import type { Outcome } from './constraints/constraint-importer.ts';

/** Counts what an import does, by name and reason. */
export interface ReportBuilder {
  count(name: string, outcome: Outcome, amount?: number): void;
  /** Tells what is done to something; `message` follows its name, or those of all to which the same is done. */
  warn(name: string, message: string): void;
  build(placements: number): ImportReport;
}

export function createReportBuilder(): ReportBuilder {
  const carried = new Map<string, number>();
  const approximated = new Map<string, ExplainedEntry>();
  const notCarried = new Map<string, ExplainedEntry>();
  const warnings: Warning[] = [];
  return {
    count: (name, outcome, amount = 1) => {
      if (amount === 0) return;
      if (outcome.kind === 'carried') carried.set(name, (carried.get(name) ?? 0) + amount);
      else addTo(outcome.kind === 'approximated' ? approximated : notCarried, name, outcome.reason, amount);
    },
    warn: (name, message) => {
      warnings.push({ name, message });
    },
    build: (placements) => ({
      carried: [...carried].map(([name, count]): CarriedEntry => ({ name, count })),
      approximated: [...approximated.values()],
      notCarried: [...notCarried.values()],
      placements,
      warnings: warningLines(warnings),
    }),
  };
}

function addTo(entries: Map<string, ExplainedEntry>, name: string, reason: string, amount: number): void {
  const key = `${name}\n${reason}`;
  entries.set(key, { name, count: (entries.get(key)?.count ?? 0) + amount, reason });
}
