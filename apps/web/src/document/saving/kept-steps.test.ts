// @vitest-environment happy-dom
import {
  commands,
  createDraft,
  type Draft,
  type DraftFile,
  FILE_VERSION,
  SOLUTION_VERSION,
  serializeDraftFile,
} from '@bellgrid/model';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { draftSession } from '../draft/draft-session.ts';
import { forgetSteps, keepSteps, takeKeptSteps } from './kept-steps.ts';
import { saver } from './saver.ts';

const signIn = (uid: string) =>
  queryClient.setQueryData(currentUserQuery.queryKey, { uid, impersonatedBy: null } as never);
const fileOf = (dataStore: Draft): DraftFile => ({
  ...{ fileVersion: FILE_VERSION, dataStore, pageMemory: {} },
  solutionStore: { version: SOLUTION_VERSION, solution: null },
});
/** Opens this school as the version with this hash, as after a reload. */
function open(draft: Draft, hash: string): void {
  draftSession.open(fileOf(draft), takeKeptSteps(hash));
  saver.opened({ hash, versionID: 'v', date: '', text: serializeDraftFile(fileOf(draft)) });
}
const addTeacher = (name: string) =>
  draftSession.store.run(commands.setTeacher, { teacher: { id: name, name } });
const names = () => Object.values(draftSession.draft.teachers).map(({ name }) => name);

beforeEach(() => {
  signIn('ada');
  open(createDraft({ schoolName: 'Hill School' }), 'first');
  addTeacher('Ann Kelly');
  addTeacher('Bo Lind');
  // The server has stored them.
  saver.opened({ hash: 'second', versionID: 'v', date: '', text: '' });
});
afterEach(() => {
  forgetSteps();
  queryClient.clear();
});

test('the steps of a saved school can be undone and redone after a reload, once', () => {
  keepSteps();
  const { draft } = draftSession;
  open(draft, 'second');
  expect(draftSession.store.canUndo).toMatchObject({ command: 'setTeacher' });
  draftSession.store.undo();
  expect(names()).toEqual(['Ann Kelly']);
  draftSession.store.redo();
  expect(names()).toEqual(['Ann Kelly', 'Bo Lind']);
  draftSession.store.undo();
  draftSession.store.undo();
  expect([names(), draftSession.store.canUndo]).toEqual([[], null]);
  open(draft, 'second');
  expect(draftSession.store.canUndo).toBeNull();
});

test.each([
  ['of a version that another window has saved since', () => open(draftSession.draft, 'third')],
  [
    'of another account',
    () => {
      signIn('grace');
      open(draftSession.draft, 'second');
    },
  ],
  [
    'that the storage does not hold whole',
    () => {
      const [key = ''] = Object.keys(sessionStorage);
      sessionStorage.setItem(key, sessionStorage.getItem(key)?.slice(0, -3) ?? '');
      open(draftSession.draft, 'second');
    },
  ],
])('no steps are taken over %s', (_, reopen) => {
  keepSteps();
  expect(sessionStorage.length).toBe(1);
  reopen();
  expect([draftSession.store.canUndo, sessionStorage.length]).toEqual([null, 0]);
});

test('nothing is kept while something is not saved, or once the user is signed out', () => {
  addTeacher('Cleo Marsh');
  keepSteps();
  expect(sessionStorage.length).toBe(0);
  saver.opened({ hash: 'third', versionID: 'v', date: '', text: '' });
  queryClient.clear();
  keepSteps();
  expect(sessionStorage.length).toBe(0);
});

test('the last 50 steps are kept at most, of large ones fewer', () => {
  for (let number = 0; number < 60; number += 1) addTeacher(`Teacher ${number}`);
  saver.opened({ hash: 'third', versionID: 'v', date: '', text: '' });
  keepSteps();
  expect(takeKeptSteps('third')).toHaveLength(50);
  const { draft } = draftSession;
  const teachers = Array.from({ length: 5000 }, (_, index) => ({ id: `t${index}`, name: 'n'.repeat(200) }));
  draftSession.store.runAll({ label: 'command.setTeachers' }, (run) => {
    for (const teacher of teachers) run(commands.setTeacher, { teacher });
  });
  draftSession.store.run(commands.setSchoolName, { schoolName: 'Lake School' });
  expect(Object.keys(draftSession.draft.teachers).length).toBe(Object.keys(draft.teachers).length + 5000);
  saver.opened({ hash: 'fourth', versionID: 'v', date: '', text: '' });
  keepSteps();
  expect(takeKeptSteps('fourth').map(({ step }) => step.command)).toEqual(['setSchoolName']);
});
