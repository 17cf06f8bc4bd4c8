import { type CellRef, commands, createDraft, createDraftStore, LEVEL } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { listRepairs } from '../../../document/run/listed-repairs.ts';
import { repairState } from '../../../document/run/repair-state.ts';
import { startTexts } from '../../../platform/texts/i18n.ts';
import { finding, repair } from '../testing/outcomes.ts';
import { repairFacts } from './RepairItem.tsx';

beforeAll(() => startTexts());

const repairWith = (command: Repair['command'], args: object): Repair =>
  repair('x', { action: 'openCalendar', command, args: { ...args } });

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

test('no cells of a deleted teacher can be opened', () => {
  const { store, state } = schoolWithBlockedCells();
  store.run(commands.deleteTeacher, { ids: ['ada'] });
  expect(state()).toBe('outdated');
});

test('a repair that sets something is made while that is set', () => {
  const store = createDraftStore(createDraft());
  const lax = repairWith('setConfig', { changes: { placeAsManyAsPossible: true } });
  expect(repairState(store.draft, lax)).toBe('open');
  store.run(commands.setConfig, { changes: { placeAsManyAsPossible: true } });
  expect(repairState(store.draft, lax)).toBe('made');
});

test('a repair that adds a rule is made while the draft has that rule as it is', () => {
  const store = createDraftStore(createDraft());
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  const limit = { type: 'teacherConstraint', constraint: 'teacherMaxLessonsPerDay', base: 'ada' } as const;
  const constraint = { ...limit, id: 'own', maxLessons: 6 };
  const own = repairWith('addConstraint', { constraint });
  expect(repairState(store.draft, own)).toBe('open');
  store.run(commands.addConstraint, { constraint });
  expect(repairState(store.draft, own)).toBe('made');
  store.run(commands.updateConstraint, { constraint: { ...constraint, maxLessons: 3 } });
  expect(repairState(store.draft, own)).toBe('outdated');
  store.undo();
  store.undo();
  expect(repairState(store.draft, own)).toBe('open');
});

const conflict = (...repairs: Repair[]) => ({ summary: finding('They do not fit.'), members: [], repairs });
const all = repair('all', { action: 'leaveOut' });
const several = {
  conflicts: [conflict(repair('a'), repair('b')), conflict(repair('c'), repair('d'))],
  repairs: [all],
};
const single = { conflicts: [conflict(repair('a'), repair('b'))], repairs: [] };

const wordsOf = (each: Repair): string => {
  const words = each.finding.values?.words;
  return typeof words === 'object' && 'text' in words ? words.text : '';
};

/** The words of the listed repairs when those of `made` are made. */
function listed(findings: typeof several | typeof single, ...made: string[]) {
  const { ofEach, ofAll, isEachToRepair } = listRepairs(findings, (each) =>
    made.includes(wordsOf(each)) ? 'made' : 'open',
  );
  const words = (list: typeof ofAll) => list.map((each) => wordsOf(each.repair)).join(' ');
  return { lists: [...ofEach.map(words), words(ofAll)], isEachToRepair };
}

test('of several conflicts one is repaired after the other, and each made repair stays listed alone', () => {
  expect(listed(several).lists).toEqual(['a b', 'c d', 'all']);
  expect(listed(several, 'b').lists).toEqual(['b', 'c d', 'all']);
  expect(listed(several, 'b', 'c').lists).toEqual(['b', 'c', '']);
  expect(listed(several, 'all').lists).toEqual(['', '', 'all']);
});

test('that each of several conflicts needs a repair is said until each has one', () => {
  expect(listed(several).isEachToRepair).toBe(true);
  expect(listed(several, 'b').isEachToRepair).toBe(true);
  expect(listed(several, 'b', 'c').isEachToRepair).toBe(false);
  expect(listed(several, 'all').isEachToRepair).toBe(false);
  expect(listed(single).isEachToRepair).toBe(false);
});

test('of the repairs of a single conflict only the one that is made stays', () => {
  expect(listed(single).lists).toEqual(['a b', '']);
  expect(listed(single, 'a').lists).toEqual(['a', '']);
});

test('the facts of a repair are about the schedule alone: the new limit is in its sentence', () => {
  const facts = (more: Partial<Repair>) => repairFacts(repair('x', more), i18next.t);
  expect(facts({})).toEqual(['All lessons can be placed.']);
  expect(facts({ cost: 12 })).toEqual([
    'All lessons can be placed.',
    'The penalty for soft constraints is at most 12.',
  ]);
  expect(facts({ action: 'leaveOut', unplaced: ['a'] })).toEqual([]);
  expect(repairFacts(repair('x', { unplaced: ['a', 'b'] }), i18next.t, 2)).toEqual([
    'It ends this conflict; 2 others of this list remain.',
    'All lessons can be placed, except 2 from the other conflicts.',
  ]);
  expect(repairFacts(repair('x', {}), i18next.t, 1)).toEqual([
    'It ends this conflict; 1 other of this list remains.',
  ]);
  expect(repairFacts(repair('x', {}), i18next.t, 0)).toEqual(['All lessons can be placed.']);
  expect(facts({ unplaced: ['a', 'b'], cost: 12 })).toEqual([
    expect.stringMatching(/^It ends the conflict\. 2 lessons were still without a place after a short trial/),
  ]);
});

test('of an earlier version whose arguments no longer fit its command, a repair is outdated', () => {
  const args = { from: 'ada', to: 'ben', lessons: ['l'], unplaced: [] };
  expect(repairState(createDraft(), repairWith('handOverLessons', args))).toBe('outdated');
});
