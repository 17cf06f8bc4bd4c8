import { expect, test } from 'vitest';
import { CallRefusal } from '../../platform/api/refusal.ts';
import { errorReport } from './error-report.ts';

const at = new Date('2026-03-01T10:00:00Z');

test('names the version, the screen, the request and every cause', () => {
  const refusal = new CallRefusal('UNAVAILABLE', 'no database', {
    code: 'UNAVAILABLE',
    message: 'no database',
    requestId: 'r-17',
  });
  const report = errorReport(refusal, at, '/schedule', 'Chromium');
  expect(report).toContain('Time: 2026-03-01T10:00:00.000Z');
  expect(report).toContain('Screen: /schedule');
  expect(report).toContain('Code: UNAVAILABLE\nRequest: r-17');
  const outer = errorReport(new Error('outer', { cause: new Error('inner') }), at, '/', 'Chromium');
  expect(outer).toMatch(/outer[\s\S]*inner/);
});

test('takes what is not an error', () => {
  expect(errorReport('plain words', at, '/', 'Chromium')).toContain('plain words');
});
