import { ruleKey } from './rule-key.ts';
import type { VerifyReport } from './verify.ts';

/** A timetable's clashes, and the constraints that it breaks, as schools count them. */
export interface BrokenParts {
  /** Places of physical rules: two lessons at a time, or one outside school. */
  readonly clashes: number;
  /** Hard constraints, each once. */
  readonly rules: number;
}

/** Counts the clashes and the broken constraints of a report; without placed lessons there are none. */
export function brokenParts({ placed, physical, matches }: VerifyReport): BrokenParts {
  if (placed === 0) return { clashes: 0, rules: 0 };
  return {
    clashes: physical.length,
    rules: new Set(matches.filter(({ hard }) => hard).map(ruleKey)).size,
  };
}
