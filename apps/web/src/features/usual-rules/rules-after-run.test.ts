import { commands, createExampleSchool, runCommand, usualRuleId } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { rulesAfterRun } from './use-rules-after-run.ts';

const full = createExampleSchool();
const usual = Object.keys(full.constraints).filter((id) =>
  id.startsWith(usualRuleId('classGaps').slice(0, 6)),
);
const without = runCommand(full, commands.deleteConstraint, { ids: usual });
const good = { classGaps: 0, teacherGaps: 22, lateStarts: 0 };

test('a schedule with gaps or late starts is a reason to offer the usual rules, and a good one is none', () => {
  expect(rulesAfterRun(without, good, [])).toEqual([]);
  for (const poor of [{ classGaps: 1 }, { teacherGaps: 23 }, { lateStarts: 1 }]) {
    expect(rulesAfterRun(without, { ...good, ...poor }, [])).toContain('classGaps');
  }
});

test('rules that the school has, or was offered before, are not offered beside a schedule', () => {
  const poor = { classGaps: 40, teacherGaps: 200, lateStarts: 9 };
  expect(rulesAfterRun(full, poor, [])).toEqual([]);
  const names = rulesAfterRun(without, poor, []);
  expect(rulesAfterRun(without, poor, names)).toEqual([]);
  const locked = structuredClone(without);
  for (const lesson of Object.values(locked.lessons)) lesson.locked = true;
  expect(rulesAfterRun(locked, poor, [])).toEqual([]);
});
