import { kinds } from '@bellgrid/constraints';
import { constraintSchema, type Draft, type LessonSpread } from '@bellgrid/model';
import { textsIn } from '@bellgrid/texts/all';
import { expect, test } from 'vitest';
import type { RuleProblem } from '../../document/pre-check/rule-problems.ts';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { notKeptWords } from './Now.tsx';
import { divisionProblem, gravityOf, hasPlacedLessons, togetherAs } from './rule-status.ts';

const problem = (key: string, hard: number, cost: number): RuleProblem => ({
  ...{ key, kind: 'lessonSpread', hard, cost },
  ...{ soft: 0, lessons: [], cells: [] },
});

test('a broken hard rule is graver than one of any cost, and a dear one graver than a cheap one', () => {
  const [cheap, dear, hard] = [problem('cheap', 0, 2), problem('dear', 0, 500), problem('hard', 1, 0)];
  expect(gravityOf(hard)).toBeGreaterThan(gravityOf(dear));
  expect(gravityOf(dear)).toBeGreaterThan(gravityOf(cheap));
  expect(gravityOf(cheap)).toBeGreaterThan(gravityOf(undefined));
});

test('the problems of several rules as one have all amounts, costs and lessons, and the kind of the gravest', () => {
  const soft = { ...problem('soft', 0, 6), soft: 3, lessons: ['art', 'music'] };
  const hard = { ...problem('hard', 2, 0), kind: 'lessonsSamePeriod', lessons: ['music', 'sport'] };
  expect(togetherAs('subject', [soft, hard])).toEqual({
    ...{ key: 'subject', kind: 'lessonsSamePeriod', hard: 2, soft: 3, cost: 6, cells: [] },
    lessons: ['music', 'sport', 'art'],
  });
  expect(togetherAs('subject', [])).toBeUndefined();
});

test('a division has the problems of its rules alone', () => {
  const rules = ['first', 'second'].map((id) =>
    constraintSchema.parse({ id, type: 'subject', base: 'a', other: 'b', constraint: 'not same time' }),
  );
  const problems = new Map(
    [problem('second', 1, 0), problem('elsewhere', 4, 0)].map((each) => [each.key, each]),
  );
  expect(divisionProblem(problems, { id: 'division', rules })).toMatchObject({ key: 'division', hard: 1 });
  expect(divisionProblem(new Map(), { id: 'division', rules })).toBeUndefined();
});

test('a rule waits until a lesson that it is about is placed, one for all until one of theirs is', () => {
  const lessons = [
    { id: 'art', teachers: ['Ito'], groups: ['9A'], at: [0, 0] as const },
    { id: 'music', teachers: ['Ono'], groups: ['9B'] },
  ];
  const schoolOf = (own: Parameters<typeof smallSchool>[0]['lessons']) => {
    const school = smallSchool({ lessons: own });
    const teaching = (id: string, subject: string) => ({ ...school.teachers[id], subjects: [subject] });
    const teachers = { Ito: teaching('Ito', 'art'), Ono: teaching('Ono', 'music') } as Draft['teachers'];
    const subjects = Object.fromEntries(
      Object.values(school.subjects).map((each) => [each.id, { ...each, lessons: [each.id] }]),
    );
    return { ...school, teachers, subjects };
  };
  const draft = schoolOf(lessons);
  const none = schoolOf(lessons.map(({ at: _, ...lesson }) => lesson));
  const rule = (fields: object) => constraintSchema.parse({ id: 'rule', ...fields });
  const ofTeacher = (base: unknown) =>
    rule({ type: 'teacherConstraint', base, constraint: 'teacherMaxDays', maxDays: 3 });
  const onDay = { type: 'lesson', constraint: 'on day', values: [1] };
  for (const [constraint, expected] of [
    [ofTeacher('Ito'), true],
    [ofTeacher('Ono'), false],
    [ofTeacher({ items: 'all', except: ['Ono'] }), true],
    [ofTeacher({ items: 'all', except: ['Ito'] }), false],
    [ofTeacher({ items: ['Ono'] }), false],
    [rule({ ...onDay, base: 'art' }), true],
    [rule({ ...onDay, base: 'music' }), false],
  ] as const) {
    expect(hasPlacedLessons(draft, constraint)).toBe(expected);
    expect(hasPlacedLessons(none, constraint)).toBe(false);
  }
});

const [english, german] = [textsIn('en'), textsIn('de')];

test.each(Object.keys(kinds))('the amount of a rule that is not kept has a unit: %s', (kind) => {
  for (const [t, pattern] of [
    [english.t, /^(?:broken|missed): 26 \p{L}+ /u],
    [german.t, /^(?:verletzt|verfehlt): 26 \p{L}+/u],
  ] as const) {
    for (const status of ['hard', 'soft'] as const) {
      const amount = { kind, hard: 26, soft: 26, spread: 'NoMoreThanOnePerDay' as const };
      expect(notKeptWords(t, amount, status)).toMatch(pattern);
      expect(notKeptWords(t, amount, status, ['Mon'])).toMatch(/ \(Mon\)$/);
    }
  }
});

const MOST = 'broken: 3 lessons too many on their days';
const TWOS = 'broken: 3 deviations from the days with two lessons';
test.each<[LessonSpread, string]>([
  ['None', 'broken'],
  ['AtLeastOnePerDay', 'broken: 3 more days with a lesson wanted'],
  ['NoMoreThanOnePerDay', MOST],
  ['NoMoreThanTwoPerDay', MOST],
  ['NoMoreThanThreePerDay', MOST],
  ['OneDayTwoLessons', TWOS],
  ['TwoDayTwoLessons', TWOS],
  ['ThreeDayTwoLessons', TWOS],
])('the amount of a spread has the unit of what is counted for it: %s', (spread, words) => {
  expect(notKeptWords(english.t, { kind: 'lessonSpread', hard: 3, soft: 0, spread }, 'hard')).toBe(words);
});

test('amounts of several kinds are not added up in one unit', () => {
  expect(notKeptWords(english.t, { kind: '', hard: 3, soft: 0 }, 'hard')).toBe('broken');
});
