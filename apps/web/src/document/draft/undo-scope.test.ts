import { commands, createDraft, type DraftFile, FILE_VERSION, SOLUTION_VERSION } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { draftSession } from './draft-session.ts';
import { sourceOf } from './draft-source.ts';
import {
  allSteps,
  enterUndoScope,
  hidesEarlierSteps,
  onStepTaken,
  type StepKind,
  stepsFromNowOn,
  stepsOf,
  takeStep,
  takeStepIfNext,
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
  const taken: [StepKind, string][] = [];
  const end = onStepTaken((kind, { label }) => taken.push([kind, label]));
  expect([takeStep('undo'), takeStep('undo'), takeStep('redo')]).toEqual([true, false, true]);
  end();
  expect(taken).toEqual([
    ['undo', 'command.setTeacher'],
    ['redo', 'command.setTeacher'],
  ]);
  expect(teachers()).toEqual(['ada']);
});

test('the Undo of a message takes back the step that it tells of, and never another one', () => {
  open();
  add('ada');
  const told = allSteps.next('undo');
  add('ben');
  takeStepIfNext('undo', told);
  expect(teachers()).toEqual(['ada', 'ben']);
  takeStep('undo');
  const leave = enterUndoScope({ steps: stepsFromNowOn(allSteps), isDialog: false });
  takeStepIfNext('undo', told);
  leave();
  expect(teachers()).toEqual(['ada']);
  takeStepIfNext('undo', told);
  expect(teachers()).toEqual([]);
});

test('in an open form, undo and redo never reach behind it', () => {
  open();
  for (const id of ['ada', 'ben', 'eve']) add(id);
  takeStep('undo');
  const steps = stepsFromNowOn(allSteps);
  const leave = enterUndoScope({ steps, isDialog: false });
  expect([takeStep('undo'), takeStep('redo'), hidesEarlierSteps()]).toEqual([false, false, true]);
  add('flo');
  expect([takeStep('undo'), takeStep('undo')]).toEqual([true, false]);
  expect([takeStep('redo'), takeStep('redo')]).toEqual([true, false]);
  expect(teachers()).toEqual(['ada', 'ben', 'flo']);
  leave();
  expect(hidesEarlierSteps()).toBe(false);
  expect([takeStep('undo'), takeStep('undo')]).toEqual([true, true]);
  expect(teachers()).toEqual(['ada']);
});

test('a dialog above a form has undo until it closes, in whichever order they end', () => {
  open();
  const none = { next: () => undefined, take: () => {}, subscribe: () => () => {} };
  const leaveForm = enterUndoScope({ steps: none, isDialog: false });
  const leaveDialog = enterUndoScope({ steps: none, isDialog: true });
  expect(undoScope().isDialog).toBe(true);
  leaveForm();
  expect(undoScope().isDialog).toBe(true);
  leaveDialog();
  expect([undoScope().isDialog, hidesEarlierSteps()]).toEqual([false, false]);
});

test('the steps of a fork are its own: in it, undo never reaches the open draft', () => {
  open();
  add('ada');
  const fork = draftSession.store.fork();
  const leave = enterUndoScope({ steps: stepsOf(sourceOf(fork)), isDialog: false });
  expect(takeStep('undo')).toBe(false);
  fork.run(commands.setTeacher, { teacher: { id: 'ben', name: 'Ben' } });
  expect([takeStep('undo'), takeStep('undo'), takeStep('redo')]).toEqual([true, false, true]);
  expect([teachers(), Object.keys(fork.draft.teachers)]).toEqual([['ada'], ['ada', 'ben']]);
  leave();
  expect(takeStep('undo')).toBe(true);
  expect(teachers()).toEqual([]);
});

test('undo in a dialog above a form reaches only the dialog’s steps; afterwards the form’s undo reaches them too', () => {
  open();
  const fork = draftSession.store.fork();
  const name = (id: string) => fork.run(commands.setTeacher, { teacher: { id, name: id } });
  const form = stepsOf(sourceOf(fork));
  name('ada');
  name('ben');
  form.take('undo');
  const dialog = stepsFromNowOn(form);
  expect([dialog.next('undo'), dialog.next('redo')]).toEqual([undefined, undefined]);
  name('eve');
  dialog.take('undo');
  expect([dialog.next('undo'), dialog.next('redo')?.label]).toEqual([undefined, 'command.setTeacher']);
  dialog.take('redo');
  form.take('undo');
  form.take('undo');
  expect(Object.keys(fork.draft.teachers)).toEqual([]);
});
