import {
  commands,
  createExampleSchool,
  type Draft,
  groupSchema,
  runCommand,
  type TrackSet,
} from '@bellgrid/model';
import { expect, test } from 'vitest';
import { newClass } from '../classes/new-class.ts';
import { fittingRules } from '../subjects/subject-values.ts';
import { newTeacher } from '../teachers/teacher-values.ts';
import { type ItemParts, NO_PARTS, partsAfter } from './item-parts.ts';

const school = createExampleSchool();
const [structure = ''] = Object.keys(school.schoolData.structures);
const [first = '', second = ''] = Object.keys(school.subjects);
const cell = (id: string, where: string) =>
  ({ id, type: 'group', base: 'new', structure: where, day: 0, period: 0, level: 2, weight: 100 }) as const;
const division: TrackSet = {
  id: 'd',
  name: 'Split',
  group: 'new',
  tracks: [first, second].map((subject) => ({ id: subject, name: subject, subjects: [subject] })),
};
const group = groupSchema.parse({ id: 'new', name: 'New', structure, subjects: [first], isTracked: true });

test('a new class keeps what fits it: the calendar of its structure, tracks with subjects of its own', () => {
  const parts: ItemParts = { constraints: [cell('a', structure), cell('b', 'other')], trackSets: [division] };
  const { constraints, trackSets } = newClass(group, parts);
  expect(constraints.map(({ id }) => id)).toEqual(['a']);
  expect(trackSets[0]?.tracks.map((track) => track.subjects)).toEqual([[first], []]);
  expect(newClass({ ...group, isTracked: false }, parts).trackSets).toEqual([]);
});

test('an edit of a new item changes its parts; those that do not fit now are not lost', () => {
  const parts: ItemParts = { constraints: [cell('a', structure), cell('b', 'other')], trackSets: [] };
  const before: Draft = runCommand(school, commands.setGroup, newClass(group, parts));
  const cells = [{ day: 1, period: 1 }];
  const bases = ['new'];
  const set = { type: 'group', bases, structure, cells, level: 2 } as const;
  const after = runCommand(before, commands.setCalendarCells, set);
  const added = partsAfter(parts, 'new', before, after);
  expect(added.constraints.map((each) => 'structure' in each && each.structure)).toEqual([
    'other',
    structure,
    structure,
  ]);
  const cleared = runCommand(after, commands.setCalendarCells, { ...set, level: 0 });
  expect(partsAfter(added, 'new', after, cleared).constraints.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(partsAfter(NO_PARTS, 'new', school, school)).toEqual(NO_PARTS);
});

test('a rule in periods does not come along to a teacher of several structures, nor a period that there is not', () => {
  const added = runCommand(school, commands.addStructure, { id: 'late', name: 'Late' });
  const draft = runCommand(added, commands.buildStructure, { id: 'late', count: 2, length: 45 });
  const subjects: Draft['subjects'] = { ...draft.subjects };
  const moved = subjects[second];
  if (moved) subjects[second] = { ...moved, structure: 'late' };
  const own = { type: 'teacherConstraint', base: 'eve', weight: 100, constraint: 'teacherBreak' } as const;
  const rules: ItemParts = {
    constraints: [
      { ...own, id: 'p', units: 'period' },
      { ...own, id: 'm', units: 'minute' },
    ],
    trackSets: [],
  };
  const taught = (ids: string[]) =>
    newTeacher({ ...draft, subjects }, { id: 'eve', subjects: ids }, rules).constraints.map(({ id }) => id);
  expect(taught([first])).toEqual(['p', 'm']);
  expect(taught([first, second])).toEqual(['m']);
  const rule = { type: 'subject', base: 'x', other: null, weight: 100, metaData: null } as const;
  const timed: ItemParts = {
    constraints: [
      { ...rule, id: 'early', constraint: 'at period', values: [0] },
      { ...rule, id: 'late', constraint: 'at period', values: [5] },
    ],
    trackSets: [],
  };
  expect(fittingRules(draft, 'late', timed).map(({ id }) => id)).toEqual(['early']);
});
