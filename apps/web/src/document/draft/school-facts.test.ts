import { createDraft, createExampleSchool } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { isEmptySchool, schoolFacts } from './school-facts.ts';

const example = createExampleSchool();

test('counts the records of the example school', () => {
  const facts = schoolFacts(example);
  expect(facts).toMatchObject({ groups: 12, teachers: 22, classrooms: 22, placed: 0 });
  expect(facts.lessons).toBe(Object.keys(example.lessons).length);
  expect(facts.lessonPeriods).toBeGreaterThanOrEqual(facts.lessons);
  expect(facts.hardConstraints).toBeLessThanOrEqual(facts.constraints);
});

test('counts what the lists count: names of subjects, and constraints without calendars and lesson spread', () => {
  expect(schoolFacts(example).subjects).toBe(20);
  const own = Object.values(example.constraints).filter(({ type }) => type === 'lesson');
  const cells = Object.values(example.constraints).filter(({ type }) => type === 'teacher');
  const constraints = Object.fromEntries([...own, ...cells].map((each) => [each.id, each]));
  expect(schoolFacts({ ...example, constraints }).constraints).toBe(own.length);
});

test('a new draft is an empty school, the example is not', () => {
  expect(isEmptySchool(createDraft())).toBe(true);
  expect(isEmptySchool(example)).toBe(false);
});
