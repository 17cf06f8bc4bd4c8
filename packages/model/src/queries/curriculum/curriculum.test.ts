import { expect, test } from 'vitest';
import { commands } from '../../commands/registry.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Group } from '../../records/group.ts';
import { createDraftStore } from '../../store/draft-store.ts';
import { smallSchool } from '../../testing/school.ts';
import { createWorld } from '../../testing/world.ts';
import type { Id } from '../../values/id.ts';
import { lastTeacher, matrixNames, readCell, writeCell } from './cell-text.ts';
import { curriculumMatrix, lengthsText, NO_CLASS } from './curriculum-matrix.ts';
import { matrixArgs, planEmptying, planMatrix } from './plan-matrix.ts';

/** Two classes with a joint subject, a second structure, and teachers whose names share beginnings. */
function school(): Draft {
  const world = createWorld()
    .group('7A')
    .group('7B')
    .group('7C')
    .teacher('Siobhan Kelly')
    .teacher('Ken Moss');
  world.teacher('Kelvin, Ann').structure('other', [[480, 530]]);
  world.group('Primary', { structure: 'other' });
  world.subject('Maths', { groups: ['7A'], teachers: ['Ken Moss'], lengths: [1, 1, 2] });
  world.subject('PE', { groups: ['7A', '7B'], teachers: ['Ken Moss', 'Kelvin, Ann'], lengths: [2] });
  world.subject('Club', { teachers: ['Ken Moss'] });
  world.at('Maths1', 0, 0);
  return world.draft;
}

const read = (text: string) => readCell(text, matrixNames(school()), ['with', 'mit']);

test.each([
  ['4', { lengths: [1, 1, 1, 1] }],
  ['2+1+1', { lengths: [2, 1, 1] }],
  ['1+2', { lengths: [2, 1] }],
  ['1×2', { lengths: [2] }],
  ['2x2+1', { lengths: [2, 2, 1] }],
  ['0', { lengths: [] }],
  ['4 kelly', { lengths: [1, 1, 1, 1], teachers: ['Siobhan Kelly'] }],
  ['s. kel', { lengths: null, teachers: ['Siobhan Kelly'] }],
  ['3 +7b +7C Kelvin, Ann; moss', { joins: ['7B', '7C'], teachers: ['Kelvin, Ann', 'Ken Moss'] }],
  ['4 kelly +7B', { joins: ['7B'], teachers: ['Siobhan Kelly'] }],
  ['4 Nowhere +7B', { joins: ['7B'], teachers: [], unknownTeachers: ['Nowhere'] }],
  ['3 ?', { teachers: [] }],
  ['3 Nowhere, Moss', { teachers: ['Ken Moss'], unknownTeachers: ['Nowhere'] }],
  ['mit 7a', { joined: '7A', lengths: null }],
])('the text %s of a cell', (text, content) => {
  expect(read(text)).toMatchObject(content);
});

test.each([
  ['', 'not-understood'],
  ['101', 'too-many-lessons'],
  ['999x1', 'too-many-lessons'],
  ['1×99999', 'lesson-too-long'],
  ['4 +9Z', 'class-unknown'],
  ['with 9Z', 'class-unknown'],
  ['4 Nowhere +9Z', 'class-unknown'],
  ['4 kelly +7B moss', 'not-understood'],
  ['4 Ke', 'teacher-ambiguous'],
])('the text %j is no content of a cell: %s', (text, code) => {
  expect(read(text)).toMatchObject({ fault: { code } });
});

test('the last teacher of a text, after lessons, classes and other teachers', () => {
  const draft = school();
  const names = matrixNames({
    ...draft,
    groups: { ...draft.groups, '7 B/C': { ...draft.groups['7A'], id: '7 B/C', name: '7 B/C' } as Group },
  });
  const last = (text: string) => lastTeacher(text, names);
  expect(['4 ke', '2+1 Moss, ke', '4 +7B ke', 'ke', '4', '4 '].map((text) => last(text).words)).toEqual([
    'ke',
    'ke',
    'ke',
    'ke',
    '',
    '',
  ]);
  expect(last('4 Moss, ke').before).toBe('4 Moss, ');
  expect(last(' 4 +7 B/C')).toEqual({ before: ' 4 +7 B/C', words: '' });
  expect(last('4 +7 B/C +7A ke')).toEqual({ before: '4 +7 B/C +7A ', words: 'ke' });
  // No teacher is proposed while a class is being typed.
  expect(last('4 +7 B').words).toBe('');
});

test('lessons as a short text', () => {
  expect([[], [1, 1], [2], [2, 1], [3, 2, 2, 1, 1]].map(lengthsText)).toEqual([
    '0',
    '2',
    '1×2',
    '2+1',
    '1×3+2×2+2×1',
  ]);
});

function entered(
  draft: Draft,
  entries: readonly [string, Id, string][],
  { isWhole = false, adds = false } = {},
) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `new${count}`;
  };
  const rows = new Map(curriculumMatrix(draft.subjects).map((row) => [row.name, row]));
  const edits = entries.map(([name, group, text]) => {
    const row = rows.get(name) ?? { key: name, name, structure: 's', cells: new Map() };
    return { row, group, text, isWhole };
  });
  const order = Object.keys(draft.groups);
  const plan = planMatrix(draft, edits, {
    names: matrixNames(draft),
    words: ['with'],
    newId,
    addsTeacher: () => adds,
    ownerOf: (groups) => order.find((id) => groups.includes(id)),
  });
  const store = createDraftStore(draft, { checked: true });
  store.run(commands.setMatrix, matrixArgs(plan, newId));
  const texts = curriculumMatrix(store.draft.subjects).flatMap((row) =>
    [...row.cells].map(([group, id]) => {
      const subject = store.draft.subjects[id];
      return `${row.name} ${group}: ${subject ? writeCell(store.draft, subject, group) : ''}`;
    }),
  );
  return { store, plan, texts, faults: plan.refused.map(({ fault }) => fault.code) };
}

test('a number keeps teachers and joint classes, and lessons keep their places where they can', () => {
  const { store, texts } = entered(school(), [
    ['Maths', '7A', '5'],
    ['PE', '7A', '2'],
  ]);
  expect(texts).toContain('Maths 7A: 5 Ken Moss');
  expect(texts).toContain('PE 7A: 2 +7B Ken Moss, Kelvin, Ann');
  expect(store.draft.lessons.Maths1?.timeSlot).not.toBe(null);
  store.undo();
  expect(store.draft).toEqual(school());
});

test('new subjects, rows and teachers; a class joins what another cell of the same block enters', () => {
  const { store, texts, faults } = entered(
    school(),
    [
      ['Art', '7B', 'with 7A'],
      ['Art', '7A', '2 Zoe Ames'],
      ['Maths', '7B', '4 zoe ames'],
      ['Club', NO_CLASS, '2'],
    ],
    { adds: true },
  );
  expect(faults).toEqual([]);
  expect(texts).toContain('Art 7A: 2 +7B Zoe Ames');
  expect(texts).toContain('Maths 7B: 4 Zoe Ames');
  expect(texts).toContain('Club : 2 Ken Moss');
  expect(Object.values(store.draft.teachers).filter(({ name }) => name === 'Zoe Ames')).toHaveLength(1);
  const [own, other] = Object.values(store.draft.subjects).filter(({ name }) => name === 'Maths');
  expect(other?.color).toBe(own?.color);
});

test('what is not possible is refused, each with its reason, and the rest is entered', () => {
  const { plan, faults, texts } = entered(school(), [
    ['PE', '7B', '3'],
    ['PE', '7C', 'with Primary'],
    ['Maths', 'Primary', '3'],
    ['Maths', '7B', 'Moss'],
    ['Maths', '7B', '3 Nowhere'],
    ['Maths', '7A', '3 +7A'],
    ['Maths', '7A', '3 +Primary'],
    ['New', NO_CLASS, '3'],
    ['Maths', '7C', '3 Moss'],
    ['Maths', '7A', '3 +7C'],
  ]);
  expect(faults.toSorted()).toEqual(
    [
      'joined',
      'nothing-to-join',
      'closed',
      'no-lessons',
      'teacher-unknown',
      'not-understood',
      'closed',
      'nobody',
      'filled',
    ].toSorted(),
  );
  expect(plan.count).toBe(1);
  expect(texts).toContain('Maths 7C: 3 Ken Moss');
  expect(texts).toContain('Maths 7A: 2+1+1 Ken Moss');
});

test('a name that is too long for a teacher or a subject is refused, and the rest is entered', () => {
  const { plan, texts } = entered(
    school(),
    [
      ['Maths', '7B', `3 ${'n'.repeat(201)}`],
      ['s'.repeat(301), '7C', '2'],
      ['Maths', '7C', `3 ${'N'.repeat(200)}`],
    ],
    { adds: true },
  );
  expect(plan.refused.map(({ fault }) => fault)).toEqual([
    { code: 'teacher-name-long', words: `${'n'.repeat(40)}…` },
    { code: 'subject-name-long', words: `${'s'.repeat(40)}…` },
  ]);
  expect(texts).toContain(`Maths 7C: 3 ${'N'.repeat(200)}`);
});

test('the whole text of a cell sets all that it says: classes and teachers that it does not name leave', () => {
  expect(entered(school(), [['PE', '7A', '2 Moss']], { isWhole: true }).texts).toContain('PE 7A: 2 Ken Moss');
  const moved = entered(school(), [['PE', '7A', '2 +7C']], { isWhole: true });
  expect(moved.texts).toContain('PE 7A: 2 +7C ?');
  expect(moved.texts.some((text) => text.startsWith('PE 7B'))).toBe(false);
});

test('emptied cells delete the subjects of one class and take classes out of joint ones', () => {
  const draft = smallSchool();
  const rows = curriculumMatrix(draft.subjects);
  const cells = rows.map((row) => ({ row, group: '9a' }));
  const plan = planEmptying(draft, cells);
  expect(plan.deleted.toSorted()).toEqual(['french', 'german', 'maths']);
  expect(plan.changed.map(({ id, groups }) => [id, groups])).toEqual([['art', ['9b']]]);
});

test('a class with several subjects of one name has a row for each', () => {
  const draft = createWorld()
    .group('a')
    .group('b')
    .subject('x', { groups: ['a'] }).draft;
  const store = createDraftStore(draft);
  for (const [id, groups] of [
    ['y', ['a', 'b']],
    ['z', ['b']],
  ] as const)
    store.run(commands.addSubject, {
      subject: { id, name: 'X', structure: 's', groups: [...groups] },
      lessons: [],
    });
  const rows = curriculumMatrix(store.draft.subjects);
  expect(rows.map(({ name, line, cells }) => [name, line, [...cells]])).toEqual([
    [
      'x',
      0,
      [
        ['a', 'x'],
        ['b', 'z'],
      ],
    ],
    [
      'x',
      1,
      [
        ['a', 'y'],
        ['b', 'y'],
      ],
    ],
  ]);
});
