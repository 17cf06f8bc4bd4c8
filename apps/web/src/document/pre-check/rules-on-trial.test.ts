import { commands, type Draft, runCommand, usualRuleId } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { notKeptOnTrial, rulesOnTrial } from './rules-on-trial.ts';

const lessons = [
  { id: 'art', subject: 'art', groups: ['9A'], teachers: ['Ito'], at: [0, 0] as const },
  { id: 'biology', subject: 'biology', groups: ['9A'], teachers: ['Ito'], at: [0, 3] as const },
  { id: 'chess', subject: 'chess', groups: ['9B'], teachers: ['May'], at: [1, 1] as const },
];

const withUsualRules = (draft: Draft): Draft =>
  runCommand(draft, commands.addUsualRules, { names: ['classGaps', 'classStart', 'teacherPeriods'] });

const notKept = (draft: Draft, after: Draft) =>
  Object.fromEntries(notKeptOnTrial(draft, rulesOnTrial(draft, after)));

test('the timetable is judged by the rules that it would get, and the draft stays without them', () => {
  const draft = smallSchool({ lessons });
  expect(notKept(draft, withUsualRules(draft))).toEqual({
    [usualRuleId('classGaps')]: { places: 1, amount: 2 },
    [usualRuleId('classStart')]: { places: 1, amount: 1 },
  });
  expect(draft.constraints).toEqual({});
});

test('rules that the draft has are not counted unless the trial changes them', () => {
  const before = withUsualRules(smallSchool({ lessons }));
  expect(notKept(before, before)).toEqual({});
  const isOn = false;
  const off = runCommand(before, commands.setUsualRule, { name: 'classStart', isOn });
  expect(Object.keys(notKept(off, before))).toEqual([usualRuleId('classStart')]);
});
