import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: string[] }} TestCounts */

/** @returns {TestCounts} */
const nothing = () => ({ passed: 0, failed: 0, skipped: [] });

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
    if (tests.length === 0 && suite.status === 'failed') counts.failed += 1;
    for (const test of tests) {
      if (test.status === 'passed') counts.passed += 1;
      else if (test.status === 'failed') counts.failed += 1;
      else counts.skipped.push(test.fullName);
    }
  }
  return counts;
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
  counts.failed += report?.errors?.length ?? 0;
  for (const suite of report?.suites ?? []) countSuite(suite, counts);
  return counts;
}

/** @typedef {{ suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite */

/**
 * @param {Suite} suite
 * @param {TestCounts} counts
 */
function countSuite(suite, counts) {
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      if (test.status === 'expected') counts.passed += 1;
      else if (test.status === 'skipped') counts.skipped.push(spec.title);
      else counts.failed += 1;
    }
  }
  for (const inner of suite.suites ?? []) countSuite(inner, counts);
}
