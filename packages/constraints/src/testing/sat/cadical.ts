import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True when the Debian package `cadical` is installed: a SAT solver that shares no code with Bellgrid. */
export const hasCadical = existsSync('/usr/bin/cadical');

const ANSWERS: Readonly<Record<number, 'satisfiable' | 'unsatisfiable'>> = {
  10: 'satisfiable',
  20: 'unsatisfiable',
};

/** CaDiCaL's answer for a formula in DIMACS; 'open' after `seconds`. */
export function askCadical(dimacs: string, seconds = 60): 'satisfiable' | 'unsatisfiable' | 'open' {
  const { status, error } = spawnSync('/usr/bin/cadical', ['-q', '-n', '-t', `${seconds}`], {
    input: dimacs,
    maxBuffer: 100_000_000,
  });
  if (error) throw error;
  return ANSWERS[status ?? 0] ?? 'open';
}
