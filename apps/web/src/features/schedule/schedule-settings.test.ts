import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetPageMemory,
  forgetSchoolMemory,
  usePageMemory,
} from '../../platform/page-memory/page-memory.ts';
import { changeScheduleSettings, scheduleSettings, showItems } from './schedule-settings.ts';

const initial = {
  coloring: 'subject',
  smallCards: false,
  showsSoft: true,
  lastView: 'classes',
  shown: {},
  layouts: {},
  stagingBy: 'class',
  hidesStaging: false,
};

beforeEach(() => {
  vi.useFakeTimers();
  forgetPageMemory();
});
afterEach(() => {
  forgetPageMemory();
  vi.useRealTimers();
});

test('filters, colouring and small cards are kept side by side', () => {
  changeScheduleSettings({ coloring: 'teacher' });
  changeScheduleSettings({ smallCards: true });
  showItems('teachers', ['t1']);
  expect(scheduleSettings()).toEqual({
    ...initial,
    coloring: 'teacher',
    smallCards: true,
    shown: { teachers: ['t1'] },
  });
});

test.each([
  ['another school is imported', forgetSchoolMemory],
  ['another account signs in', forgetPageMemory],
])('they are as at first when %s', (_, forget) => {
  changeScheduleSettings({ coloring: 'teacher', smallCards: true, lastView: 'teachers' });
  showItems('classes', ['9A']);
  forget();
  expect(scheduleSettings()).toEqual(initial);
});

test('the sidebar stays as it is when another school is imported', () => {
  usePageMemory.setState({ memory: { collapsed: true } });
  showItems('classes', ['9A']);
  forgetSchoolMemory();
  expect(usePageMemory.getState().memory.collapsed).toBe(true);
});

test('stored settings that do not fit are as at first, the others stay', () => {
  usePageMemory.setState({ memory: { school: { schedule: { coloring: 'mood', smallCards: true } } } });
  expect(scheduleSettings()).toEqual({ ...initial, smallCards: true });
});
