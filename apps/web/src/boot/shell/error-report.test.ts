import { expect, test } from 'vitest';
import { CallRefusal } from '../../platform/api/refusal.ts';
import { errorReport } from './error-report.ts';

const at = new Date('2026-03-01T10:00:00Z');
const facts = { at, place: '/schedule', browser: 'Chromium', names: [] };

test('names the version, the screen, the request and every cause', () => {
  const refusal = new CallRefusal('UNAVAILABLE', 'no database', {
    code: 'UNAVAILABLE',
    message: 'no database',
    requestId: 'r-17',
  });
  const report = errorReport(refusal, facts);
  expect(report).toContain('Time: 2026-03-01T10:00:00.000Z');
  expect(report).toContain('Screen: /schedule');
  expect(report).toContain('Code: UNAVAILABLE\nRequest: r-17');
  const outer = errorReport(new Error('outer', { cause: new Error('inner') }), facts);
  expect(outer).toMatch(/outer[\s\S]*inner/);
});

test('takes what is not an error', () => {
  expect(errorReport('plain words', facts)).toContain('plain words');
});

test('has no names of people, the longer ones first', () => {
  const names = ['Ada', 'Ada Lovelace', 'ada@hill.example', 'B'];
  const report = errorReport('Ada Lovelace and Ada (ada@hill.example) clash in B', { ...facts, names });
  expect(report).toContain('… and … (…) clash in B');
});
