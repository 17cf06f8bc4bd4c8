import { commands, createDraft, type DraftFile, FILE_VERSION, SOLUTION_VERSION } from '@bellgrid/model';
import { expect, test, vi } from 'vitest';
import { createDraftSession } from './draft-session.ts';

const file = (schoolName: string): DraftFile => ({
  fileVersion: FILE_VERSION,
  dataStore: createDraft({ schoolName }),
  solutionStore: { version: SOLUTION_VERSION, solution: null },
  pageMemory: { last: 'classes' },
});

test('calls listeners for openings and changes, and change listeners for changes only', () => {
  const session = createDraftSession();
  const any = vi.fn();
  const change = vi.fn();
  session.subscribe(any);
  session.onChange(change);
  session.open(file('Hill School'));
  session.store.run(commands.setSchoolName, { schoolName: 'Lake School' });
  expect([any.mock.calls.length, change.mock.calls.length]).toEqual([2, 1]);
  expect(session.file().dataStore.schoolData.schoolName).toBe('Lake School');
  expect(session.file().pageMemory).toEqual({ last: 'classes' });
});

test('starts a new history with another file, in the same store', () => {
  const session = createDraftSession();
  session.open(file('Hill School'));
  const { store } = session;
  store.run(commands.setSchoolName, { schoolName: 'Lake School' });
  session.open(file('Sea School'));
  expect(session.store).toBe(store);
  expect([store.canUndo, session.draft.schoolData.schoolName]).toEqual([null, 'Sea School']);
});

test('a fork keeps its changes when the draft is opened anew, with the changes of another window', () => {
  const session = createDraftSession();
  session.open(file('Hill School'));
  const fork = session.store.fork();
  fork.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  session.open(file('Sea School'));
  fork.squash({ label: 'save' });
  expect(session.draft.schoolData.schoolName).toBe('Sea School');
  expect(Object.keys(session.draft.teachers)).toEqual(['ada']);
});

test('keeps the last draft readable after closing, but gives no file of it', () => {
  const session = createDraftSession();
  session.open(file('Hill School'));
  session.close();
  expect(session.isOpen).toBe(false);
  expect(session.draft.schoolData.schoolName).toBe('Hill School');
  expect(() => session.file()).toThrow('no draft is open');
});
