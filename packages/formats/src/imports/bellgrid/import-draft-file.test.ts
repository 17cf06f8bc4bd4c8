import { createDraft, createExampleSchool, serializeDraftFile } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { spoken } from '../../testing/spoken.ts';
import { draftFileFormat } from './import-draft-file.ts';

test.each([
  '{"dataStore":{"lessons":5}}',
  '{"dataStore":{}}',
  '{"dataStore":{"schoolData":7}}',
  '{"dataStore":{"teachers":{"t":5}}}',
])('%s is no school', (text) => {
  const result = draftFileFormat.read(text);
  expect(result.ok).toBe(false);
  expect(!result.ok && result.findings[0]?.message).toEqual({ code: 'loading.noSchool' });
});

test('unreadable parts follow, with their place', () => {
  const result = draftFileFormat.read('{"dataStore":{"lessons":5}}');
  const [finding, ...others] = result.ok ? [] : result.findings.slice(1);
  expect(finding).toMatchObject({ severity: 'error', line: null, element: 'dataStore.lessons' });
  expect(finding && spoken(finding.message)).toBe('an object of records is needed, but it is a number');
  expect(others).toEqual([]);
});

test('an empty school is one', () => {
  const solutionStore = { version: 2, solution: null } as const;
  const file = { fileVersion: 21, dataStore: createDraft(), solutionStore, pageMemory: {} } as const;
  expect(draftFileFormat.read(serializeDraftFile(file))).toMatchObject({
    ok: true,
    report: { warnings: [] },
  });
});

test('a school with some parts that cannot be read is one', () => {
  const text = '{"dataStore":{"teachers":{"t":{"id":"t","name":"Ann"}},"lessons":5}}';
  expect(draftFileFormat.read(text)).toMatchObject({ ok: true, draft: { teachers: { t: { name: 'Ann' } } } });
});

test('subjects are counted by their names, as the lists do', () => {
  const solutionStore = { version: 2, solution: null } as const;
  const dataStore = createExampleSchool();
  const file = { fileVersion: 21, dataStore, solutionStore, pageMemory: {} } as const;
  const result = draftFileFormat.read(serializeDraftFile(file));
  const carried = result.ok ? result.report.carried : [];
  expect(Object.keys(dataStore.subjects).length).toBeGreaterThan(100);
  expect(carried).toContainEqual({ name: { code: 'imports.things.subjects' }, count: 20, element: null });
});
