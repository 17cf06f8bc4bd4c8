import { commands, createDraft, createDraftStore, type Draft, type PersonAnswers } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { createRandom } from '../../testing/mutants.ts';
import { guessMapping } from './guess-mapping.ts';
import { lessonLengths } from './lesson-lengths.ts';
import { planTableImport } from './plan-table-import.ts';
import { readDelimited } from './read-delimited.ts';
import { type TableKind, tableKinds } from './table-fields.ts';

let ids = 0;
const newId = () => {
  ids += 1;
  return `new-${ids}`;
};

/** The reader's language is German. */
const colorNames = { Blue: 'Blau' };

function planOf(
  draft: Draft,
  kind: TableKind,
  text: string,
  addMissing = true,
  sitTogether = false,
  persons: PersonAnswers = {},
  commaNamesAreOne: boolean | null = null,
) {
  const read = readDelimited(text);
  if (!read.ok) throw new Error(read.fault.code);
  const [header, ...rows] = read.rows;
  const mapping = guessMapping(kind, header?.cells ?? []);
  const choices = { addMissing, sitTogether, persons, commaNamesAreOne };
  return planTableImport(draft, { kind, rows, mapping, ...choices, colorNames }, newId);
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
  plan.rows.map(({ number, outcome, faults, ignored }) => [
    ...[number, outcome],
    ...[...faults, ...ignored].map(({ code }) => code),
  ]);
const named = <Item extends { name: string }>(items: Readonly<Record<string, Item>>, name: string): Item => {
  const item = Object.values(items).find((each) => each.name === name);
  return item ?? expect.fail(`nothing is called ${name}`);
};

const teachersNamed = (draft: Draft, ...cells: readonly string[]) =>
  planOf(
    draft,
    'subjects',
    `Subject\tClass\tTeacher\n${cells.map((cell, row) => `Maths\t9${row}\t${cell}`).join('\n')}`,
  );

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
  const plan = planOf(twice, 'teachers', `Name,Email\n,x@y.example\nada,\nBen,\nben,\n${'x'.repeat(201)},`);
  expect(outcomes(plan)).toEqual([
    [2, 'wrong', 'name-missing'],
    [3, 'wrong', 'name-ambiguous'],
    [4, 'add'],
    [5, 'wrong', 'repeated'],
    [6, 'wrong', 'name-too-long'],
  ]);
  expect(plan.rows[3]?.faults[0]?.values).toEqual({ row: 4 });
  expect(plan.args.teachers.map(({ name }) => name)).toEqual(['Ben']);
});

test('classes have a structure and a room by name', () => {
  const draft = schoolOf(['classrooms', 'Room,Building\nR1,Main\nR2,']);
  const text = 'Class,Structure,Room\n9A,schedule structure 1,r1\n9B,Evening,\n9C,,Cellar\n9D,,';
  const plan = planOf(draft, 'groups', text, false);
  expect(outcomes(plan)).toEqual([
    [2, 'add'],
    [3, 'add', 'structure-unknown'],
    [4, 'add', 'room-unknown'],
    [5, 'add'],
  ]);
  const withRooms = planOf(draft, 'groups', text);
  expect(withRooms.rows[2]?.outcome).toBe('add');
  expect(withRooms.missing.classrooms).toEqual(['Cellar']);
  expect(withRooms.args.classrooms).toMatchObject([{ name: 'Cellar' }]);
  expect(withRooms.args.groups[2]?.classroom).toBe(withRooms.args.classrooms[0]?.id);
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
    [2, 'add', 'room-unknown'],
    [3, 'wrong', 'class-unknown', 'teacher-unknown', 'teacher-unknown'],
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
    [4, 'add', 'structure-mismatch'],
    [5, 'add'],
    [6, 'wrong', 'repeated'],
    [7, 'add'],
  ]);
  expect(plan.args.subjects.map(({ subject }) => subject.structure)).toEqual([
    ...[structure.id, structure.id, 'evening'],
  ]);
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
  ['4 Std.', '', [1, 1, 1, 1]],
  ['3h', '', [1, 1, 1]],
  ['4', '2+2', [2, 2]],
  ['3', '1,2', [1, 2]],
])('%s lessons of length %s', (lessons, length, expected) => {
  expect(lessonLengths(lessons, length, 6)).toEqual({
    lengths: expected,
    fault: null,
    ofNew: expected ?? [],
  });
});

test.each([
  ['four', '', 'lessons-not-a-number', 0],
  ['-1', '', 'lessons-not-a-number', 0],
  ['2.5', '', 'lessons-not-a-number', 0],
  ['61', '', 'too-many-in-cell', 0],
  ['1', 'double', 'length-not-a-number', 1],
  ['1', '0', 'length-not-a-number', 1],
  ['1', '7', 'length-too-long', 1],
  ['4', '1,2', 'lengths-disagree', 4],
])('%s lessons of length %s are %s: a new subject has %s', (lessons, length, code, count) => {
  const { fault, lengths, ofNew } = lessonLengths(lessons, length, 6);
  expect([fault?.code, lengths, ofNew]).toEqual([code, null, Array(count).fill(1)]);
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
      persons: {},
      commaNamesAreOne: null,
      colorNames,
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
    [3, 'same', 'short-name-too-long'],
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
    [3, 'same', 'contract-not-a-number'],
    [4, 'add', 'contract-not-a-number'],
    [5, 'add'],
    [6, 'add'],
    [7, 'add'],
    [8, 'add', 'contract-not-a-number'],
  ]);
  expect(plan.args.teachers.map(({ name, contractPeriods }) => [name, contractPeriods])).toEqual([
    ['Ada', 20],
    ['Cy', null],
    ['Dora', 18],
    ['Eve', null],
    ['Fay', 12.5],
    ['Gus', null],
  ]);
});

test('a faulty value drops no row: the item comes without it, and the value is told', () => {
  const draft = schoolOf(['classrooms', 'Room\nR1\nR2']);
  const long = 'x'.repeat(201);
  const teachers = planOf(
    draft,
    'teachers',
    'Name,Email,Short,Contract,Colour\nEva Moss,eva,EVAMOSS7,many,pinkish\nBen Rao,b@hill.example,BR,24 Std.,blau',
  );
  expect(outcomes(teachers)).toEqual([
    [2, 'add', 'color-unknown', 'email-invalid', 'short-name-too-long', 'contract-not-a-number'],
    [3, 'add'],
  ]);
  expect(teachers.rows[0]?.ignored.map(({ values }) => values.value)).toEqual([
    'pinkish',
    'eva',
    'EVAMOSS7',
    'many',
  ]);
  expect(teachers.args.teachers).toMatchObject([
    { name: 'Eva Moss', email: null, shortName: '', contractPeriods: null },
    { name: 'Ben Rao', email: 'b@hill.example', shortName: 'BR', contractPeriods: 24, color: '#3b6fe0' },
  ]);
  const groups = planOf(draft, 'groups', `Class,Home room,Colour\n9A,"R1, R2",pinkish\n9B,${long},`);
  expect(outcomes(groups)).toEqual([
    [2, 'add', 'color-unknown', 'rooms-left'],
    [3, 'add', 'room-too-long'],
  ]);
  expect(groups.args.groups.map(({ classroom }) => classroom)).toEqual([
    named(draft.classrooms, 'R1').id,
    null,
  ]);
  expect(outcomes(planOf(draft, 'classrooms', `Room,Building\nR9,${long}`))).toEqual([
    [2, 'add', 'building-too-long'],
  ]);
  const subjects = planOf(
    draft,
    'subjects',
    `Subject,Class,Teacher,Lessons,Length,Room,Colour,Structure\nMaths,9A,Ada,four,,${long},pinkish,Evening`,
  );
  expect(outcomes(subjects)).toEqual([
    [2, 'add', 'room-too-long', 'structure-unknown', 'color-unknown', 'lessons-not-a-number'],
  ]);
  expect(subjects.args.subjects[0]).toMatchObject({ subject: { name: 'Maths' }, newLessons: [] });
});

test('a length that is not understood leaves the lessons of a subject as they are', () => {
  const draft = schoolOf(['subjects', 'Subject,Class,Length\nArt,9A,2+2']);
  const plan = planOf(draft, 'subjects', 'Subject,Class,Lessons,Length\nArt,9A,4,double');
  expect(outcomes(plan)).toEqual([[2, 'same', 'length-not-a-number']]);
});

const DIRK: readonly [TableKind, string] = ['teachers', 'Name\nDirk Dorn\nAnn Kelly'];
test.each(['Dorn, Dirk', 'Dorn Dirk', 'Dr. Dirk Dorn', 'Mr Dirk Dorn'])(
  '“%s” is the teacher Dirk Dorn, unless the answer is another one',
  (name) => {
    const draft = schoolOf(DIRK);
    const plan = planOf(draft, 'teachers', `Name;Email\n${name};dirk@hill.example`);
    expect(plan.alike).toEqual([{ name, others: ['Dirk Dorn'], proposed: 'same' }]);
    expect(plan.args.teachers).toMatchObject([{ name: 'Dirk Dorn', email: 'dirk@hill.example' }]);
    const key = name.toLowerCase();
    const two = planOf(draft, 'teachers', `Name;Email\n${name};`, true, false, { [key]: null });
    expect(two.rows.map(({ outcome }) => outcome)).toEqual(['add']);
  },
);

test('in a table of subjects, and between its rows, one person is one teacher', () => {
  const table =
    'Subject;Class;Teacher\nMaths;9A;Dorn, Dirk\nArt;9A;Dirk Dorn\nLatin;9A;Ann Kelly\nArt;9B;Frau Moss\nArt;9C;Ann Kelly, Dirk Dorn';
  const known = planOf(schoolOf(DIRK), 'subjects', table);
  expect(known.args.teachers.map(({ name }) => name)).toEqual(['Frau Moss']);
  expect(known.alike.map(({ name }) => name)).toEqual(['Dorn, Dirk']);
  const rows = planOf(schoolOf(), 'teachers', 'Name\nDirk Dorn\n"Dorn, Dirk"');
  expect(outcomes(rows)).toEqual([
    [2, 'add'],
    [3, 'wrong', 'repeated'],
  ]);
  expect(rows.alike).toEqual([{ name: 'Dorn, Dirk', others: ['Dirk Dorn'], proposed: 'same' }]);
});

test('a misspelt teacher is a new one only after the question, and is the one of the answer', () => {
  const draft = schoolOf(DIRK);
  const table = 'Subject,Class,Teacher\nMaths,9A,Ann Kely';
  const plan = planOf(draft, 'subjects', table);
  expect(plan.alike).toEqual([{ name: 'Ann Kely', others: ['Ann Kelly'], proposed: null }]);
  const meant = planOf(draft, 'subjects', table, true, false, { 'ann kely': 'Ann Kelly' });
  expect(meant.args.teachers).toEqual([]);
  expect(meant.args.subjects[0]?.subject.teachers).toEqual([named(draft.teachers, 'Ann Kelly').id]);
});

test('where all teachers are written with the last name first, a comma separates no teachers', () => {
  const draft = schoolOf([
    'subjects',
    'Subject;Class;Teacher\nMaths;9A;Dorn, Dirk\nArt;9A;Kelly, Ann; Dorn, Dirk',
  ]);
  expect(Object.values(draft.teachers).map(({ name }) => name)).toEqual(['Dorn, Dirk', 'Kelly, Ann']);
});

test('among first and last names, two words with a comma are one teacher', () => {
  const table = 'Subject;Class;Teacher\nMaths;9A;Dirk Dorn\nArt;9A;Neumann, Ulf\nPE;9A;Eva Lind, Ann Kelly';
  const draft = schoolOf(['subjects', table]);
  expect(Object.values(draft.teachers).map(({ name }) => name)).toEqual([
    ...['Dirk Dorn', 'Neumann, Ulf', 'Eva Lind', 'Ann Kelly'],
  ]);
  const short = schoolOf(['subjects', 'Subject;Class;Teacher\nMaths;9A;DOR\nArt;9A;NEU, KEL']);
  expect(Object.values(short.teachers).map(({ name }) => name)).toEqual(['DOR', 'NEU', 'KEL']);
});

test.each(['/', ' / ', ';', '; ', '\n', ' + ', ' & '])(
  'between people with the last name first, %j separates and the comma belongs to the name',
  (separator) => {
    const table = `Subject\tClass\tTeacher\nMaths\t9A\t"Huber, David${separator}Fuchs, Elke"\nPE\t9A\tKlein\nArt\t9A\t"Van der Au, Eva Maria"`;
    const plan = planOf(schoolOf(), 'subjects', table);
    expect(plan.missing.teachers).toEqual(['Huber, David', 'Fuchs, Elke', 'Klein', 'Van der Au, Eva Maria']);
    expect(plan.rows.map(({ members }) => members?.teachers)).toEqual([
      ...['Huber, David; Fuchs, Elke', 'Klein', 'Van der Au, Eva Maria'],
    ]);
    expect(plan.commaNames).toMatchObject({ areOne: true });
  },
);

test('a slash separates people without a comma too, and a comma known names', () => {
  const draft = schoolOf(['teachers', 'Name\nAda\nBen']);
  const read = (cell: string, answer: boolean | null = null) =>
    planOf(draft, 'subjects', `Subject\tClass\tTeacher\nMaths\t9A\t${cell}`, true, false, {}, answer).rows[0]
      ?.members?.teachers;
  expect(read('Ada Hill / Ben Rao')).toBe('Ada Hill, Ben Rao');
  expect(read('n/a')).toBe('n/a');
  expect(read('Ada, Ben / Cyd')).toBe('Ada, Ben, Cyd');
  expect(read('Huber, David / Fuchs, Elke', false)).toBe('Huber, David, Fuchs, Elke');
});

test('a known teacher with a separator in the name stays whole beside others', () => {
  const draft = schoolOf(['teachers', 'Name\nAda\n"Smith & Jones"\nSupport/Team']);
  const read = (...cells: readonly string[]) => {
    const plan = teachersNamed(draft, ...cells);
    return [plan.rows.map(({ members }) => members?.teachers), plan.missing.teachers];
  };
  expect(read('Smith & Jones, Ada')).toEqual([['Smith & Jones, Ada'], []]);
  expect(read('Ada, Support/Team')).toEqual([['Ada, Support/Team'], []]);
  expect(read('Support/Team & Ada')).toEqual([['Support/Team, Ada'], []]);
  expect(read('Smith & Jones, Ada / Cyd')).toEqual([['Smith & Jones, Ada, Cyd'], ['Cyd']]);
  // No name of the column is Smith alone.
  const { commaNames } = teachersNamed(draft, 'Smith & Jones, Ada', 'Smith, Ulf');
  expect(commaNames?.names).toEqual(['Smith, Ulf']);
});

test('a cell with two separators tells of the column only where all of its names have the last name first', () => {
  const missing = (...cells: readonly string[]) => teachersNamed(schoolOf(), ...cells).missing.teachers;
  expect(missing('Eve Fox, Gil Ham', 'Ada Hill, Ben Rao; Cy Dorn', 'Ida Jay').slice(0, 2)).toEqual([
    ...['Eve Fox', 'Gil Ham'],
  ]);
  expect(missing('Ada, Ben / Cyd', 'Eve, Gil', 'Ida')).toEqual(['Ada', 'Ben', 'Cyd', 'Eve', 'Gil', 'Ida']);
  expect(missing('Huber, David / Fuchs, Elke', 'Weber, Jan', 'Klein')).toEqual([
    ...['Huber, David', 'Fuchs, Elke', 'Weber, Jan', 'Klein'],
  ]);
  expect(missing('Huber, David; Fuchs, Elke;', 'Weber, Jan', 'Klein').slice(2)).toEqual([
    'Weber, Jan',
    'Klein',
  ]);
});

test('names with a comma that may be one teacher or two are one question for the whole table', () => {
  const draft = schoolOf();
  const table = 'Subject;Class;Teacher\nMaths;9A;Neumann, Ulf\nArt;9A;Hill\nPE;9A;Ortiz, Eva\nLatin;9A;Ortiz';
  const namesWith = (answer: boolean | null) => {
    const { commaNames, missing } = planOf(draft, 'subjects', table, true, false, {}, answer);
    return { ...commaNames, teachers: missing.teachers };
  };
  // Ortiz is a teacher of the table by herself.
  const names = ['Neumann, Ulf'];
  const two = ['Neumann', 'Ulf', 'Hill', 'Ortiz', 'Eva'];
  expect(namesWith(null)).toEqual({ names, areOne: false, teachers: two });
  expect(namesWith(false)).toEqual({ names, areOne: false, teachers: two });
  expect(namesWith(true)).toEqual({
    ...{ names, areOne: true },
    teachers: ['Neumann, Ulf', 'Hill', 'Ortiz', 'Eva'],
  });
  const alone = planOf(draft, 'subjects', 'Subject;Class;Teacher\nMaths;9A;Neumann, Ulf\nArt;9B;Ada Hill');
  expect(alone.commaNames).toEqual({ names: ['Neumann, Ulf'], areOne: true });
  const plain = planOf(
    draft,
    'subjects',
    'Subject;Class;Teacher\nMaths;9A;Ada Hill, Ben Rao\nArt;9B;NEU, KEL',
  );
  expect(plain.commaNames).toBeNull();
  expect(plain.missing.teachers).toEqual(['Ada Hill', 'Ben Rao', 'NEU', 'KEL']);
});

test('two spellings with different short names are two people unless the answer is another one', () => {
  const draft = schoolOf(['teachers', 'Name,Short name\nDirk Dorn,DOR']);
  const table = 'Name;Short name\nDorn, Dirk;DD2';
  const plan = planOf(draft, 'teachers', table);
  expect(plan.alike).toEqual([{ name: 'Dorn, Dirk', others: ['Dirk Dorn'], proposed: 'other' }]);
  expect(plan.args.teachers).toMatchObject([{ name: 'Dorn, Dirk', shortName: 'DD2' }]);
  expect(outcomes(plan)).toEqual([[2, 'add']]);
  const same = planOf(draft, 'teachers', table, true, false, { 'dorn, dirk': 'Dirk Dorn' });
  expect(same.args.teachers).toMatchObject([{ id: named(draft.teachers, 'Dirk Dorn').id, shortName: 'DD2' }]);
  const rows = planOf(schoolOf(), 'teachers', 'Name;Short name\nDirk Dorn;DOR\nDorn, Dirk;DD2');
  expect(outcomes(rows)).toEqual([
    [2, 'add'],
    [3, 'add'],
  ]);
  expect(rows.alike.map(({ proposed }) => proposed)).toEqual(['other']);
  const known = planOf(draft, 'teachers', 'Name;Short name\nDorn, Dirk;dor');
  expect(known.alike.map(({ proposed }) => proposed)).toEqual(['same']);
});

test('before the week is built, lessons may have any length', () => {
  const draft = createDraft({ schoolName: 'Hill', isUninitialized: true });
  const plan = planOf(draft, 'subjects', 'Subject,Class,Length\nArt,9A,2+2');
  expect(outcomes(plan)).toEqual([[2, 'add']]);
});

const TEAM: readonly [TableKind, string] = ['teachers', 'Name\nDirk Dorn\nEva Berg\nAnn Lee Kelly'];

test('last names of two teachers of the school are two, and parts of one name are one', () => {
  const draft = schoolOf(TEAM);
  const two = teachersNamed(draft, 'Dorn, Berg', 'Eva Berg', 'Ann Lee Kelly');
  expect(two.alike).toEqual([
    { name: 'Dorn', others: ['Dirk Dorn'], proposed: null },
    { name: 'Berg', others: ['Eva Berg'], proposed: null },
  ]);
  const one = teachersNamed(draft, 'Kelly, Ann');
  expect(one.alike).toEqual([{ name: 'Kelly, Ann', others: ['Ann Lee Kelly'], proposed: null }]);
  const teams = teachersNamed(draft, 'Dorn, Berg', 'Kelly, Dorn');
  expect(teams.missing.teachers).toEqual(['Dorn', 'Berg', 'Kelly']);
});

test('the column tells how its own names are written, whatever names the school has', () => {
  const draft = schoolOf(TEAM);
  expect(teachersNamed(draft, 'Winter, Sommer', 'Vogler', 'Kremer').missing.teachers).toEqual([
    ...['Winter', 'Sommer', 'Vogler', 'Kremer'],
  ]);
  expect(teachersNamed(draft, 'Winter, Ulf', 'Jan Vogler').missing.teachers).toEqual([
    'Winter, Ulf',
    'Jan Vogler',
  ]);
});

test.each([
  ['Vollständiger Name;Vorname', 'Eva Moss;Eva'],
  ['Full name;First name', 'Eva Moss;Eva'],
  ['Name, Vorname;Vorname', 'Moss, Eva;Eva'],
  ['Lehrer;Vorname', 'Eva Moss;Eva'],
  ['Teacher;First name', 'Eva Moss;Eva'],
])('%s: the first name is not imported twice', (header, row) => {
  const plan = planOf(schoolOf(), 'teachers', `${header}\n${row}`);
  expect(plan.args.teachers.map(({ name }) => name)).toEqual([row.split(';')[0]]);
});

test.each(['Name', 'Naam', 'Nazwa', 'Név', 'Name / Nom'])(
  '%s beside a first name is the last name',
  (header) => {
    const plan = planOf(schoolOf(), 'teachers', `${header};Vorname\nMoss;Eva`);
    expect(plan.args.teachers.map(({ name }) => name)).toEqual(['Eva Moss']);
  },
);

test('classrooms are to be added only for rows that are imported, and in the order of the cell', () => {
  const draft = schoolOf(['classrooms', 'Room\nA1'], ['subjects', 'Subject,Class,Room\nMaths,9A,A1']);
  const subjects = planOf(
    draft,
    'subjects',
    'Subject,Class,Room\nArt,9A,"New 1, A1"\nArt,9A,New 5\nMusic,,New 6\n,9A,New 7',
  );
  expect(subjects.rows.map(({ outcome }) => outcome)).toEqual(['add', 'wrong', 'wrong', 'wrong']);
  expect(subjects.missing.classrooms).toEqual(['New 1']);
  const [art] = subjects.args.subjects;
  expect(art?.subject.viableClassrooms).toEqual([
    subjects.args.classrooms[0]?.id,
    named(draft.classrooms, 'A1').id,
  ]);
  const table = 'Class,Home room\n9B,"New 1, A1"\n9C,"A1, New 2"\n9c,New 3\n,New 7';
  const groups = planOf(draft, 'groups', table);
  expect(outcomes(groups)).toEqual([
    [2, 'add', 'rooms-left'],
    [3, 'add', 'rooms-left'],
    [4, 'wrong', 'repeated'],
    [5, 'wrong', 'name-missing'],
  ]);
  expect(groups.missing.classrooms).toEqual(['New 1']);
  expect(groups.args.groups.map(({ classroom }) => classroom)).toEqual([
    groups.args.classrooms[0]?.id,
    named(draft.classrooms, 'A1').id,
  ]);
  const without = planOf(draft, 'groups', table, false);
  expect(outcomes(without)[0]).toEqual([2, 'add', 'room-unknown', 'rooms-left']);
  expect(without.args.groups[0]?.classroom).toBeNull();
});

test('a structure that several have the name of is told of classes and subjects, and is not taken', () => {
  const draft = schoolOf();
  const [structure] = Object.values(draft.schoolData.structures);
  if (!structure) throw new Error('no structure');
  const evening = (id: string) => ({ ...structure, id, name: 'Evening' });
  const structures = { ...draft.schoolData.structures, e1: evening('e1'), e2: evening('e2') };
  const three = { ...draft, schoolData: { ...draft.schoolData, structures } };
  const groups = planOf(three, 'groups', 'Class,Structure\n9A,evening');
  const subjects = planOf(three, 'subjects', 'Subject,Teacher,Structure\nArt,Ada,evening');
  for (const plan of [groups, subjects]) expect(outcomes(plan)).toEqual([[2, 'add', 'structure-ambiguous']]);
  expect(groups.args.groups[0]?.structure).toBe(structure.id);
  expect(subjects.args.subjects[0]?.subject.structure).toBe(structure.id);
});

test('a name with the words of two teachers is a question', () => {
  const draft = schoolOf(['teachers', 'Name\nAnna Berg'], ['classrooms', 'Room\nA1']);
  const anna = named(draft.teachers, 'Anna Berg');
  const two = {
    ...draft,
    teachers: { ...draft.teachers, other: { ...anna, id: 'other', name: 'Berg Anna' } },
  };
  const table = 'Name;Email\nBerg, Anna;anna@hill.example';
  const plan = planOf(two, 'teachers', table);
  expect(plan.alike).toEqual([{ name: 'Berg, Anna', others: ['Anna Berg', 'Berg Anna'], proposed: null }]);
  const meant = planOf(two, 'teachers', table, true, false, { 'berg, anna': 'Berg Anna' });
  expect(meant.args.teachers).toMatchObject([{ id: 'other', email: 'anna@hill.example' }]);
  const own = planOf(draft, 'teachers', 'Name\nBerg Anna\n"Berg, Anna"', true, false, { 'berg anna': null });
  expect(own.alike.map(({ name, proposed }) => [name, proposed])).toEqual([
    ['Berg Anna', 'same'],
    ['Berg, Anna', null],
  ]);
  const spellings = planOf(draft, 'teachers', 'Name\nBerg Anna\n"Berg, Anna"');
  expect(spellings.alike.map(({ proposed }) => proposed)).toEqual(['same', 'same']);
});
