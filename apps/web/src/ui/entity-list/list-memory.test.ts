import { commands, createExampleSchool, runCommand } from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetPageMemory,
  forgetSchoolMemory,
  usePageMemory,
} from '../../platform/page-memory/page-memory.ts';
import { NO_FILTERS } from './list-filter.ts';
import { rememberedList, rememberList } from './list-memory.ts';

const school = createExampleSchool();
const [teacher = ''] = Object.keys(school.teachers);
const shown = {
  view: 'list',
  isViewChosen: true,
  isFilterBarShown: true,
  filters: { search: '5 a', chosen: { teacher: [teacher, '', 'gone'] } },
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  forgetPageMemory();
});
afterEach(() => {
  forgetPageMemory();
  vi.useRealTimers();
});

test('a list comes back as it was left, without deleted items', () => {
  rememberList('groups', shown, 'grid');
  const back = rememberedList('groups', school, 12);
  expect([back.view, back.isFilterBarShown, back.filters.search]).toEqual(['list', true, '5 a']);
  expect(back.filters.chosen.teacher).toEqual([teacher, '']);
  expect(rememberedList('subjects', school, 12)).toEqual({
    view: 'grid',
    isViewChosen: false,
    isFilterBarShown: false,
    filters: NO_FILTERS,
  });
});

test('nothing is remembered once another school is in its place', () => {
  rememberList('groups', shown, 'grid');
  forgetSchoolMemory();
  expect(rememberedList('groups', school, 12)).toEqual({
    view: 'grid',
    isViewChosen: false,
    isFilterBarShown: false,
    filters: NO_FILTERS,
  });
});

test('more than 60 items begin as a list, until the user chooses a view', () => {
  expect(rememberedList('subjects', school, 60).view).toBe('grid');
  expect(rememberedList('subjects', school, 61).view).toBe('list');
  rememberList('subjects', { ...shown, view: 'grid', isViewChosen: false }, 'grid');
  expect(rememberedList('subjects', school, 61).view).toBe('list');
  rememberList('subjects', { ...shown, view: 'grid' }, 'grid');
  expect(rememberedList('subjects', school, 61).view).toBe('grid');
});

test('another default view is what the lists show then; lessons keep no filters; nonsense is forgotten', () => {
  rememberList('groups', shown, 'list');
  expect(rememberedList('groups', school, 12).view).toBe('grid');
  const changes = { listViewDefaultView: 'list' } as const;
  expect(rememberedList('groups', runCommand(school, commands.setConfig, { changes }), 12).view).toBe('list');
  rememberList('lessons', shown, 'grid');
  expect(rememberedList('lessons', school, 12)).toMatchObject({ view: 'list', filters: NO_FILTERS });
  rememberList('teachers', { ...shown, filters: { search: '', chosen: { group: ['gone'] } } }, 'grid');
  expect(rememberedList('teachers', school, 12).filters).toBe(NO_FILTERS);
  usePageMemory.setState({ memory: { school: { 'list groups': { view: 7 } } } });
  expect(rememberedList('groups', school, 12).filters).toBe(NO_FILTERS);
});
