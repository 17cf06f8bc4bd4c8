import { loadDraftFile } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { UnreadableDraft } from '../../document/opening/open-current-draft.ts';
import { CallRefusal } from '../../platform/api/refusal.ts';
import { errorReport } from './error-report.ts';

const at = new Date('2026-03-01T10:00:00Z');
const facts = { at, place: '/schedule', browser: 'Chromium', people: [], names: [] };

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

const clean = (text: string, people: readonly string[], names: readonly string[] = []) =>
  errorReport(text, { ...facts, people, names })
    .split('\n')
    .at(-1);

test('has no names of people: whole or in part, short ones, and in any case', () => {
  const people = ['Ada Lovelace', 'ada@hill.example', 'Bo', 'Jean-Luc Ito', 'ÖZ'];
  expect(clean('Ada Lovelace and ADA (ada@hill.example) clash in B', people)).toBe('… and … (…) clash in B');
  expect(clean('lovelace, bo, Luc and öz: Boat, Lucky and adage', people)).toBe(
    '…, …, … and …: Boat, Lucky and adage',
  );
});

test('keeps the numbers of a name, and takes the name of the school out as a whole', () => {
  expect(clean('line 12:1 of Teacher 12', ['Teacher 12'])).toBe('line 12:1 of …');
  expect(clean('Hill School at a hill', [], ['Hill School', ''])).toBe('… at a hill');
});

test('leaves its own lines as they are', () => {
  const report = errorReport(new Error('x'), { ...facts, people: ['Chromium Time', 'Browser'] });
  expect(report).toContain('Browser: Chromium');
});

test('of a saved school that cannot be read, only the places and kinds of the faults are told', () => {
  const { ok, findings } = loadDraftFile(
    '{"dataStore":{"version":27,"teachers":{"Ada":{"name":"Ada Lovelace"}},"schoolData":"Hill"}}',
  );
  const refused = loadDraftFile('{"dataStore":{"version":"Ada Lovelace"}}');
  expect(ok || !refused.ok).toBe(true);
  const error = new UnreadableDraft([...findings, ...refused.findings], '{}');
  const report = errorReport(error, facts);
  expect(report).toContain('UnreadableDraft');
  for (const finding of error.findings) expect(report).toContain(finding.message.code);
  expect(report).not.toContain('Ada');
});
