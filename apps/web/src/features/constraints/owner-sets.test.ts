import { createExampleSchool } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { ownerSets } from './owner-sets.ts';

const texts = createTexts();
const school = createExampleSchool();
const groups = Object.values(school.groups);
const [first, second] = groups;
if (!first || !second) throw new Error('The example school has no classes.');
const draft = {
  ...school,
  customViews: {
    own: {
      id: 'own',
      name: 'Corridor',
      items: { teachers: [], groups: [first.id, second.id], classrooms: [] },
    },
  },
};

test('classes are chosen by a custom view, by year and, where there are several, by structure', () => {
  const names = (of: typeof draft) => ownerSets(texts, of, 'group').map(({ name }) => name);
  const years = new Set(groups.map(({ name }) => /^\d+/.exec(name)?.[0]));
  expect(names(draft)).toHaveLength(1 + years.size);
  expect(names(draft)[0]).toContain('Corridor');
  const elsewhere = { ...first, structure: 'other' };
  const structures = { ...draft.schoolData.structures };
  const [own] = Object.values(structures);
  if (!own) throw new Error('The example school has no structure.');
  structures.other = { ...own, id: 'other', name: 'Primary' };
  const divided = {
    ...draft,
    groups: { ...draft.groups, [first.id]: elsewhere },
    schoolData: { ...draft.schoolData, structures },
  };
  // Of one class no set is made.
  expect(names(divided)).toHaveLength(2 + years.size);
});

test('teachers are chosen by subject, subjects by their name or class; each set has all its members once', () => {
  for (const type of ['teacher', 'subject'] as const) {
    const sets = ownerSets(texts, draft, type);
    expect(sets.length).toBeGreaterThan(5);
    expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
    for (const { ids, name } of sets) {
      expect(new Set(ids).size).toBe(ids.length);
      expect(name).toContain(String(ids.length));
    }
  }
  const ofFirst = ownerSets(texts, draft, 'subject').find(({ id }) => id === `set:subjectsOf:${first.id}`);
  expect(ofFirst?.ids).toEqual(first.subjects);
});
