import { commands, createDraft, createDraftStore, type Draft } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { startTexts } from '../../../platform/texts/i18n.ts';
import { repair } from '../testing/outcomes.ts';
import { openedPeriods } from './opened-periods.ts';

beforeAll(() => startTexts());

/** A school of 7 periods a day in which Ada has these periods blocked, by day. */
function school(blocked: readonly (readonly number[])[], labels: readonly string[] = []) {
  const draft = createDraft();
  const [structure] = Object.values(draft.schoolData.structures);
  const [period] = structure?.periods ?? [];
  if (!structure || !period) throw new Error('a structure with a period was expected');
  structure.periods = Array.from({ length: 7 }, (_, index) => ({
    ...{ ...period, id: `p${index}`, index, label: labels[index] ?? String(index + 1) },
    ...{ periodStart: 480 + 60 * index, periodEnd: 540 + 60 * index },
  }));
  const store = createDraftStore(draft);
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  const cells = blocked.flatMap((periods, day) => periods.map((each) => ({ day, period: each - 1 })));
  const bases = ['ada'];
  store.run(commands.setCalendarCells, { type: 'teacher', bases, structure: structure.id, cells, level: 2 });
  return store.draft;
}

/** The repair that opens all that is blocked. */
function repairOf(draft: Draft): Repair {
  const cells = Object.values(draft.constraints).toReversed();
  const args = { type: 'teacher', base: 'ada', cells };
  return repair('x', { action: 'openCalendar', command: 'openCalendarCells', args });
}

const lines = (draft: Draft) => openedPeriods(draft, repairOf(draft), i18next);

test('each day is named once, neighbours of three and more are drawn together', () => {
  expect(lines(school([[1, 2, 3, 4, 5, 6, 7], [1, 2, 4, 5, 6, 7], [], [3], [1, 2]]))).toEqual([
    'Monday, all day',
    'Tuesday, periods 1, 2 and 4–7',
    'Thursday, period 3',
    'Friday, periods 1 and 2',
  ]);
});

test('periods with names of their own are listed as they are called', () => {
  expect(lines(school([[1, 2, 3]], ['Early', '2', 'Late']))).toEqual(['Monday, Early, period 2 and Late']);
});

test('cells that are no longer blocked are listed too; another repair opens none', () => {
  const draft = school([[1, 2]]);
  const opening = repairOf(draft);
  expect(openedPeriods({ ...draft, constraints: {} }, opening, i18next)).toEqual(['Monday, periods 1 and 2']);
  expect(openedPeriods(draft, { ...opening, command: 'setConfig' }, i18next)).toBe(null);
});
