import { help } from '@bellgrid/texts/help';
import { expect, test } from 'vitest';

const sections = Object.values(help).flatMap((topic) =>
  Object.values<{ title: string; body: string }>(topic.sections),
);

test('no two sections have the same title in any case', () => {
  const titles = sections.map(({ title }) => title.trim().toLowerCase());
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test.each(sections)('$title is short enough to be read', ({ title, body }) => {
  expect(title.length).toBeLessThanOrEqual(50);
  expect(body.split(/\s+/).length).toBeLessThanOrEqual(60);
});
