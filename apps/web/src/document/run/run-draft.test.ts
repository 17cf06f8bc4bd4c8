import { commands, createDraftStore, exportSettingsOf, schoolHash } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { createRunDraft } from './run-draft.ts';

function schoolAndRun() {
  const store = createDraftStore(smallSchool({ lessons: [{ id: 'a' }] }));
  const runDraft = createRunDraft();
  const saved = (hash: string) => ({ draft: store.draft, hash });
  const edit = () => store.run(commands.lockLesson, { ids: ['a'], locked: true });
  return { store, runDraft, saved, edit };
}

test('the draft is the one of a run while its saved version has the hash of the run, by no clock', () => {
  const { store, runDraft, saved } = schoolAndRun();
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, saved('h1'))).toBe(false);
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h2' }, saved('h1'))).toBe(true);
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, null)).toBe(false);
});

test('an edit is a change until it is undone, also when it was saved meanwhile', () => {
  const { store, runDraft, saved, edit } = schoolAndRun();
  const start = saved('h1');
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, start)).toBe(false);
  edit();
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, start)).toBe(true);
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, saved('h2'))).toBe(true);
  store.undo();
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, saved('h2'))).toBe(false);
  store.redo();
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, null)).toBe(true);
});

test('a draft that was opened after an edit was saved is another until a version with the hash is seen', () => {
  const { store, runDraft, saved, edit } = schoolAndRun();
  edit();
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, saved('h2'))).toBe(true);
  store.undo();
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, saved('h2'))).toBe(true);
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, saved('h1'))).toBe(false);
});

test('the next run has a draft of its own', () => {
  const { store, runDraft, saved, edit } = schoolAndRun();
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, saved('h1'))).toBe(false);
  edit();
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h2' }, saved('h2'))).toBe(false);
  store.undo();
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h2' }, saved('h1'))).toBe(true);
});

test('other settings of the export are no change', () => {
  const { store, runDraft, saved } = schoolAndRun();
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, saved('h1'))).toBe(false);
  const settings = { ...exportSettingsOf(store.draft), selectedExportView: 'day' as const };
  store.run(commands.setExportSettings, { settings });
  expect(runDraft.isChanged(store.draft, { payloadHash: 'h1' }, saved('h2'))).toBe(false);
});

test('other settings of the export are no change after a load either, when only the version with them is known', () => {
  const { store, runDraft, saved, edit } = schoolAndRun();
  const run = { payloadHash: 'h1', schoolHash: schoolHash(store.draft) };
  const settings = { ...exportSettingsOf(store.draft), selectedExportView: 'day' as const };
  store.run(commands.setExportSettings, { settings });
  expect(runDraft.isChanged(store.draft, run, saved('h2'))).toBe(false);
  edit();
  expect(runDraft.isChanged(store.draft, run, saved('h2'))).toBe(true);
  expect(createRunDraft().isChanged(store.draft, run, saved('h3'))).toBe(true);
  expect(createRunDraft().isChanged(store.draft, { payloadHash: 'h1', schoolHash: null }, saved('h2'))).toBe(
    true,
  );
});

test('of a run without a hash the draft is another', () => {
  const { store, runDraft, saved } = schoolAndRun();
  expect(runDraft.isChanged(store.draft, { payloadHash: null }, saved('h1'))).toBe(true);
});
