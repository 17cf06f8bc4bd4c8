import { commands, createDraft, createDraftStore } from '@bellgrid/model';
import { type Repair, solverFindingSchema } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { repairState } from './repair-state.ts';

function repairWith(command: string, args: object): Repair {
  const repair = { action: 'openCalendar', command, args, rule: 'x', becomes: null, cost: 0, unplaced: [] };
  return solverFindingSchema.parse({ kind: 'repair', sentence: 'x', repair }).repair as Repair;
}

function schoolWithBlockedCells() {
  const store = createDraftStore(createDraft());
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  const [structure = ''] = Object.keys(store.draft.schoolData.structures);
  const cells = [
    { day: 0, period: 0 },
    { day: 1, period: 0 },
  ];
  store.run(commands.setCalendarCells, { type: 'teacher', bases: ['ada'], structure, cells, level: 2 });
  return { store, ids: Object.keys(store.draft.constraints) };
}

test('cells that a repair opens: it is made while none of them is blocked, and no longer once that is undone', () => {
  const { store, ids } = schoolWithBlockedCells();
  const repair = repairWith('deleteConstraint', { ids });
  const state = () => repairState(store.draft, repair);
  expect(state()).toBe('open');
  store.run(commands.deleteConstraint, { ids });
  store.run(commands.setTeacher, { teacher: { id: 'ben', name: 'Ben' } });
  expect(state()).toBe('made');
  store.undo();
  store.undo();
  expect(state()).toBe('open');
  store.redo();
  expect(state()).toBe('made');
});

test('cells of which some were opened by hand are no repair any more that could be made', () => {
  const { store, ids } = schoolWithBlockedCells();
  store.run(commands.deleteConstraint, { ids: ids.slice(1) });
  expect(repairState(store.draft, repairWith('deleteConstraint', { ids }))).toBe('outdated');
});

test('a repair that sets something is made while that is set', () => {
  const { store } = schoolWithBlockedCells();
  const repair = repairWith('setConfig', { changes: { placeAsManyAsPossible: true } });
  expect(repairState(store.draft, repair)).toBe('open');
  store.run(commands.setConfig, { changes: { placeAsManyAsPossible: true } });
  expect(repairState(store.draft, repair)).toBe('made');
});
