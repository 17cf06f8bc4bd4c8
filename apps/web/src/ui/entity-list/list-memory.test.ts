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
  const back = rememberedList('groups', school);
  expect([back.view, back.isFilterBarShown, back.filters.search]).toEqual(['list', true, '5 a']);
  expect(back.filters.chosen.teacher).toEqual([teacher, '']);
  expect(rememberedList('subjects', school)).toEqual({
    view: 'grid',
    isViewChosen: false,
    isFilterBarShown: false,
    filters: NO_FILTERS,
  });
});

test('nothing is remembered once another school is in its place', () => {
  rememberList('groups', shown, 'grid');
  forgetSchoolMemory();
  expect(rememberedList('groups', school)).toEqual({
    view: 'grid',
    isViewChosen: false,
    isFilterBarShown: false,
    filters: NO_FILTERS,
  });
});

test('a list begins in the view of the setting until the user chooses one, however long it is', () => {
  expect(rememberedList('subjects', school).view).toBe('grid');
  rememberList('subjects', { ...shown, view: 'list', isViewChosen: false }, 'grid');
  expect(rememberedList('subjects', school).view).toBe('grid');
  rememberList('subjects', { ...shown, view: 'list' }, 'grid');
  expect(rememberedList('subjects', school).view).toBe('list');
});

test('another default view is what the lists show then; lessons keep no filters; nonsense is forgotten', () => {
  rememberList('groups', shown, 'list');
  expect(rememberedList('groups', school).view).toBe('grid');
  const changes = { listViewDefaultView: 'list' } as const;
  expect(rememberedList('groups', runCommand(school, commands.setConfig, { changes })).view).toBe('list');
  rememberList('lessons', shown, 'grid');
  expect(rememberedList('lessons', school)).toMatchObject({ view: 'list', filters: NO_FILTERS });
  rememberList('teachers', { ...shown, filters: { search: '', chosen: { group: ['gone'] } } }, 'grid');
  expect(rememberedList('teachers', school).filters).toBe(NO_FILTERS);
  usePageMemory.setState({ memory: { school: { 'list groups': { view: 7 } } } });
  expect(rememberedList('groups', school).filters).toBe(NO_FILTERS);
});
