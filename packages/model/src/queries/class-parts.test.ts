import { expect, it } from 'vitest';
import { createExampleSchool } from '../example/create-example-school.ts';
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
  // In any case, but as whole words.
  [['9A'], parts('9A', 'french'), 'French', ['9A']],
  [['9A'], parts('9A', '+'), 'French', ['9A +']],
  [['9A'], parts('9A', ''), 'French', ['9A']],
  // A part that is put together is told only where each of its names is.
  [['9A'], parts('9A', 'Lab, French'), 'French', ['9A Lab, French']],
  [['9A'], parts('9A', 'R+F'), 'F', ['9A R+F']],
  [['9A'], parts('9A', 'R+F'), 'F and R', ['9A']],
  // The name of a class within another word or number is not the class.
  [['G'], parts('G', 'Girls', 'GIRLS', 'G1'), 'Sport', ['G Girls', 'G GIRLS', 'G1']],
  [['1'], parts('1', '10 R', '1 R', '1d1'), 'Sport', ['1 10 R', '1 R', '1d1']],
  [
    ['1'],
    parts('1', 'Group 1', '1. Hälfte', '1st half'),
    'Sport',
    ['1 Group 1', '1 1. Hälfte', '1 1st half'],
  ],
  [['1'], parts('1', 'French 1', 'French 2'), 'French', ['1 French 1', '1 French 2']],
  [['10 R'], parts('10 R', '10 R-1', 'R'), 'Sport', ['10 R-1', '10 R R']],
  [['5A'], parts('5A', '5A1', '15A', '5AB', '5Ab'), 'Sport', ['5A1', '5A 15A', '5AB', '5A 5Ab']],
  [['7ב'], parts('7ב', '7ב בנות', 'בנות'), 'ספורט', ['7ב בנות', '7ב בנות']],
  [['صف 7'], parts('صف 7', 'صف 7-أ', 'صف 70'), 'رياضة', ['صف 7-أ', 'صف 7 صف 70']],
])('%j with %j of “%s”: %j', (classes, of, subject, expected) => {
  expect(classesWithParts(classes, of, subject)).toEqual(expected);
});

it('names of a class only its own parts, each once', () => {
  const both = [...parts('8a', 'SW8a', 'SW8a'), ...parts('8b', 'SW8b')];
  expect(partNames(both, '8a', 'BI (8SW)')).toEqual(['SW8a']);
  expect(partNames(both, '8c', 'BI (8SW)')).toEqual([]);
  const spanish = parts('1º ESO E', '1º ESO E REL', '1º ESO E BIL + 1º ESO E EST', '1º ESO EST');
  expect(partNames(spanish, '1º ESO E', '')).toEqual(['REL', '1º ESO E BIL + 1º ESO E EST', '1º ESO EST']);
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
    { group: first.id, className: first.name, division: 'courses', name: '1d1', shortName: '1d1' },
    { group: first.id, className: first.name, division: 'courses', name: '1e1', shortName: '1e1' },
    { group: second.id, className: second.name, division: 'others', name: '1d1, 1w1', shortName: '1d1+' },
  ]);
  first.isTracked = false;
  expect(partsBySubject(draft).get(subject.id)).toHaveLength(1);
});

it.each([
  ['8a', ['8aF', '8aL'], ['F', 'L']],
  ['1º ESO E', ['1º ESO E REL', '1º ESO E Est Asist'], ['REL', 'EA']],
  ['5A', ['Group 1', 'Group 2'], ['G1', 'G2']],
  ['5A', ['Boys', 'Girls'], ['Boys', 'GIRL']],
  ['2B', ['2B CT + 2B CF, 2B CT', '2B DT', '2A HU + 2A GHA'], ['CT+', 'DT', '2H+']],
  // Letters that are those of another part tell nothing.
  ['5A', ['Advanced French', 'Advanced Farming'], ['Advanced French', 'Advanced Farming']],
])('the parts of %s, %j, are %j in narrow columns', (className, names, expected) => {
  const draft = createExampleSchool();
  const [group] = Object.values(draft.groups);
  const [subject] = Object.values(draft.subjects);
  if (!group || !subject) throw new Error('no school');
  draft.config.isTracksEnabled = true;
  Object.assign(group, { name: className, isTracked: true });
  draft.trackSets = Object.fromEntries(
    names.map((name, at) => {
      const tracks = names.map((each, index) => ({
        ...{ id: `${at} ${index}`, name: each, subjects: each === name ? [subject.id] : [] },
      }));
      return [name, { id: name, group: group.id, name, tracks }];
    }),
  );
  expect((partsBySubject(draft).get(subject.id) ?? []).map(({ shortName }) => shortName)).toEqual(expected);
});
