import { commands, createDraft, type DraftFile, FILE_VERSION, SOLUTION_VERSION } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { draftSession } from './draft-session.ts';
import {
  enterUndoScope,
  hidesEarlierSteps,
  onStepTaken,
  type StepKind,
  stepsFromNowOn,
  takeStep,
  undoScope,
} from './undo-scope.ts';

const file: DraftFile = {
  fileVersion: FILE_VERSION,
  dataStore: createDraft({ schoolName: 'Hill' }),
  solutionStore: { version: SOLUTION_VERSION, solution: null },
  pageMemory: {},
};

function open(): void {
  draftSession.open(file);
}
const add = (id: string) => draftSession.store.run(commands.setTeacher, { teacher: { id, name: id } });
const teachers = () => Object.keys(draftSession.draft.teachers);

test('without a form, undo takes back the steps of the whole draft, and says which', () => {
  open();
  add('ada');
  const told: [StepKind, string][] = [];
  const end = onStepTaken((kind, { label }) => told.push([kind, label]));
  expect([takeStep('undo'), takeStep('undo'), takeStep('redo')]).toEqual([true, false, true]);
  end();
  expect(told).toEqual([
    ['undo', 'command.setTeacher'],
    ['redo', 'command.setTeacher'],
  ]);
  expect(teachers()).toEqual(['ada']);
});

test('in an open form, undo and redo never reach behind it', () => {
  open();
  for (const id of ['ada', 'ben', 'eve']) add(id);
  takeStep('undo');
  const steps = stepsFromNowOn();
  const leave = enterUndoScope({ steps, isDialog: false });
  expect([takeStep('undo'), takeStep('redo'), hidesEarlierSteps()]).toEqual([false, false, true]);
  add('flo');
  expect([takeStep('undo'), takeStep('undo')]).toEqual([true, false]);
  expect([takeStep('redo'), takeStep('redo')]).toEqual([true, false]);
  expect(teachers()).toEqual(['ada', 'ben', 'flo']);
  leave();
  steps.end();
  expect(hidesEarlierSteps()).toBe(false);
  expect([takeStep('undo'), takeStep('undo')]).toEqual([true, true]);
  expect(teachers()).toEqual(['ada']);
});

test('a dialog above a form has undo until it closes, in whichever order they end', () => {
  open();
  const none = { next: () => undefined, take: () => {}, subscribe: () => () => {}, follow: () => () => {} };
  const leaveForm = enterUndoScope({ steps: none, isDialog: false });
  const leaveDialog = enterUndoScope({ steps: none, isDialog: true });
  expect(undoScope().isDialog).toBe(true);
  leaveForm();
  expect(undoScope().isDialog).toBe(true);
  leaveDialog();
  expect([undoScope().isDialog, hidesEarlierSteps()]).toEqual([false, false]);
});
