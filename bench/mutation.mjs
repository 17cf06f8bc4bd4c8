// Do the unit tests notice mistakes? Makes small mistakes in the sources, one at a time, and lists those that no related
// test notices. Works in a checkout of its own of the last commit. See README.md.
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawSome, mutantsOf, mutated } from './lib/mutants.mjs';
import { namedMutants } from './lib/named-mutants.mjs';

const { values } = parseArgs({
  options: {
    /** May be given several times. */
    files: { type: 'string', multiple: true, default: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'] },
    most: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** The mutants of a review in these files instead of drawn ones, each by its own tests alone. */
    named: { type: 'boolean', default: false },
  },
});
const most = numberOf('most', values.most);
const seed = numberOf('seed', values.seed);
const root = fileURLToPath(new URL('../', import.meta.url));
/** The time limit of the tests of a mutant: a multiple of that of the sources, and at least a minimum, on the clock. */
const SLOWER = 5;
const LEAST_SECONDS = 60;

/** @param {string} name @param {string} text */
function numberOf(name, text) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${name} is '${text}', expected a whole number.`);
}

/** @param {readonly string[]} args */
function git(args) {
  return execFileSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Gives a checkout the installed packages; those of the workspace are its own. @param {string} tree */
function linkPackages(tree) {
  const folders = [
    '.',
    ...['packages', 'apps'].flatMap((parent) =>
      readdirSync(join(root, parent)).map((each) => `${parent}/${each}`),
    ),
  ];
  for (const folder of folders) {
    const from = join(root, folder, 'node_modules');
    if (!existsSync(from) || !existsSync(join(tree, folder))) continue;
    const to = join(tree, folder, 'node_modules');
    mkdirSync(to);
    for (const name of readdirSync(from)) {
      if (name !== '@bellgrid' && name !== '.vite') symlinkSync(join(from, name), join(to, name));
    }
  }
  const scope = join(tree, 'node_modules/@bellgrid');
  mkdirSync(scope);
  // The links are relative: here they lead to the packages of the checkout.
  for (const name of readdirSync(join(root, 'node_modules/@bellgrid'))) {
    symlinkSync(readlinkSync(join(root, 'node_modules/@bellgrid', name)), join(scope, name));
  }
}

/**
 * The unit tests of some files: their outcome, number and time. `related` takes sources, `run` takes tests.
 * @typedef {{ outcome: 'passed' | 'failed' | 'timeout', tests: number, seconds: number }} Tested
 * @param {string} tree @param {readonly string[]} files @param {number} limit in seconds
 * @param {'related' | 'run'} which @returns {Promise<Tested>}
 */
function runTests(tree, files, limit, which = 'related') {
  const report = join(tree, 'mutation-report.json');
  rmSync(report, { force: true });
  const projects = ['--project', 'node', '--project', 'web'];
  const options = ['--run', '--bail', '1', ...projects, '--reporter', 'json', '--outputFile', report];
  const began = performance.now();
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const command = [vitest, which, ...options, ...files];
  // In a group of its own, so that a run in an endless loop ends with its threads.
  const child = spawn(process.execPath, command, { cwd: tree, stdio: 'ignore', detached: true });
  running = child;
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      end(child);
    }, limit * 1000);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      running = null;
      const tests = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).numTotalTests : 0;
      const outcome = isLate ? 'timeout' : code === 0 ? 'passed' : 'failed';
      resolve({ outcome, tests, seconds: (performance.now() - began) / 1000 });
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
}

/** The files of the checkout that may be changed. @param {string} tree */
function sourcesOf(tree) {
  const globs = values.files.map((glob) => `:(glob)${glob}`);
  const found = execFileSync('git', ['-C', tree, 'ls-files', '--', ...globs], { encoding: 'utf8' }).split(
    '\n',
  );
  const sources = found
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/(testing|test-support)\//.test(file))
    .sort();
  if (sources.length === 0) throw new Error(`--files is '${values.files.join(' ')}': no source matches.`);
  return sources.map((file) => ({ file, source: readFileSync(join(tree, file), 'utf8') }));
}

/** @type {import('node:child_process').ChildProcess | null} */
let running = null;
const folder = mkdtempSync(join(tmpdir(), 'bellgrid-mutation-'));
const tree = join(folder, 'tree');

function cleanUp() {
  if (running !== null) end(running);
  rmSync(folder, { recursive: true, force: true });
  git(['worktree', 'prune']);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    cleanUp();
    process.exit(1);
  });
}

try {
  git(['worktree', 'add', '--detach', tree, 'HEAD']);
  if (git(['status', '--porcelain']) !== '') console.log('Changes that are not committed are left out.');
  linkPackages(tree);
  if (values.named) await runNamed();
  else await runDrawn();
} finally {
  cleanUp();
}

/** Runs mutants that are drawn from all of the sources. */
async function runDrawn() {
  const all = sourcesOf(tree).flatMap(({ file, source }) =>
    mutantsOf(file, source).map((mutant) => ({ file, source, mutant })),
  );
  const drawn = drawSome(all, most, seed);
  const files = [...new Set(drawn.map(({ file }) => file))];
  console.log(`${drawn.length} of ${all.length} mutants, in ${files.length} files.`);
  const plain = await runTests(tree, files, 3600);
  if (plain.outcome !== 'passed') throw new Error('The tests do not pass before any change.');
  const limit = Math.max(LEAST_SECONDS, SLOWER * plain.seconds);
  const counts = { killed: 0, survived: 0, untested: 0 };
  for (const { file, source, mutant } of drawn) {
    writeFileSync(join(tree, file), mutated(source, mutant));
    const { outcome, tests } = await runTests(tree, [file], limit);
    writeFileSync(join(tree, file), source);
    const result = outcome !== 'passed' ? 'killed' : tests === 0 ? 'untested' : 'survived';
    counts[result] += 1;
    if (result === 'killed') continue;
    const code = mutant.source.replace(/\s+/g, ' ').slice(0, 100);
    console.log(`${result} ${file}:${mutant.line} ${mutant.kind}: ${code}`);
  }
  console.log(
    `Killed ${counts.killed}, survived ${counts.survived}, reached by no unit test ${counts.untested}.`,
  );
}

/** Runs the mutants of the list. */
async function runNamed() {
  const files = new Set(sourcesOf(tree).map(({ file }) => file));
  const chosen = namedMutants.filter(({ file }) => files.has(file));
  let killed = 0;
  for (const { file, code, instead, tests } of chosen) {
    const source = readFileSync(join(tree, file), 'utf8');
    if (!source.includes(code)) throw new Error(`${file} does not have: ${code}`);
    writeFileSync(
      join(tree, file),
      source.replace(code, () => instead),
    );
    const { outcome } = await runTests(tree, tests, 3600, 'run');
    writeFileSync(join(tree, file), source);
    if (outcome !== 'passed') killed += 1;
    console.log(`${outcome === 'passed' ? 'survived' : 'killed'} ${file}: ${code.trim()}`);
  }
  console.log(`Killed ${killed} of ${chosen.length}.`);
}
