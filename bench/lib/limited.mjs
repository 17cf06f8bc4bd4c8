import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const POLL_MS = 100;
/** Processor seconds that a process has left after it was asked to end. */
const GRACE = 20;

/**
 * @typedef {{ output: string, cpu: number, wasEnded: boolean, peakMegabytes: number }} Limited
 */

/**
 * Runs a command until it ends or has used its processor seconds, as the operating system counts them; then it
 * is asked to end (SIGTERM), and ended for good a little later. `peakMegabytes` is its largest resident memory.
 * @param {readonly string[]} command
 * @param {{ cpuSeconds: number, nice?: number }} limits
 * @returns {Promise<Limited>}
 */
export function runLimited(command, { cpuSeconds, nice = 0 }) {
  const guard = Math.ceil(cpuSeconds + GRACE);
  // The shell counts its child's time, and tells its number first.
  const script = `ulimit -t ${guard}; nice -n ${nice} "$@" 2>/dev/null & echo $! >&2; wait $!; times >&2`;
  const shell = spawn('bash', ['-c', script, 'bash', ...command]);
  return new Promise((resolve, reject) => {
    let output = '';
    let told = '';
    let peakMegabytes = 0;
    let wasEnded = false;
    shell.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    shell.stderr.setEncoding('utf8').on('data', (text) => {
      told += text;
    });
    const timer = setInterval(() => {
      const pid = Number.parseInt(told, 10);
      if (Number.isNaN(pid)) return;
      const now = look(pid);
      peakMegabytes = Math.max(peakMegabytes, now.peakMegabytes);
      if (now.cpu < cpuSeconds || wasEnded) return;
      wasEnded = true;
      process.kill(pid, 'SIGTERM');
    }, POLL_MS);
    shell.on('error', reject);
    shell.on('close', () => {
      clearInterval(timer);
      resolve({ output, cpu: childSeconds(told), wasEnded, peakMegabytes });
    });
  });
}

/** @param {number} pid */
function look(pid) {
  try {
    // The name, in parentheses, may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    const cpu = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    return { cpu, peakMegabytes: Number(peak) / 1024 };
  } catch {
    return { cpu: 0, peakMegabytes: 0 };
  }
}

/** The last line of `times`: user and system time of the children, as 1m2.345s. @param {string} told */
function childSeconds(told) {
  const last = told.trim().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
}
