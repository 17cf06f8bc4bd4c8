import { createExampleSchool } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { classesWithParts, partNames, partsBySubject } from './class-parts.ts';

const parts = (className: string, ...names: string[]) => names.map((name) => ({ className, name }));

it.each([
  // The name of the subject tells the part, with its class or alone.
  [['8a'], parts('8a', '8aC'), 'C (8aC)', ['8a']],
  [['8a', '8b'], [...parts('8a', 'FR8a'), ...parts('8b', 'FR8b')], 'FR', ['8a', '8b']],
  [['07A'], parts('07A', '07A1-N + 07A2-N'), '2. nyelv (07A1-N, 07A2-N)', ['07A']],
  // It does not, though its letters are in it.
  [['8a'], parts('8a', 'A'), 'Art', ['8a A']],
  [['8a'], parts('8a', 'R'), 'French', ['8a R']],
  [['8a', '8b'], [...parts('8a', '8aB', '8aC'), ...parts('9c', 'C')], 'Sport', ['8aB', '8aC', '8b']],
  [['1º ESO E'], parts('1º ESO E', '1º ESO E REL'), 'Religión', ['1º ESO E REL']],
])('%j with %j of “%s”: %j', (classes, of, subject, expected) => {
  expect(classesWithParts(classes, of, subject)).toEqual(expected);
});

it('names of a class only its own parts, each once', () => {
  const both = [...parts('8a', 'SW8a', 'SW8a'), ...parts('8b', 'SW8b')];
  expect(partNames(both, '8a', 'BI (8SW)')).toEqual(['SW8a']);
  expect(partNames(both, '8c', 'BI (8SW)')).toEqual([]);
});

it('leaves out parts that put others of their class together, not those of another class', () => {
  const draft = createExampleSchool();
  draft.config.isTracksEnabled = true;
  draft.trackSets = {};
  const [first, second] = Object.values(draft.groups);
  const [subject] = Object.values(draft.subjects);
  if (!first || !second || !subject) throw new Error('no school');
  for (const group of [first, second]) group.isTracked = true;
  const set = (id: string, group: string, names: readonly string[]) => {
    const tracks = names.map((name, index) => ({ id: `${id}${index}`, name, subjects: [subject.id] }));
    draft.trackSets[id] = { id, group, name: id, tracks };
  };
  set('courses', first.id, ['1d1', '1e1']);
  set('bands', first.id, ['1d1, 1w1, 1sk1', '1e1 + 1d1']);
  set('others', second.id, ['1d1, 1w1']);
  expect(partsBySubject(draft).get(subject.id)).toEqual([
    { group: first.id, className: first.name, name: '1d1' },
    { group: first.id, className: first.name, name: '1e1' },
    { group: second.id, className: second.name, name: '1d1, 1w1' },
  ]);
  first.isTracked = false;
  expect(partsBySubject(draft).get(subject.id)).toHaveLength(1);
});
