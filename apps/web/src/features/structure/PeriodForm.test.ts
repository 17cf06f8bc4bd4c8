import { commands, createDraft, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { checkPeriodEdit, type PeriodEdit } from './PeriodForm.tsx';

const draft = runCommand(createDraft(), commands.buildStructure, { id: 'structure-1', count: 3 });

function check(index: number, edit: Partial<PeriodEdit>) {
  const structure = draft.schoolData.structures['structure-1'];
  const period = structure?.periods[index];
  if (!structure || !period) throw new Error('the draft has three periods');
  const { periodStart, periodEnd } = period;
  return checkPeriodEdit(structure, period, { periodStart, periodEnd, before: false, after: false, ...edit });
}

test('a longer period overlaps the next one, unless those after it move along', () => {
  expect(check(0, { periodEnd: 560 })).toMatchObject({
    canSave: false,
    errors: ['overlaps-next'],
    offers: { before: 0, after: 20 },
  });
  expect(check(0, { periodEnd: 560, after: true })).toMatchObject({ canSave: true, shift: ['after'] });
});

test('an earlier start overlaps the one before, unless those before it move along', () => {
  expect(check(1, { periodStart: 530 })).toMatchObject({
    errors: ['overlaps-previous'],
    offers: { before: -10 },
  });
  expect(check(1, { periodStart: 530, before: true })).toMatchObject({ canSave: true, shift: ['before'] });
});

test('a tick for a shift that is no longer offered moves nothing', () => {
  expect(check(1, { before: true, after: true })).toMatchObject({ canSave: true, shift: [] });
  expect(check(2, { periodEnd: 700, after: true })).toMatchObject({ canSave: true, shift: [] });
});

test('the command accepts every value that the form accepts', () => {
  const { shift } = check(1, { periodStart: 530, periodEnd: 610, before: true, after: true });
  const after = runCommand(draft, commands.setPeriod, {
    structure: 'structure-1',
    period: 'period-2',
    periodStart: 530,
    periodEnd: 610,
    shift,
  });
  const times = after.schoolData.structures['structure-1']?.periods.map((each) => each.periodStart);
  expect(times).toEqual([470, 530, 610]);
});
