import {
  type Constraint,
  constraintSchema,
  createExampleSchool,
  type Draft,
  type Id,
  WEIGHT,
} from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { ruleLines, whoseNames } from './rule-lines.ts';

const texts = createTexts();

/** The example school with a constraint on two lessons of one subject. */
function withLessons(change: (draft: Draft, lessons: readonly Id[]) => void): [Draft, Constraint] {
  const draft = structuredClone(createExampleSchool());
  const subject = Object.values(draft.subjects).find(
    ({ lessons, teachers, groups }) => lessons.length > 1 && teachers.length === 1 && groups.length === 1,
  );
  const lessons = subject?.lessons.slice(0, 2) ?? [];
  change(draft, lessons);
  const constraint = constraintSchema.parse({
    id: 'set',
    type: 'lessons',
    constraint: 'minDaysBetween',
    lessons,
    minDays: 1,
    weight: WEIGHT.HARD,
  });
  return [draft, constraint];
}

test('a constraint on lessons is told by their classes, then by their teachers, then by their names', () => {
  const [draft, constraint] = withLessons(() => {});
  const lesson = draft.lessons['lessons' in constraint ? (constraint.lessons[0] ?? '') : ''];
  expect(whoseNames(texts, draft, constraint)).toEqual([draft.groups[lesson?.groups[0] ?? '']?.name]);
  const without = (kinds: readonly ('groups' | 'teachers')[]) =>
    withLessons(({ lessons }, ids) => {
      for (const id of ids) for (const kind of kinds) Object.assign(lessons[id] ?? {}, { [kind]: [] });
    });
  expect(whoseNames(texts, ...without(['groups']))).toEqual([
    draft.teachers[lesson?.teachers[0] ?? '']?.name,
  ]);
  expect(whoseNames(texts, ...without(['groups', 'teachers']))).toEqual([lesson?.name]);
});

test('the constraints of divisions are listed while the school has divisions switched on', () => {
  const draft = structuredClone(createExampleSchool());
  expect(ruleLines(texts, draft, 'subject').divisions.length).toBeGreaterThan(0);
  draft.config.isTracksEnabled = false;
  expect(ruleLines(texts, draft, 'subject').divisions).toEqual([]);
});
