import { brokenParts, judgeTimetable, timetableQuality, verify } from '@bellgrid/constraints';
import {
  type Constraint,
  commands,
  constraintSchema,
  createExampleSchool,
  type Draft,
  type Message,
  runCommand,
  WEIGHT,
} from '@bellgrid/model';
import { createTexts, messageText } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { ruleProblems } from '../../../document/pre-check/rule-problems.ts';
import { numbersOf } from './judged-numbers.ts';
import { countsOf, ruleGroups, singleRules } from './rule-groups.ts';

const texts = createTexts();
const readerOf = (draft: Draft) => ({
  say: (message: Message) => messageText(texts, draft, message),
  compare: new Intl.Collator('en', { numeric: true }).compare,
});

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
  const judged = judgeTimetable(draft);
  const reader = readerOf(draft);
  const groups = ruleGroups(draft, judged.notKept, reader);
  const ofLimit = groups.find(({ members }) => members[0]?.record === 'limit');
  expect(ofLimit).toMatchObject({
    isHard: true,
    places: 2,
    sentence: 'Each teacher teaches on at most 1 day',
  });
  const members = singleRules(draft, ofLimit?.members ?? [], reader);
  expect(members.map(({ sentence }) => sentence.slice(0, 4))).toEqual(['A 9 ', 'A 10']);
  const { clashes, rules } = brokenParts(verify(draft));
  expect(countsOf(judged)).toEqual({ broken: { clashes, rules, places: 2 }, soft: 0 });
  // As a wish, the rule is one soft constraint.
  const wish = { ...draft, constraints: { limit: { ...limit, weight: WEIGHT.THREE } } };
  const ofWish = judgeTimetable(wish);
  const soft = ofWish.notKept.filter(({ record }) => record === 'limit');
  expect(soft).toHaveLength(2);
  expect(ruleGroups(wish, soft, readerOf(wish))).toHaveLength(1);
  // Said in the same number beside the schedule, in its problems and among the constraints.
  expect(countsOf(ofWish).soft).toBe(1);
  expect(numbersOf(timetableQuality(wish)).notMet).toBe(1);
  expect([...ruleProblems(verify(wish).matches).values()].filter((each) => each.soft > 0)).toHaveLength(1);
});

test('a demand for lessons is not counted as broken while none is placed, as the numbers of the schedule do', () => {
  const school = createExampleSchool();
  const [first, second] = Object.values(school.lessons).map((lesson) => ({ ...lesson, timeSlot: null }));
  if (!first || !second) throw new Error('The school has lessons.');
  // A class with fewer lessons than days.
  const lessons = { [first.id]: first, [second.id]: second };
  const demand = constraintSchema.parse({
    ...{ id: 'demand', type: 'groupConstraint', base: first.groups[0], weight: WEIGHT.HARD },
    ...{ constraint: 'minPeriodsPerDay', minPeriods: 2, allowEmptyDays: false },
  });
  const empty = { ...school, lessons, constraints: { demand } };
  expect(verify(empty).matches.some(({ hard }) => hard)).toBe(true);
  const countsIn = (draft: Draft) => {
    const judged = judgeTimetable(draft);
    return countsOf(judged);
  };
  expect(judgeTimetable(empty).notKept.filter(({ isHard }) => isHard)).toEqual([]);
  expect(countsIn(empty).broken).toEqual({ clashes: 0, rules: 0, places: 0 });
  const places = [{ lesson: second.id, at: { day: 0, start: 0 } }];
  expect(countsIn(runCommand(empty, commands.placeLessons, { places })).broken.rules).toBe(1);
});
