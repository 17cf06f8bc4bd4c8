import { commands, createExampleSchool, type Draft, FILE_VERSION, SOLUTION_VERSION } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { type DraftNews, draftAfter } from './draft-news.ts';
import { draftSession } from './draft-session.ts';
import { tellOfDraft } from './tell-of-draft.ts';

const open = (dataStore: Draft): void =>
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore,
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });

test('a thread follows the open draft: edits as changes, and another school that is opened in its place', () => {
  open(createExampleSchool());
  let others = 0;
  let draft: Draft | null = null;
  const kinds: DraftNews['kind'][] = [];
  const end = tellOfDraft(
    (news) => {
      kinds.push(news.kind);
      draft = draftAfter(draft, structuredClone(news));
    },
    () => {
      others += 1;
    },
  );
  expect(draft).toEqual(draftSession.draft);
  draftSession.store.run(commands.setSchoolName, { schoolName: 'Hill School' });
  draftSession.store.undo();
  expect([kinds, others]).toEqual([['open', 'change', 'change'], 0]);
  expect(draft).toEqual(draftSession.draft);
  const { lessons: _, ...other } = createExampleSchool();
  open({ ...other, lessons: {} });
  expect([kinds.at(-1), others]).toEqual(['open', 1]);
  expect(draft).toEqual(draftSession.draft);
  end();
  open(createExampleSchool());
  expect(kinds).toHaveLength(4);
});
