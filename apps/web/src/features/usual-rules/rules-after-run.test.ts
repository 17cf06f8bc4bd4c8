import {
  commands,
  constraintSchema,
  createExampleSchool,
  type Draft,
  runCommand,
  usualRuleId,
  WEIGHT,
} from '@bellgrid/model';
import { expect, test } from 'vitest';
import { rulesToOffer } from './rules-to-offer.ts';
import { rulesAfterRun } from './use-rules-after-run.ts';

const full = createExampleSchool();
const usual = Object.keys(full.constraints).filter((id) =>
  id.startsWith(usualRuleId('classGaps').slice(0, 6)),
);
const without = runCommand(full, commands.deleteConstraint, { ids: usual });
const good = { classGaps: 0, teacherGaps: 22, lateStarts: 0 };

/** The rules on what a schedule with these numbers has and no rule counts. */
const reasonsFor = (...of: Parameters<typeof rulesAfterRun>) => rulesAfterRun(...of)?.reasons ?? [];

test('a schedule with gaps or late starts is a reason to offer the usual rules, and a good one is none', () => {
  expect(reasonsFor(without, good, [])).toEqual([]);
  for (const poor of [{ classGaps: 1 }, { teacherGaps: 23 }, { lateStarts: 1 }]) {
    const names = ['classGaps', 'classStart', 'teacherGaps'];
    expect(reasonsFor(without, { ...good, ...poor }, [])).toEqual(names);
  }
});

/** The school with a hard limit of gaps for one class, or one teacher, alone. */
function withOwnLimit(draft: Draft, type: 'groupConstraint' | 'teacherConstraint'): Draft {
  const [base = ''] = Object.keys(type === 'groupConstraint' ? draft.groups : draft.teachers);
  const rule = { type, base, constraint: 'maxGapsPerWeek', maxGaps: 3, weight: WEIGHT.HARD };
  const constraint = constraintSchema.parse({ id: `own-${type}`, ...rule });
  return { ...draft, constraints: { ...draft.constraints, [constraint.id]: constraint } };
}

test('what rules for single classes or teachers count is not offered, nor a reason to offer the rest', () => {
  const poor = { classGaps: 40, teacherGaps: 200, lateStarts: 0 };
  const ofClasses = withOwnLimit(without, 'groupConstraint');
  expect(reasonsFor(ofClasses, poor, [])).toEqual(['classStart', 'teacherGaps']);
  expect(reasonsFor(ofClasses, { ...poor, teacherGaps: 0 }, [])).toEqual([]);
  const ofBoth = withOwnLimit(ofClasses, 'teacherConstraint');
  expect(reasonsFor(ofBoth, poor, [])).toEqual([]);
  expect(reasonsFor(ofBoth, { ...poor, lateStarts: 1 }, [])).toEqual(['classStart']);
});

test('a school with the usual rule on gaps of classes alone is offered the one on gaps of teachers', () => {
  const draft = runCommand(without, commands.addUsualRules, { names: ['classGaps', 'classStart'] });
  expect(reasonsFor(draft, { ...good, teacherGaps: 200 }, [])).toEqual(['teacherGaps']);
  const off = runCommand(draft, commands.setUsualRule, { name: 'teacherGaps', isOn: false });
  expect(reasonsFor(off, { ...good, teacherGaps: 200 }, [])).toEqual([]);
});

test('rules that the school has, or was offered before, are not offered beside a schedule', () => {
  const poor = { classGaps: 40, teacherGaps: 200, lateStarts: 9 };
  expect(reasonsFor(full, poor, [])).toEqual([]);
  const names = reasonsFor(without, poor, []);
  expect(reasonsFor(without, poor, names)).toEqual([]);
  const locked = structuredClone(without);
  for (const lesson of Object.values(locked.lessons)) lesson.locked = true;
  expect(reasonsFor(locked, poor, [])).toEqual([]);
});

test('with them come all the usual rules that the school would be offered elsewhere', () => {
  const poor = { ...good, classGaps: 40 };
  const named = (draft: Draft) => rulesAfterRun(draft, poor, [])?.names.toSorted();
  const offered = (draft: Draft) => rulesToOffer(draft).map(({ name }) => name);
  expect(offered(without)).toHaveLength(8);
  expect(named(without)).toEqual(offered(without).toSorted());
  const some = runCommand(without, commands.addUsualRules, { names: ['classStart', 'teacherGaps'] });
  expect(named(some)).toEqual(['classDays', 'classGaps', 'longLessons']);
  expect(rulesAfterRun(some, poor, ['classDays', 'longLessons'])?.names).toEqual(['classGaps']);
});
