import { type CellRef, commands, createDraft, createDraftStore, LEVEL } from '@bellgrid/model';
import { type Repair, solverFindingSchema } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { repairState } from './repair-state.ts';

function repairWith(command: string, args: object): Repair {
  const repair = { action: 'openCalendar', command, args, rule: 'x', becomes: null, cost: 0, unplaced: [] };
  return solverFindingSchema.parse({ kind: 'repair', sentence: 'x', repair }).repair as Repair;
}

const CELLS = [
  { day: 0, period: 0 },
  { day: 1, period: 0 },
];

/** Ada has two cells blocked by records of an imported file; the repair opens both. */
function schoolWithBlockedCells() {
  const store = createDraftStore(createDraft());
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  const [structure = ''] = Object.keys(store.draft.schoolData.structures);
  CELLS.forEach((cell, index) => {
    const constraint = { id: `imported-${index}`, type: 'teacher', base: 'ada', structure, ...cell } as const;
    store.run(commands.addConstraint, { constraint });
  });
  const cells = CELLS.map((cell) => ({ ...cell, structure, level: LEVEL.HARD }));
  const args = { type: 'teacher', base: 'ada', cells } as const;
  const paint = (painted: readonly CellRef[], level: 0 | 1 | 2) =>
    store.run(commands.setCalendarCells, {
      ...{ type: 'teacher', bases: ['ada'], structure, level },
      cells: [...painted],
    });
  const state = () => repairState(store.draft, repairWith('openCalendarCells', args));
  return { store, args, paint, state };
}

test('cells that a repair opens: it is made while none of them is blocked, and no longer once that is undone', () => {
  const { store, args, state } = schoolWithBlockedCells();
  expect(state()).toBe('open');
  store.run(commands.openCalendarCells, args);
  store.run(commands.setTeacher, { teacher: { id: 'ben', name: 'Ben' } });
  expect(state()).toBe('made');
  store.undo();
  store.undo();
  expect(state()).toBe('open');
  store.redo();
  expect(state()).toBe('made');
});

test('cells that are blocked again by hand can be opened again; those that are only disliked are open', () => {
  const { store, args, paint, state } = schoolWithBlockedCells();
  store.run(commands.openCalendarCells, args);
  paint(CELLS.slice(1), LEVEL.HARD);
  expect(state()).toBe('open');
  paint(CELLS.slice(1), LEVEL.SOFT);
  expect(state()).toBe('made');
});

test('cells opened by hand are a repair that is made once all of them are', () => {
  const { paint, state } = schoolWithBlockedCells();
  paint(CELLS.slice(1), LEVEL.NONE);
  expect(state()).toBe('open');
  paint(CELLS, LEVEL.NONE);
  expect(state()).toBe('made');
});

test('of a teacher who is gone no cells can be opened', () => {
  const { store, state } = schoolWithBlockedCells();
  store.run(commands.deleteTeacher, { ids: ['ada'] });
  expect(state()).toBe('outdated');
});

test('a repair that sets something is made while that is set', () => {
  const store = createDraftStore(createDraft());
  const repair = repairWith('setConfig', { changes: { placeAsManyAsPossible: true } });
  expect(repairState(store.draft, repair)).toBe('open');
  store.run(commands.setConfig, { changes: { placeAsManyAsPossible: true } });
  expect(repairState(store.draft, repair)).toBe('made');
});
