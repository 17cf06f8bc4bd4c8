import { brokenParts, judgeTimetable, verify } from '@bellgrid/constraints';
import { type Constraint, commands, createExampleSchool, runCommand, WEIGHT } from '@bellgrid/model';
import { createTexts, messageText } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { brokenOf, ruleGroups, singleRules } from './rule-groups.ts';

test('a rule for many is one line, as the numbers of the schedule count it, with its members in the order of their names', () => {
  const school = createExampleSchool();
  const limit = {
    ...{ id: 'limit', type: 'teacherConstraint', constraint: 'teacherMaxDays', maxDays: 1 },
    ...{ base: { items: 'all', except: [] }, weight: WEIGHT.HARD },
  } as Constraint;
  const two = Object.values(school.teachers).slice(0, 2);
  const [ten = '', nine = ''] = two.map(({ id }) => id);
  const renamed = two.map((teacher, at) => [teacher.id, { ...teacher, name: `A ${10 - at}` }] as const);
  const named = { ...school.teachers, ...Object.fromEntries(renamed) };
  const limited = { ...school, teachers: named, constraints: { ...school.constraints, limit } };
  const places = [ten, nine].flatMap((teacher) =>
    Object.values(limited.lessons)
      .filter(({ teachers }) => teachers.includes(teacher))
      .slice(0, 2)
      .map(({ id }, day) => ({ lesson: id, at: { day, start: 0 } })),
  );
  const draft = runCommand(limited, commands.placeLessons, { places });
  const { notKept } = judgeTimetable(draft);
  const texts = createTexts();
  const reader = {
    say: (message: Parameters<typeof messageText>[2]) => messageText(texts, draft, message),
    compare: new Intl.Collator('en', { numeric: true }).compare,
  };
  const groups = ruleGroups(draft, notKept, reader);
  const ofLimit = groups.find(({ members }) => members[0]?.record === 'limit');
  expect(ofLimit).toMatchObject({
    isHard: true,
    places: 2,
    sentence: 'Each teacher teaches on at most 1 day',
  });
  const members = singleRules(draft, ofLimit?.members ?? [], reader);
  expect(members.map(({ sentence }) => sentence.slice(0, 4))).toEqual(['A 9 ', 'A 10']);
  const { clashes, rules } = brokenParts(verify(draft));
  expect(brokenOf(groups)).toMatchObject({ clashes, rules });
});
