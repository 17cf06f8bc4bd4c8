import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: string[], failures: string[] }} TestCounts `failures` names each failed test with the first line of its error. */

/** @returns {TestCounts} */
const nothing = () => ({ passed: 0, failed: 0, skipped: [], failures: [] });

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Counts from vitest's JSON report. A file that does not load counts as one failure.
 * @param {string} file
 * @returns {TestCounts}
 */
export function readUnitCounts(file) {
  const report = readJson(file);
  const counts = nothing();
  for (const suite of report?.testResults ?? []) {
    const tests = suite.assertionResults ?? [];
    if (tests.length === 0 && suite.status === 'failed') countFailure(counts, suite.name, suite.message);
    for (const test of tests) {
      if (test.status === 'passed') counts.passed += 1;
      else if (test.status === 'failed') countFailure(counts, test.fullName, test.failureMessages?.[0]);
      else counts.skipped.push(test.fullName);
    }
  }
  return counts;
}

/**
 * @param {TestCounts} counts
 * @param {string} name
 * @param {string} [message]
 */
function countFailure(counts, name, message = '') {
  counts.failed += 1;
  counts.failures.push(`${name}: ${stripVTControlCharacters(message).trim().split('\n', 1)[0]}`);
}

/**
 * Counts from a report that is nothing but counts.
 * @param {string} file
 * @returns {TestCounts}
 */
export function readCounts(file) {
  return { ...nothing(), ...readJson(file) };
}

/**
 * Counts from Playwright's JSON report. An error outside any test counts as one failure.
 * @param {string} file
 * @returns {TestCounts}
 */
export function readBrowserCounts(file) {
  const report = readJson(file);
  const counts = nothing();
  for (const { message } of report?.errors ?? []) countFailure(counts, 'browser tests', message);
  for (const suite of report?.suites ?? []) countSuite(suite, counts);
  return counts;
}

/** @typedef {{ status: string, results?: { error?: { message?: string } }[] }} BrowserTest */
/** @typedef {{ suites?: Suite[], specs?: { title: string, tests: BrowserTest[] }[] }} Suite */

/**
 * @param {Suite} suite
 * @param {TestCounts} counts
 */
function countSuite(suite, counts) {
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      if (test.status === 'expected') counts.passed += 1;
      else if (test.status === 'skipped') counts.skipped.push(spec.title);
      else countFailure(counts, spec.title, test.results?.at(-1)?.error?.message);
    }
  }
  for (const inner of suite.suites ?? []) countSuite(inner, counts);
}
