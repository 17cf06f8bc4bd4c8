import { commands, createDraft, type DraftFile, FILE_VERSION, SOLUTION_VERSION } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { draftSession } from './draft-session.ts';
import { createFormSteps, type FormSteps } from './form-steps.ts';
import { enterUndoScope, stepsFromNowOn } from './undo-scope.ts';

const file: DraftFile = {
  fileVersion: FILE_VERSION,
  dataStore: createDraft({ schoolName: 'Hill' }),
  solutionStore: { version: SOLUTION_VERSION, solution: null },
  pageMemory: {},
};

const add = (id: string) => draftSession.store.run(commands.setTeacher, { teacher: { id, name: id } });
const teachers = () => Object.keys(draftSession.draft.teachers);

/** A form with one field, and what the field holds. */
function openForm(): { steps: FormSteps; choose: (value: string) => void; chosen: () => string } {
  draftSession.open(file);
  const steps = createFormSteps();
  let field = 'red';
  const choose = (value: string) => {
    const before = field;
    field = value;
    steps.add({
      name: { label: 'editing.step.color', about: value },
      undo: () => {
        field = before;
      },
      redo: () => {
        field = value;
      },
    });
  };
  return { steps, choose, chosen: () => field };
}

test('what a field holds and what is saved by itself are undone in the order in which they were done', () => {
  const { steps, choose, chosen } = openForm();
  add('before');
  const end = steps.followDraft();
  choose('blue');
  add('ada');
  choose('green');
  const told: (string | undefined)[] = [];
  const undo = () => {
    const name = steps.next('undo');
    told.push(name?.about ?? name?.label);
    steps.take('undo');
    return [chosen(), teachers().length];
  };
  expect([undo(), undo(), undo(), undo()]).toEqual([
    ['blue', 2],
    ['blue', 1],
    ['red', 1],
    ['red', 1],
  ]);
  expect(told).toEqual(['green', 'command.setTeacher', 'blue', undefined]);
  for (let step = 0; step < 4; step += 1) steps.take('redo');
  expect([chosen(), teachers()]).toEqual(['green', ['before', 'ada']]);
  end();
});

test('a new step leaves nothing to redo', () => {
  const { steps, choose, chosen } = openForm();
  choose('blue');
  steps.take('undo');
  choose('green');
  steps.take('redo');
  expect([steps.next('redo'), chosen()]).toEqual([undefined, 'green']);
});

test('colours that are tried one after another are one step, with nothing between them', () => {
  const { steps } = openForm();
  let color = 'red';
  const pick = (value: string) => {
    const before = color;
    color = value;
    const to = (next: string) => () => {
      color = next;
    };
    steps.add({ name: { label: 'x' }, joins: 'color', undo: to(before), redo: to(value) });
  };
  pick('pink');
  pick('plum');
  steps.take('undo');
  expect([color, steps.next('undo')]).toEqual(['red', undefined]);
  steps.take('redo');
  expect(color).toBe('plum');
  steps.add({ name: { label: 'y' }, undo: () => {}, redo: () => {} });
  pick('blue');
  steps.take('undo');
  expect([color, steps.next('undo')?.label]).toEqual(['plum', 'y']);
});

test('a dialog above a form reaches what was done in it alone; the form reaches that too when it is gone', () => {
  const { steps, choose, chosen } = openForm();
  const end = steps.followDraft();
  const leave = enterUndoScope({ steps, isDialog: false });
  choose('blue');
  const dialog = stepsFromNowOn();
  const leaveDialog = enterUndoScope({ steps: dialog, isDialog: true });
  expect(dialog.next('undo')).toBe(undefined);
  add('ada');
  add('ben');
  dialog.take('undo');
  expect([teachers(), dialog.next('redo')?.label]).toEqual([['ada'], 'command.setTeacher']);
  leaveDialog();
  dialog.end();
  expect(steps.isUnseen?.('undo')).toBe(true);
  steps.take('undo');
  expect(steps.isUnseen?.('undo')).toBe(false);
  expect([teachers(), chosen()]).toEqual([[], 'blue']);
  steps.take('undo');
  expect(chosen()).toBe('red');
  leave();
  end();
});

test('a dialog above the form of a new item reaches what was done in it alone', () => {
  const { steps, choose, chosen } = openForm();
  choose('blue');
  const dialog = stepsFromNowOn(steps);
  expect(dialog.next('undo')).toBe(undefined);
  choose('green');
  expect(dialog.next('undo')?.about).toBe('green');
  dialog.take('undo');
  expect([chosen(), dialog.next('undo')]).toEqual(['blue', undefined]);
  dialog.end();
});
