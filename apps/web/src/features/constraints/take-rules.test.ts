import {
  type Constraint,
  commands,
  constraintSchema,
  createDraftStore,
  createExampleSchool,
  type Draft,
  runCommand,
} from '@bellgrid/model';
import { expect, test } from 'vitest';
import { isDerived } from '../constraint-editor/rule-row.ts';
import { addTaken, categoriesToEnable, takenRules } from './take-rules.ts';

/** The example school with the ids of all its items changed. */
function withOtherIds(draft: Draft): Draft {
  const items = [draft.teachers, draft.groups, draft.classrooms, draft.subjects, draft.lessons];
  const ids = [...items, draft.schoolData.structures, draft.trackSets].flatMap((records) =>
    Object.keys(records),
  );
  let text = JSON.stringify(draft);
  for (const id of ids) text = text.replaceAll(`"${id}"`, `"other ${id}"`);
  return JSON.parse(text);
}

const school = createExampleSchool();
const other = withOtherIds(school);
const own = Object.values(school.constraints).filter((each) => !isDerived(each));

test('every rule and calendar of a school is taken for the items of the same names, and is there the second time', () => {
  const constraints = Object.fromEntries(
    Object.entries(other.constraints).filter(([, each]) => isDerived(each)),
  );
  const { added, present, unmatched, spreads } = takenRules(school, { ...other, constraints });
  expect([added.length, present, unmatched, spreads]).toEqual([own.length, 0, [], []]);
  const store = createDraftStore({ ...other, constraints }, { checked: true });
  const edit = { constraints: added.map(({ constraint }) => constraint), deleted: [] };
  store.run(commands.updateConstraints, edit);
  expect(takenRules(school, store.draft)).toEqual({
    added: [],
    present: own.length,
    unmatched: [],
    spreads: [],
  });
  store.undo();
  expect(store.draft.constraints).toEqual(constraints);
});

test('a rule about an item that is missing or that two have the name of is not taken, and says which', () => {
  const rule = own.find(({ type }) => type === 'teacher');
  if (!rule || !('base' in rule) || typeof rule.base !== 'string') throw new Error('There is no such rule.');
  const base = `other ${rule.base}`;
  const name = school.teachers[rule.base]?.name ?? '';
  const [another = ''] = Object.keys(other.teachers).filter((id) => id !== base);
  const withName = (id: string, own: string) =>
    runCommand(other, commands.setTeacher, {
      teacher: { ...(other.teachers[id] as Draft['teachers'][string]), name: own },
    });
  const missing = (to: Draft) =>
    takenRules(school, to).unmatched.find(({ from }) => from.id === rule.id)?.missing;
  expect(missing(withName(base, 'Renamed'))).toEqual([name]);
  expect(missing(withName(another, name))).toEqual([name]);
});

test('a rule for a chosen list is taken for those that are there, and says for whom it is not', () => {
  const [first = '', second = ''] = Object.keys(school.teachers);
  const rule = own.find(({ type }) => type === 'teacherConstraint');
  if (!rule) throw new Error('There is no such rule.');
  const listed = { ...rule, base: { items: [first, second], except: [] } } as typeof rule;
  const from = { ...school, constraints: { [rule.id]: listed } };
  const renamed = runCommand({ ...other, constraints: {} }, commands.setTeacher, {
    teacher: { ...(other.teachers[`other ${second}`] as Draft['teachers'][string]), name: 'Renamed' },
  });
  expect(takenRules(from, renamed)).toMatchObject({
    added: [
      { constraint: { base: { items: [`other ${first}`] } }, missing: [school.teachers[second]?.name] },
    ],
    unmatched: [],
  });
});

test('of two subjects of one name and class the one with the same teachers is meant', () => {
  const [rule] = own.filter((each) => each.type === 'subject');
  if (!rule || !('base' in rule) || typeof rule.base !== 'string') throw new Error('There is no such rule.');
  const subject = other.subjects[`other ${rule.base}`];
  const [stranger = ''] = Object.keys(other.teachers).filter((id) => !subject?.teachers.includes(id));
  if (!subject) throw new Error('There is no such subject.');
  const twin = { ...subject, id: 'twin', teachers: [stranger], lessons: [] };
  const to = { ...other, constraints: {}, subjects: { ...other.subjects, twin } };
  const from = { ...school, constraints: { [rule.id]: rule } };
  expect(takenRules(from, to).added).toMatchObject([{ constraint: { base: subject.id } }]);
});

test('of two teachers of one name in the other school neither is the one that is here', () => {
  const rule = own.find(({ type }) => type === 'teacher');
  if (!rule || !('base' in rule) || typeof rule.base !== 'string') throw new Error('There is no such rule.');
  const teacher = school.teachers[rule.base];
  if (!teacher) throw new Error('There is no such teacher.');
  const twin = { ...teacher, id: 'twin' };
  const from = {
    ...school,
    teachers: { ...school.teachers, twin },
    constraints: { [rule.id]: rule, twins: { ...rule, id: 'twins', base: 'twin' } },
  };
  expect(takenRules(from, { ...other, constraints: {} })).toMatchObject({
    added: [],
    unmatched: [{ missing: [teacher.name] }, { missing: [teacher.name] }],
  });
});

const [subject = ''] = Object.keys(school.subjects);
const [teacher = ''] = Object.keys(school.teachers);
const [structure = ''] = Object.keys(school.schoolData.structures);

/** The school with these rules and those of its divisions. */
function withRules(draft: Draft, ...rules: readonly object[]): Draft {
  const parsed = rules.map((rule): Constraint => constraintSchema.parse(rule));
  const kept = [...Object.values(draft.constraints).filter(isDerived), ...parsed];
  return { ...draft, constraints: Object.fromEntries(kept.map((rule) => [rule.id, rule])) };
}

function withWeights(draft: Draft, enabled: boolean, weight: 1 | 4 = 1): Draft {
  const own = { enabled, weight };
  const weights = { ...draft.constraintGroupWeights, subject: own, lessonSpread: own };
  return { ...draft, constraintGroupWeights: weights };
}

const onDay = { type: 'subject', base: subject, constraint: 'on day', values: [1] } as const;

test('a rule that is hard because its category has no weights is taken as hard', () => {
  const rules = [
    { ...onDay, id: 'a', weight: 3 },
    { ...onDay, id: 'b', values: [2], weight: 0 },
  ] as const;
  const from = withWeights(withRules(school, ...rules), false);
  const to = withWeights(withRules(other), true);
  const { added } = takenRules(from, to);
  expect(added.map(({ constraint }) => constraint.weight)).toEqual([100, 0]);
});

test('a soft rule stays soft: its category gets weights, and what was hard there stays hard', () => {
  const lessons = school.subjects[subject]?.lessons.slice(0, 2) ?? [];
  const ofSpread = { type: 'lessons', constraint: 'perDayLimit', lessons, maxLessons: 1 } as const;
  const rules = [
    { ...onDay, id: 'a', weight: 3 },
    { ...ofSpread, id: 'b', weight: 2 },
  ] as const;
  const from = withWeights(withRules(school, ...rules), true, 4);
  const there = { ...onDay, id: 'there', base: `other ${subject}`, values: [3], weight: 5 } as const;
  const off = { ...there, id: 'off', values: [2], weight: 0 } as const;
  const spread = runCommand(withWeights(withRules(other, there, off), false), commands.setSpread, {
    ids: [`other ${subject}`],
    constraint: 'NoMoreThanOnePerDay',
    weight: 2,
  });
  const store = createDraftStore(spread, { checked: true });
  const taken = { rules: takenRules(from, spread).added.map(({ constraint }) => constraint), spreads: [] };
  expect(categoriesToEnable(spread, taken)).toEqual(['subject', 'lessonSpread']);
  store.runAll({ label: 'command.addConstraints' }, (run, to) => addTaken(run, from, to, taken));
  const { constraints, constraintGroupWeights: weights, subjects } = store.draft;
  const entered = Object.values(constraints).filter((each) => !isDerived(each));
  expect(entered.map(({ weight }) => weight)).toEqual([100, 0, 3, 2]);
  expect([weights.subject, weights.lessonSpread]).toEqual([
    { enabled: true, weight: 4 },
    { enabled: true, weight: 4 },
  ]);
  expect(subjects[`other ${subject}`]?.lessonsSpreadConstraint.weight).toBe(100);
  store.undo();
  expect(store.draft).toEqual(spread);
});

function withDays(draft: Draft, labels: readonly string[]): Draft {
  const days = draft.schoolData.days.map((day, index) => ({ ...day, label: labels[index] ?? day.label }));
  return { ...draft, schoolData: { ...draft.schoolData, days } };
}

test('days are those of the same labels, and what is about a day that is not here is not taken', () => {
  const cell = { type: 'teacher', base: teacher, structure, period: 0 } as const;
  const [lesson = ''] = Object.keys(school.lessons);
  const cells = { type: 'lessons', constraint: 'allowedCells', lessons: [lesson] } as const;
  const from = withDays(
    withRules(
      school,
      { ...cell, id: 'sunday', day: 0 },
      { ...cell, id: 'monday', day: 1 },
      { ...onDay, id: 'days', values: [1, 4] },
      { ...onDay, id: 'not here', values: [0, 1] },
      { ...cells, id: 'cells', cells: [{ day: 2, period: 1 }] },
      { ...cells, id: 'no cell', cells: [0, 1].map((day) => ({ day, period: 1 })) },
    ),
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  );
  const to = withDays(withRules(other), ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  const { added, unmatched } = takenRules(from, to);
  expect(added).toMatchObject([
    { from: { id: 'monday' }, constraint: { day: 0, period: 0 } },
    { from: { id: 'days' }, constraint: { values: [0, 3] } },
    { from: { id: 'cells' }, constraint: { cells: [{ day: 1, period: 1 }] } },
  ]);
  expect(unmatched.map(({ from: { id }, missing }) => [id, missing])).toEqual([
    ['sunday', []],
    ['not here', []],
    ['no cell', []],
  ]);
});

function withPeriods(draft: Draft, labels: readonly string[]): Draft {
  const structures = Object.entries(draft.schoolData.structures).map(([id, each]) => {
    const periods = each.periods.map((period, index) => ({ ...period, label: labels[index] ?? '' }));
    return [id, { ...each, periods }] as const;
  });
  return { ...draft, schoolData: { ...draft.schoolData, structures: Object.fromEntries(structures) } };
}

test('periods are those of the same labels, also at both ends of a window', () => {
  const window = { type: 'teacherConstraint', constraint: 'lunchBreak', base: teacher } as const;
  const from = withPeriods(
    withRules(
      school,
      { ...window, id: 'window', start: 3, end: 5 },
      { ...window, id: 'not here', start: 0, end: 2 },
      { ...onDay, id: 'periods', constraint: 'not at period', values: [2, 4] },
    ),
    ['Early', 'A', 'B', 'C', 'D', 'E'],
  );
  const { added, unmatched } = takenRules(
    from,
    withPeriods(withRules(other), ['A', 'B', 'C', 'D', 'E', 'F']),
  );
  expect(added).toMatchObject([
    { from: { id: 'window' }, constraint: { start: 2, end: 4 } },
    { from: { id: 'periods' }, constraint: { values: [1, 3] } },
  ]);
  expect(unmatched.map(({ from: { id } }) => id)).toEqual(['not here']);
});

/** The school with the spread of its first subject alone. */
function withSpread(draft: Draft, id: string, spread: object): Draft {
  const ids = Object.keys(draft.subjects);
  const none = { ids, constraint: 'None', weight: 100, lessonsSamePeriod: false } as const;
  const plain = runCommand(draft, commands.setSpread, none);
  return runCommand(plain, commands.setSpread, { ids: [id], ...spread });
}

test('the spread of a subject is taken for the subject of the same name, once', () => {
  const from = withSpread(school, subject, { constraint: 'NoMoreThanOnePerDay', lessonsSamePeriod: true });
  const to = withSpread(other, `other ${subject}`, {});
  const { spreads } = takenRules(from, to);
  expect(spreads).toEqual([
    { subject: `other ${subject}`, constraint: 'NoMoreThanOnePerDay', weight: 100, lessonsSamePeriod: true },
  ]);
  const store = createDraftStore(to, { checked: true });
  store.runAll({ label: 'command.addConstraints' }, (run, draft) =>
    addTaken(run, from, draft, { rules: [], spreads }),
  );
  expect(store.draft.subjects[`other ${subject}`]).toMatchObject({
    lessonsSpreadConstraint: { constraint: 'NoMoreThanOnePerDay', weight: 100 },
    lessonsSamePeriod: true,
  });
  expect(takenRules(from, store.draft).spreads).toEqual([]);
  store.undo();
  expect(store.draft).toEqual(to);
});

test('same period alone leaves the spread of the subject as it acts, and needs no weights', () => {
  const own = { constraint: 'NoMoreThanOnePerDay', weight: 3 } as const;
  const to = withWeights(withSpread(other, `other ${subject}`, own), false);
  const { spreads } = takenRules(withSpread(school, subject, { lessonsSamePeriod: true }), to);
  expect(spreads).toMatchObject([
    { constraint: 'NoMoreThanOnePerDay', weight: 100, lessonsSamePeriod: true },
  ]);
  expect(categoriesToEnable(to, { rules: [], spreads })).toEqual([]);
});

test('a spread keeps the meaning of its weight, and a subject without one takes none away', () => {
  const soft = { constraint: 'NoMoreThanOnePerDay', weight: 3 } as const;
  const to = withWeights(withSpread(other, `other ${subject}`, {}), false);
  const hard = takenRules(withWeights(withSpread(school, subject, soft), false), to);
  expect(hard.spreads).toMatchObject([{ weight: 100 }]);
  const from = withWeights(withSpread(school, subject, soft), true, 4);
  const { spreads } = takenRules(from, to);
  expect(spreads).toMatchObject([{ weight: 3 }]);
  expect(categoriesToEnable(to, { rules: [], spreads })).toEqual(['lessonSpread']);
  expect(takenRules(withSpread(school, subject, {}), from).spreads).toEqual([]);
  const without = withWeights(withSpread(school, subject, soft), false);
  expect(takenRules(without, without).spreads).toEqual([]);
});
