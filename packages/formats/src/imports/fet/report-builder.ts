import type { CarriedEntry, ExplainedEntry, ImportReport } from '../import-result.ts';
import type { Outcome } from './constraints/outcome.ts';

/** Counts what an import does, by name and reason. */
export interface ReportBuilder {
  count(name: string, outcome: Outcome, amount?: number): void;
  warn(message: string): void;
  build(placements: number): ImportReport;
}

/** Beyond so many the rest of the warnings is only counted. */
const MAX_WARNINGS = 50;

export function createReportBuilder(): ReportBuilder {
  const carried = new Map<string, number>();
  const approximated = new Map<string, ExplainedEntry>();
  const notCarried = new Map<string, ExplainedEntry>();
  const warnings: string[] = [];
  return {
    count: (name, outcome, amount = 1) => {
      if (amount === 0) return;
      if (outcome.kind === 'carried') carried.set(name, (carried.get(name) ?? 0) + amount);
      else addTo(outcome.kind === 'approximated' ? approximated : notCarried, name, outcome.reason, amount);
    },
    warn: (message) => {
      warnings.push(message);
    },
    build: (placements) => ({
      carried: [...carried].map(([name, count]): CarriedEntry => ({ name, count })),
      approximated: [...approximated.values()],
      notCarried: [...notCarried.values()],
      placements,
      warnings: shorten(warnings),
    }),
  };
}

function addTo(entries: Map<string, ExplainedEntry>, name: string, reason: string, amount: number): void {
  const key = `${name}\n${reason}`;
  entries.set(key, { name, count: (entries.get(key)?.count ?? 0) + amount, reason });
}

function shorten(warnings: readonly string[]): string[] {
  const distinct = [...new Set(warnings)];
  if (distinct.length <= MAX_WARNINGS) return distinct;
  return [...distinct.slice(0, MAX_WARNINGS), `… and ${distinct.length - MAX_WARNINGS} more.`];
}
