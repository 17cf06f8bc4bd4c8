import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether the Debian package `cadical` is installed: a SAT solver that has nothing of ours. */
export const hasCadical = existsSync('/usr/bin/cadical');

const ANSWERS: Readonly<Record<number, 'satisfiable' | 'unsatisfiable'>> = {
  10: 'satisfiable',
  20: 'unsatisfiable',
};

/** What CaDiCaL says of a formula in DIMACS; 'open' after so many seconds. */
export function askCadical(dimacs: string, seconds = 60): 'satisfiable' | 'unsatisfiable' | 'open' {
  const { status, error } = spawnSync('/usr/bin/cadical', ['-q', '-n', '-t', `${seconds}`], {
    input: dimacs,
    maxBuffer: 100_000_000,
  });
  if (error) throw error;
  return ANSWERS[status ?? 0] ?? 'open';
}
