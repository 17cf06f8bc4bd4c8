import { type ScheduleStructure, scheduleStructureSchema } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { newStructureName, structureTabs } from './structure-choice.ts';

const structure = (id: string, name: string, isUninitialized = false): ScheduleStructure =>
  scheduleStructureSchema.parse({ id, name, isUninitialized, periods: [] });
const map = (...all: ScheduleStructure[]) => Object.fromEntries(all.map((each) => [each.id, each]));

test('the tabs are sorted by name, the first is chosen until another is', () => {
  const all = map(structure('b', 'Week 10'), structure('a', 'Week 9'));
  expect(structureTabs(all, null, true).structures.map(({ name }) => name)).toEqual(['Week 9', 'Week 10']);
  expect(structureTabs(all, null, true).chosen?.id).toBe('a');
  expect(structureTabs(all, 'b', true).chosen?.id).toBe('b');
  expect(structureTabs(all, 'gone', true).chosen?.id).toBe('a');
});

test("'+' is there when several are enabled and all are initialised", () => {
  const built = structure('a', 'A');
  expect(structureTabs(map(built), null, true).canAdd).toBe(true);
  expect(structureTabs(map(built), null, false).canAdd).toBe(false);
  expect(structureTabs(map(built, structure('b', 'B', true)), null, true).canAdd).toBe(false);
});

test('without several enabled there are tabs only where there are several', () => {
  const built = structure('a', 'A');
  expect(structureTabs(map(built), null, false).hasTabs).toBe(false);
  expect(structureTabs(map(built, structure('b', 'B')), null, false).hasTabs).toBe(true);
});

test('a structure may be deleted beside another that is built, also one that was never built', () => {
  const [a, b] = [structure('a', 'A'), structure('b', 'B', true)];
  expect(structureTabs(map(a), null, true).canDelete).toBe(false);
  expect(structureTabs(map(b), null, true).canDelete).toBe(false);
  expect(structureTabs(map(a, b), 'a', true).canDelete).toBe(false);
  expect(structureTabs(map(a, b), 'b', true).canDelete).toBe(true);
  expect(structureTabs(map(a, structure('c', 'C')), 'a', true).canDelete).toBe(true);
});

test('a new structure takes the next number that is free', () => {
  const name = (number: number) => `Structure ${number}`;
  expect(newStructureName([structure('a', 'Structure 1')], name)).toBe('Structure 2');
  expect(newStructureName([structure('a', 'structure 2')], name)).toBe('Structure 3');
});
