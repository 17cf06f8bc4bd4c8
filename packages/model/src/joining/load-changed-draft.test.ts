import { expect, test } from 'vitest';
import { commands } from '../commands/registry.ts';
import { STORE_VERSION } from '../draft/draft.ts';
import { diffDrafts } from '../store/diff.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { loadChangedDraft } from './load-changed-draft.ts';

const saved = smallSchool();
const store = createDraftStore(saved);
store.run(commands.setSchoolName, { schoolName: 'Hill' });
const diff = diffDrafts(saved, store.draft);

const fileOf = (version: number): string =>
  JSON.stringify({ fileVersion: 2, dataStore: { ...saved, version } });

test('changes to records of an older version are made before these are migrated', () => {
  const read = loadChangedDraft(fileOf(STORE_VERSION - 1), { version: STORE_VERSION - 1, diff });
  expect(read?.ok && [read.file.dataStore.version, read.file.dataStore.schoolData.schoolName]).toEqual([
    STORE_VERSION,
    'Hill',
  ]);
});

test.each([
  ['a file of another version', fileOf(STORE_VERSION)],
  ['a text that is no draft', '[]'],
  ['no JSON', '{'],
])('changes are not made to %s', (_, text) => {
  expect(loadChangedDraft(text, { version: STORE_VERSION - 1, diff })).toBeNull();
});
