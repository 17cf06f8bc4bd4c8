import { type Finding, value } from '@bellgrid/model';
import { NO_FINDINGS, type Repair } from '@bellgrid/protocol';
import type { RunOutcome } from '../../../document/run/solver-run.ts';

/** A finding whose sentence is these words. */
export const finding = (words: string, about: Finding['about'] = {}): Finding => ({
  code: 'findings.words',
  values: { words: value.text(words) },
  about,
});

export const repair = (words: string, more: Partial<Repair> = {}): Repair => ({
  finding: finding(words),
  action: 'loosen',
  command: 'updateConstraint',
  args: {},
  rule: finding(words),
  becomes: null,
  cost: 0,
  unplaced: [],
  ...more,
});

export const checkFailed = (...faults: Finding[]): RunOutcome => ({
  kind: 'checkFailed',
  mayBreak: true,
  findings: { ...NO_FINDINGS, faults },
});

export const infeasible: RunOutcome = {
  kind: 'infeasible',
  mayBreak: true,
  findings: {
    ...NO_FINDINGS,
    conflicts: [{ summary: finding('They do not fit.'), members: [finding('A rule')], repairs: [] }],
  },
};
