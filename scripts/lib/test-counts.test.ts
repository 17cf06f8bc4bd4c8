import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrowserCounts, readUnitCounts } from './test-counts.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellgrid-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the counts of unit tests', () => {
  it('name the tests that were passed over, and those that failed with the first line of their error', () => {
    const assertionResults = [
      { fullName: 'a', status: 'passed' },
      {
        fullName: 'b',
        status: 'failed',
        failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n    at b.test.ts'],
      },
      { fullName: 'c', status: 'pending' },
    ];
    const file = report({ testResults: [{ status: 'failed', assertionResults }] });
    expect(readUnitCounts(file)).toEqual({
      passed: 1,
      failed: 1,
      skipped: ['c'],
      failures: ['b: Error: 1 is not 2'],
    });
  });

  it('take a file that does not load as a failure', () => {
    const suite = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
    const file = report({ testResults: [suite] });
    expect(readUnitCounts(file).failures).toEqual(['a.test.ts: no such module']);
    expect(readUnitCounts(file).failed).toBe(1);
  });

  it('are zero without a report', () => {
    expect(readUnitCounts(join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 0 });
  });
});

describe('the counts of browser tests', () => {
  it('reach into nested suites', () => {
    const specs = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({
      title: status,
      tests: [{ status, results: status === 'unexpected' ? [{ error: { message: '1 was shown' } }] : [] }],
    }));
    const file = report({ suites: [{ suites: [{ specs }] }], errors: [] });
    expect(readBrowserCounts(file)).toEqual({
      passed: 1,
      failed: 2,
      skipped: ['skipped'],
      failures: ['unexpected: 1 was shown', 'flaky: '],
    });
  });

  it('take an error outside the tests as a failure', () => {
    expect(readBrowserCounts(report({ suites: [], errors: [{ message: 'no server' }] })).failed).toBe(1);
  });
});
