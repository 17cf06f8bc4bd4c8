import { expect, test } from 'vitest';
import { coloringOf, colorings, lessonColor, NEUTRAL_COLOR } from './color-by.ts';
import { smallSchool } from './small-school.ts';

test('a lesson has the colour of its subject, its first teacher or class, or its classroom', () => {
  const draft = smallSchool({
    lessons: [{ id: 'Art', groups: ['9A', '9B'], teachers: ['Ada', 'Ben'], classroom: 'Lab' }],
  });
  const { Art } = draft.lessons;
  if (!Art) throw new Error('the school has no lesson');
  const paint = (records: Readonly<Record<string, { color?: unknown }>>, id: string, color: string) =>
    Object.assign(records[id] ?? {}, { color });
  paint(draft.subjects, 'Art', '#111111');
  paint(draft.teachers, 'Ada', '#222222');
  paint(draft.teachers, 'Ben', '#2b2b2b');
  paint(draft.groups, '9A', '#333333');
  paint(draft.classrooms, 'Lab', '#444444');
  expect(colorings.map((by) => lessonColor(draft, Art, 'Lab', by))).toEqual([
    '#111111',
    '#222222',
    '#333333',
    '#444444',
  ]);
  expect(lessonColor(draft, Art, null, 'classroom')).toBe(NEUTRAL_COLOR);
});

test('a view does not colour by what all its lessons have in common', () => {
  expect(coloringOf('classes', 'class')).toBe('subject');
  expect(coloringOf('teachers', 'class')).toBe('class');
  expect(coloringOf('classrooms', 'classroom')).toBe('subject');
  expect(coloringOf('custom', 'class')).toBe('class');
});
