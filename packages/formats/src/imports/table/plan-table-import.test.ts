import { commands, createDraft, createDraftStore, type Draft } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { createRandom } from '../../testing/mutants.ts';
import { guessMapping, hasHeader } from './guess-mapping.ts';
import { lessonLengths } from './lesson-lengths.ts';
import { planTableImport } from './plan-table-import.ts';
import { readDelimited } from './read-delimited.ts';
import { type TableKind, tableKinds } from './table-fields.ts';

let ids = 0;
const newId = () => {
  ids += 1;
  return `new-${ids}`;
};

function planOf(draft: Draft, kind: TableKind, text: string, addMissing = true, sitTogether = false) {
  const read = readDelimited(text);
  if (!read.ok) throw new Error(read.fault.code);
  const [header, ...rows] = read.rows;
  const mapping = guessMapping(kind, header?.cells ?? []);
  return planTableImport(draft, { kind, rows, mapping, addMissing, sitTogether }, newId);
}

/** The school after the tables were imported one after the other, validated after each. */
function schoolOf(...tables: readonly (readonly [TableKind, string])[]): Draft {
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), { checked: true });
  const [structure = ''] = Object.keys(store.draft.schoolData.structures);
  store.run(commands.buildStructure, { id: structure, count: 6, length: 45, gap: 5 });
  store.run(commands.setConfig, { changes: { isClassroomsEnabled: true } });
  for (const [kind, text] of tables) store.run(commands.importTable, planOf(store.draft, kind, text).args);
  return store.draft;
}

const outcomes = (plan: ReturnType<typeof planOf>) =>
  plan.rows.map(({ number, outcome, faults }) => [number, outcome, ...faults.map(({ code }) => code)]);
const named = <Item extends { name: string }>(items: Readonly<Record<string, Item>>, name: string): Item => {
  const item = Object.values(items).find((each) => each.name === name);
  return item ?? expect.fail(`nothing is called ${name}`);
};

test('the columns are known by their names in many spellings, each taken once', () => {
  expect(guessMapping('teachers', ['Surname', 'First Name', 'E-Mail'])).toEqual({
    lastName: 0,
    firstName: 1,
    email: 2,
  });
  expect(guessMapping('subjects', ['Fach', 'Kürzel', 'Klasse', 'Lehrer', 'Wochenstunden', 'Raum'])).toEqual({
    name: 0,
    shortName: 1,
    groups: 2,
    teachers: 3,
    lessons: 4,
    classroom: 5,
  });
  expect(guessMapping('subjects', ['Class', 'Subject', 'Teacher (main)', 'Periods per week'])).toEqual({
    groups: 0,
    name: 1,
    teachers: 2,
    lessons: 3,
  });
  expect(guessMapping('groups', ['Homer', 'Marge'])).toEqual({});
  expect(hasHeader('groups', ['9A', 'B2'])).toBe(false);
  expect(hasHeader('groups', ['Class', 'B2'])).toBe(true);
});

test('rows of the same name look alike, also like a subject that the school has', () => {
  const draft = schoolOf(
    ['subjects', 'Subject,Short,Class,Colour\nMaths,Ma,9A,Teal'],
    ['subjects', 'Subject,Class\nmaths,9B\nArt,9A\nArt,9B'],
  );
  const looks = (name: string) =>
    Object.values(draft.subjects).flatMap((each) =>
      each.name.toLowerCase() === name ? [`${each.color} ${each.shortName}`] : [],
    );
  expect(looks('maths')).toEqual(['#0f8f8a Ma', '#0f8f8a Ma']);
  expect(new Set(looks('art')).size).toBe(1);
  expect(looks('art')[0]).not.toContain('#0f8f8a');
});

test('several classes of a row have a subject each, or one together where that is chosen or so already', () => {
  const text = 'Subject,Class,Teacher,Lessons\nMaths,"9A, 9B",Ada,4';
  const school = schoolOf(['subjects', text]);
  const classes = (draft: Draft) =>
    Object.values(draft.subjects).map(({ groups, lessons }) => [
      groups.map((id) => draft.groups[id]?.name).join('+'),
      lessons.length,
    ]);
  expect(classes(school)).toEqual([
    ['9A', 4],
    ['9B', 4],
  ]);
  const again = planOf(school, 'subjects', `${text}\nMaths,9C,Ada,3`);
  expect(outcomes(again)).toEqual([
    [2, 'same'],
    [3, 'add'],
  ]);
  expect(again.rows[0]?.members).toEqual({ groups: '9A, 9B', teachers: 'Ada' });
  const grown = planOf(school, 'subjects', text.replace(',4', ',5'));
  expect([grown.rows[0]?.outcome, grown.sharedRows, grown.rows[0]?.notes.map(({ code }) => code)]).toEqual([
    'update',
    1,
    ['for-each-class', 'lessons-added'],
  ]);
  const store = createDraftStore(schoolOf(), { checked: true });
  store.run(commands.importTable, planOf(store.draft, 'subjects', text, true, true).args);
  expect(classes(store.draft)).toEqual([['9A+9B', 4]]);
  const kept = planOf(store.draft, 'subjects', text.replace(',4', ',3'));
  expect([kept.sharedRows, kept.rows[0]?.outcome]).toEqual([0, 'update']);
  store.run(commands.importTable, kept.args);
  expect(classes(store.draft)).toEqual([['9A+9B', 3]]);
});

test('teachers are added, updated and left as they are by name, ignoring case', () => {
  const draft = schoolOf(['teachers', 'Name,Email\nAda Hill,ada@hill.example\nBen Rao,']);
  const plan = planOf(
    draft,
    'teachers',
    'Teacher,Mail,Colour\nADA HILL,,\nben rao,ben@hill.example,Teal\ncy,,',
  );
  expect(outcomes(plan)).toEqual([
    [2, 'same'],
    [3, 'update'],
    [4, 'add'],
  ]);
  expect(plan.rows[1]?.changes).toEqual(['email', 'color']);
  expect(plan.args.teachers).toMatchObject([
    { name: 'Ben Rao', email: 'ben@hill.example', color: '#0f8f8a' },
    { name: 'Cy', email: null },
  ]);
});

test('wrong rows say why and are left out', () => {
  const draft = schoolOf(['teachers', 'Name\nAda\nAda Two']);
  const twice = { ...draft, teachers: { ...draft.teachers } };
  const other = named(draft.teachers, 'Ada Two');
  twice.teachers[other.id] = { ...other, name: 'ADA' };
  const plan = planOf(
    twice,
    'teachers',
    `Name,Email,Color\nEva,eva\n,x@y.example\nada,,\nBen,,\nben,,\nCy,,sky-blue-pink\n${'x'.repeat(201)},,`,
  );
  expect(outcomes(plan)).toEqual([
    [2, 'wrong', 'email-invalid'],
    [3, 'wrong', 'name-missing'],
    [4, 'wrong', 'name-ambiguous'],
    [5, 'add'],
    [6, 'wrong', 'repeated'],
    [7, 'wrong', 'color-unknown'],
    [8, 'wrong', 'name-too-long'],
  ]);
  expect(plan.rows[4]?.faults[0]?.values).toEqual({ row: 5 });
  expect(plan.args.teachers.map(({ name }) => name)).toEqual(['Ben']);
});

test('classes have a structure and a room by name', () => {
  const draft = schoolOf(['classrooms', 'Room,Building\nR1,Main\nR2,']);
  const text = 'Class,Structure,Room\n9A,schedule structure 1,r1\n9B,Evening,\n9C,,Cellar\n9D,,';
  const plan = planOf(draft, 'groups', text, false);
  expect(outcomes(plan)).toEqual([
    [2, 'add'],
    [3, 'wrong', 'structure-unknown'],
    [4, 'wrong', 'classroom-unknown'],
    [5, 'add'],
  ]);
  const withRooms = planOf(draft, 'groups', text);
  expect(withRooms.rows[2]?.outcome).toBe('add');
  expect(withRooms.missing.classrooms).toEqual(['Cellar']);
  expect(withRooms.args.classrooms).toMatchObject([{ name: 'Cellar' }]);
  expect(withRooms.args.groups[1]?.classroom).toBe(withRooms.args.classrooms[0]?.id);
  expect(plan.args.groups[0]?.classroom).toBe(named(draft.classrooms, 'R1').id);
  expect(named(draft.classrooms, 'R1').building).toBe('Main');
});

const SUBJECTS = `Subject,Short name,Classes,Teachers,Lessons per week,Length,Room
Mathematics,MATHS,9A,Ada,4,,R1
Art,,"9A, 9B","Ben; Cy",2,2,"R1, R2"
Chess club,,,Ada,1,,
`;

test('subjects come with their lessons, and with unknown classes and teachers', () => {
  const draft = schoolOf(['classrooms', 'Room\nR1'], ['subjects', SUBJECTS]);
  const maths = named(draft.subjects, 'Mathematics');
  const art = named(draft.subjects, 'Art');
  expect(maths).toMatchObject({ shortName: 'MATH', classroom: named(draft.classrooms, 'R1').id });
  expect(maths.lessons.map((id) => draft.lessons[id]?.numPeriods)).toEqual([1, 1, 1, 1]);
  expect(art.lessons.map((id) => draft.lessons[id]?.numPeriods)).toEqual([2, 2]);
  expect(art.viableClassrooms).toHaveLength(2);
  expect(named(draft.teachers, 'Ada').subjects).toHaveLength(2);
  const [ofB = ''] = named(draft.groups, '9B').subjects;
  expect(draft.subjects[ofB]).toMatchObject({ name: 'Art', groups: [named(draft.groups, '9B').id] });
  expect(named(draft.subjects, 'Chess club').groups).toEqual([]);
});

test('the same table again changes nothing', () => {
  const draft = schoolOf(['subjects', SUBJECTS]);
  const plan = planOf(draft, 'subjects', SUBJECTS);
  expect(outcomes(plan)).toEqual([
    [2, 'same'],
    [3, 'same'],
    [4, 'same'],
  ]);
  expect(plan.args).toEqual({ classrooms: [], groups: [], teachers: [], subjects: [], removedLessons: [] });
});

test('missing names make their rows wrong when they are not to be added', () => {
  const draft = schoolOf(['groups', 'Class\n9A'], ['teachers', 'Name\nAda']);
  const plan = planOf(draft, 'subjects', SUBJECTS, false);
  expect(outcomes(plan)).toEqual([
    [2, 'wrong', 'classroom-unknown'],
    [
      3,
      'wrong',
      'class-unknown',
      'teacher-unknown',
      'teacher-unknown',
      'classroom-unknown',
      'classroom-unknown',
    ],
    [4, 'add'],
  ]);
  expect(plan.missing).toEqual({ groups: ['9B'], teachers: ['Ben', 'Cy'], classrooms: ['R1', 'R2'] });
});

test('a subject is known by its classes; lessons are added and taken away, the unplaced first', () => {
  const draft = schoolOf(['subjects', SUBJECTS]);
  const maths = named(draft.subjects, 'Mathematics');
  const [first = ''] = maths.lessons;
  const placed = { ...draft, lessons: { ...draft.lessons } };
  const lesson = placed.lessons[first] ?? expect.fail('no lesson');
  placed.lessons[first] = { ...lesson, timeSlot: { day: 0, start: 0, end: 1 } };
  const plan = planOf(
    placed,
    'subjects',
    'Subject,Class,Teacher,Lessons,Length\nmathematics,9A,Ben,2,"1,2"\nMathematics,9B,Ben,1,1\nMathematics,"9A,9B",Ben,1,1',
    true,
    true,
  );
  expect(outcomes(plan)).toEqual([
    [2, 'update'],
    [3, 'add'],
    [4, 'add'],
  ]);
  expect(plan.rows[0]).toMatchObject({
    changes: ['teachers', 'lessons'],
    notes: [
      { code: 'lessons-added', values: { count: 1 } },
      { code: 'lessons-removed', values: { count: 3 } },
      { code: 'moves-to-staging', values: { count: 1 } },
    ],
  });
  expect(plan.rows[2]?.notes).toMatchObject([
    { code: 'with-lessons', values: { count: 1 } },
    { code: 'duplicate-name', values: { class: '9A' } },
  ]);
  expect(plan.args.removedLessons).toEqual(maths.lessons.slice(1));
});

test('a row without class and teacher, of several structures, or repeated is wrong', () => {
  const draft = schoolOf(['subjects', SUBJECTS]);
  const two = {
    ...draft,
    schoolData: { ...draft.schoolData, structures: { ...draft.schoolData.structures } },
  };
  const [structure] = Object.values(two.schoolData.structures);
  if (!structure) throw new Error('no structure');
  two.schoolData.structures.evening = { ...structure, id: 'evening', name: 'Evening' };
  const group = named(two.groups, '9B');
  two.groups = { ...two.groups, [group.id]: { ...group, structure: 'evening' } };
  const plan = planOf(
    two,
    'subjects',
    'Subject,Class,Teacher,Structure\nDrama,,,\nMusic,"9A,9B",,\nMusic,9A,,Evening\nLatin,9A,Ada,\nlatin,9a,ada,\nSport,9B,,',
  );
  expect(outcomes(plan)).toEqual([
    [2, 'wrong', 'nobody'],
    [3, 'wrong', 'several-structures'],
    [4, 'wrong', 'structure-mismatch'],
    [5, 'add'],
    [6, 'wrong', 'repeated'],
    [7, 'add'],
  ]);
  expect(plan.args.subjects[1]?.subject.structure).toBe('evening');
});

test.each([
  ['4', '', [1, 1, 1, 1]],
  ['', '', null],
  ['2', '2', [2, 2]],
  ['', '1, 1, 2', [1, 1, 2]],
  ['3', '1+1+2', [1, 1, 2]],
  ['', '2x1, 1 x 2', [1, 1, 2]],
  ['3.0', '', [1, 1, 1]],
  ['0', '', []],
])('%s lessons of length %s', (lessons, length, expected) => {
  expect(lessonLengths(lessons, length, 6)).toEqual({ ok: true, lengths: expected });
});

test.each([
  ['four', '', 'lessons-not-a-number'],
  ['-1', '', 'lessons-not-a-number'],
  ['2.5', '', 'lessons-not-a-number'],
  ['61', '', 'too-many-lessons'],
  ['1', 'double', 'length-not-a-number'],
  ['1', '0', 'length-not-a-number'],
  ['1', '7', 'length-too-long'],
  ['3', '1,2', 'lengths-disagree'],
])('%s lessons of length %s are %s', (lessons, length, code) => {
  expect(lessonLengths(lessons, length, 6)).toMatchObject({ ok: false, fault: { code } });
});

test('any text gives a plan whose command is accepted, or a fault', () => {
  const random = createRandom(11);
  const school = schoolOf(['subjects', SUBJECTS]);
  const parts = [
    'Name',
    'Class',
    'Teacher',
    'Lessons',
    '"',
    '\n',
    '\n',
    ',',
    ',',
    ';',
    '\t',
    '9A',
    'Ada',
    '9A/9B',
    '2',
    'é',
    '𝒜',
    'sep=;',
    'R1',
    '__proto__',
    'x'.repeat(400),
  ] as const;
  for (let round = 0; round < 400; round += 1) {
    const text = Array.from({ length: random.below(60) }, () => random.pick(parts)).join('');
    const read = readDelimited(text);
    if (!read.ok) continue;
    const kind = random.pick(tableKinds);
    const mapping = guessMapping(kind, read.rows[0]?.cells ?? []);
    const sitTogether = random.below(2) === 0;
    const request = {
      kind,
      rows: read.rows,
      mapping: { name: 0, ...mapping },
      addMissing: true,
      sitTogether,
    };
    const plan = planTableImport(school, request, newId);
    expect(plan.rows).toHaveLength(read.rows.length);
    createDraftStore(school, { checked: true }).run(commands.importTable, plan.args);
  }
});

test('takes short names of teachers, and finds teachers by them in a table of subjects', () => {
  const draft = schoolOf(
    ['teachers', 'Name,Initials\nAda Hill,AH\nBen Rao,'],
    ['groups', 'Class\n9A'],
    ['subjects', 'Subject,Class,Teacher,Lessons\nLatin,9A,ah,2'],
  );
  expect(named(draft.teachers, 'Ada Hill').shortName).toBe('AH');
  expect(named(draft.subjects, 'Latin').teachers).toEqual([named(draft.teachers, 'Ada Hill').id]);
  expect(Object.keys(draft.teachers)).toHaveLength(2);
  const plan = planOf(draft, 'teachers', 'Name,Initials\nAda Hill,\nBen Rao,BENRAO7');
  expect(outcomes(plan)).toEqual([
    [2, 'same'],
    [3, 'wrong', 'short-name-too-long'],
  ]);
});

test('the periods by contract are read, changed, and refused unless they are a number', () => {
  const draft = schoolOf(['teachers', 'Name,Contract\nAda,24\nBen,']);
  expect(named(draft.teachers, 'Ada').contractPeriods).toBe(24);
  expect(named(draft.teachers, 'Ben').contractPeriods).toBeNull();
  const plan = planOf(
    draft,
    'teachers',
    'Lehrkraft;Stunden laut Vertrag\nAda;20\nBen;many\nCy;201\nDora;18,0\nEve;\nFay;12,5\nGus;12.345',
  );
  expect(outcomes(plan)).toEqual([
    [2, 'update'],
    [3, 'wrong', 'contract-not-a-number'],
    [4, 'wrong', 'contract-not-a-number'],
    [5, 'add'],
    [6, 'add'],
    [7, 'add'],
    [8, 'wrong', 'contract-not-a-number'],
  ]);
  expect(plan.args.teachers.map(({ name, contractPeriods }) => [name, contractPeriods])).toEqual([
    ['Ada', 20],
    ['Dora', 18],
    ['Eve', null],
    ['Fay', 12.5],
  ]);
});
