import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program in the root folder, its output going to this terminal; returns its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options] quiet: output only when it fails
 * @returns {number}
 */
export function run(program, args, options = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) {
    console.error(`${program} did not start: ${result.error.message}`);
    return 1;
  }
  const code = result.status ?? 1;
  if (options.quiet && code !== 0) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return code;
}

/**
 * Runs npm, the one that started this script when there is one.
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm && /\.[cm]?js$/.test(npm)) return run(process.execPath, [npm, ...args], options);
  return process.platform === 'win32'
    ? run('cmd', ['/c', 'npm', ...args], options)
    : run('npm', args, options);
}
