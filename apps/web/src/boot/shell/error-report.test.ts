import { loadDraftFile } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { UnreadableDraft } from '../../document/opening/open-current-draft.ts';
import { CallRefusal } from '../../platform/api/refusal.ts';
import { errorReport } from './error-report.ts';

const at = new Date('2026-03-01T10:00:00Z');
const facts = { at, place: '/schedule', browser: 'Chromium', people: [], addresses: [], names: [] };

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

const clean = (text: string, names: { readonly [Kind in 'people' | 'addresses' | 'names']?: string[] }) =>
  errorReport(text, { ...facts, ...names })
    .split('\n')
    .at(-1);

test('has no names of people: whole or in part, and in any case', () => {
  const people = ['Ada Lovelace', 'Jean-Luc Ito', 'Bo', '李明'];
  const addresses = ['ada.l.king@hill.example'];
  expect(clean('Ada Lovelace and ADA (ada.l.king@hill.example) clash in B', { people, addresses })).toBe(
    '… and … (…) clash in B',
  );
  expect(clean('lovelace, BO, jean, King and 李明: Boat, Lucky and adage', { people, addresses })).toBe(
    '…, …, …, … and …: Boat, Lucky and adage',
  );
});

test('keeps ordinary words that are also in the domain of an address, or a short name', () => {
  const addresses = ['ada@school.example.org'];
  expect(clean('no school at example.org for ada', { addresses })).toBe('no school at example.org for …');
  const people = ['IS', 'An', 'No', 'Ines de la O'];
  expect(clean('An error is in IS: no lesson of a teacher, de la', { people })).toBe(
    '… error is in …: no lesson of a teacher, de la',
  );
});

test('keeps the numbers of a name, and takes the name of the school out as a whole', () => {
  expect(clean('line 12:1 of Teacher 12', { people: ['Teacher 12'] })).toBe('line 12:1 of …');
  expect(clean('Hill School at a hill', { names: ['Hill School', ''] })).toBe('… at a hill');
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
