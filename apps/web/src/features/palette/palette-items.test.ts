import { createExampleSchool } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { draftItems } from './palette-items.ts';
import { searchPalette } from './search-palette.ts';

const example = createExampleSchool();
const everywhere = () => true;

test('finds every class, teacher, subject and classroom of the school', () => {
  const items = draftItems(example, everywhere);
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  expect(count('groups')).toBe(12);
  expect(count('teachers')).toBe(22);
  expect(count('classrooms')).toBe(Object.keys(example.classrooms).length);
  expect(count('subjects')).toBe(Object.keys(example.subjects).length);
});

test('subjects of the same name are distinguished by their classes', () => {
  const items = draftItems(example, everywhere);
  const maths = searchPalette(items, 'mathematics', 99, new Set()).map(({ hint }) => hint);
  expect(maths.length).toBeGreaterThan(1);
  expect(new Set(maths).size).toBe(maths.length);
});

test('an item without a screen of its own leads to its timetable, or is left out', () => {
  const items = draftItems(example, (path) => path === '/schedule');
  expect(items.find((item) => item.kind === 'groups')?.path).toMatch(/^\/schedule\/classes\//);
  expect(items.some((item) => item.kind === 'subjects')).toBe(false);
});

test('classrooms that are not used are not found', () => {
  const draft = { ...example, config: { ...example.config, isClassroomsEnabled: false } };
  expect(draftItems(draft, everywhere).some((item) => item.kind === 'classrooms')).toBe(false);
});
