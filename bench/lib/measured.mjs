import { spawnSync } from 'node:child_process';

/**
 * Runs a command and measures the processor seconds that the operating system counts for it and its
 * children, which other work on the machine changes far less than the time on the clock.
 * @param {readonly string[]} command
 * @param {number} limit seconds on the clock after which it is ended
 * @returns {{ output: string, cpu: number }}
 */
export function measured(command, limit) {
  const script = 'TIMEFORMAT="%U %S"; time "$@" 2>/dev/null';
  const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], {
    encoding: 'utf8',
    timeout: limit * 1000,
    maxBuffer: 100_000_000,
  });
  const [user = Number.NaN, system = Number.NaN] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  return { output: stdout, cpu: user + system };
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
