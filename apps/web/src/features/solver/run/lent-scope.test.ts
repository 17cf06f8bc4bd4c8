// @vitest-environment happy-dom
import { commands } from '@bellgrid/model';
import { beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { usePageMemory } from '../../../platform/page-memory/page-memory.ts';
import { openSchool } from '../../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { keepScope, keepSimilar, lendScope, lendSimilar, takeBack } from './lent-scope.ts';

const groups = () => draftSession.draft.config.solveGroups;
const set = (...solveGroups: string[]) =>
  draftSession.store.run(commands.setConfig, { changes: { solveGroups } });

beforeEach(() => {
  usePageMemory.setState({ memory: {} });
  const lessons = ['9A', '9B', '9C'].map((group) => ({ id: `Art ${group}`, groups: [group] }));
  openSchool(smallSchool({ lessons }));
});

test('the scope of one run gives way to the one before it, also after a second run', () => {
  set('9A');
  lendScope({ solveGroups: ['9B'] });
  lendScope({ solveGroups: ['9C'] });
  expect(groups()).toEqual(['9C']);
  takeBack();
  expect(groups()).toEqual(['9A']);
});

test('a scope that was set since stays, as does one that is kept', () => {
  lendScope({ solveGroups: ['9B'] });
  set('9C');
  takeBack();
  expect(groups()).toEqual(['9C']);
  lendScope({ solveGroups: ['9B'] });
  keepScope();
  takeBack();
  expect(groups()).toEqual(['9B']);
});

test('a class that was deleted since is in neither of the scopes', () => {
  set('9A', '9B');
  lendScope({ solveGroups: ['9A', '9C'] });
  draftSession.store.run(commands.deleteGroup, { ids: ['9A'] });
  takeBack();
  expect(groups()).toEqual(['9B']);
});

test('whether the schedule is to stay similar is lent as well; a setting that was made since stays', () => {
  const similar = () => draftSession.draft.config.similarSchedule;
  const setSimilar = (similarSchedule: boolean) =>
    draftSession.store.run(commands.setConfig, { changes: { similarSchedule } });
  lendSimilar(true);
  expect(similar()).toBe(true);
  takeBack();
  expect(similar()).toBe(false);
  keepSimilar();
  setSimilar(true);
  takeBack();
  expect(similar()).toBe(true);
  set('9A');
  lendScope({ solveGroups: ['9B'] });
  expect([groups(), similar()]).toEqual([['9B'], false]);
  set('9C');
  takeBack();
  expect([groups(), similar()]).toEqual([['9C'], true]);
});
