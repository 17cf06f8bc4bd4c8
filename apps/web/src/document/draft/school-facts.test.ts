import { createDraft, createExampleSchool } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { isEmptySchool, schoolFacts } from './school-facts.ts';

const example = createExampleSchool();

test('counts the records of the example school', () => {
  const facts = schoolFacts(example);
  expect(facts).toMatchObject({ groups: 12, teachers: 22, classrooms: 14, placed: 0 });
  expect(facts.lessons).toBe(Object.keys(example.lessons).length);
  expect(facts.lessonPeriods).toBeGreaterThanOrEqual(facts.lessons);
  expect(facts.hardConstraints).toBeLessThanOrEqual(facts.constraints);
});

test('a subject of many classes counts once', () => {
  const maths = Object.values(example.subjects).filter(({ name }) => name === 'Mathematics');
  expect(maths.length).toBeGreaterThan(1);
  const subjects = Object.fromEntries(maths.map((subject) => [subject.id, subject]));
  expect(schoolFacts({ ...example, subjects }).subjects).toBe(1);
});

test('a new draft is an empty school, the example is not', () => {
  expect(isEmptySchool(createDraft())).toBe(true);
  expect(isEmptySchool(example)).toBe(false);
});
