import { kinds, knownRules } from '@bellgrid/constraints';
import {
  commands,
  createDraft,
  createDraftStore,
  createExampleSchool,
  type RuleOwnerType,
  type RuleRecord,
  rulesFor,
  WEIGHT,
} from '@bellgrid/model';
import { describe, expect, test } from 'vitest';
import {
  checkRuleRows,
  constraintOf,
  duplicateOf,
  isComplete,
  joinRows,
  kindNamed,
  newRow,
  type RuleOwners,
  type RuleRow,
  rowOf,
  ruleChanges,
  ruleCount,
  rulesForEach,
  storedRules,
  withKind,
} from './rule-row.ts';

const maths: RuleOwners = { type: 'subject', ids: ['maths'] };

/** A school with a class, two teachers, two subjects and one rule, maths at periods 1 and 2. */
function school() {
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), { checked: true });
  const structure = Object.keys(store.draft.schoolData.structures)[0] ?? '';
  store.run(commands.buildStructure, { id: structure, count: 6, length: 45 });
  for (const id of ['ada', 'ben']) store.run(commands.setTeacher, { teacher: { id, name: id } });
  for (const id of ['maths', 'art']) {
    const subject = { id, name: id, structure, teachers: ['ada'] };
    store.run(commands.addSubject, { subject, lessons: [{ id: `${id}1` }, { id: `${id}2` }] });
  }
  const constraint = { id: 'c', type: 'subject', base: 'maths', constraint: 'at period' } as const;
  store.run(commands.addConstraint, { constraint: { ...constraint, values: [0, 1] } });
  return store;
}

const row = (id: string, kind: RuleRow['kind'], values: RuleRow['values'] = {}): RuleRow => ({
  id,
  kind,
  values,
  weight: WEIGHT.HARD,
});

test('a row is stored without what its kind has no use for, and not before it has a kind', () => {
  expect(constraintOf(maths, newRow('x'))).toBeNull();
  const day = constraintOf(maths, row('x', 'onDay', { values: [1], other: 'art' }));
  expect(day).toMatchObject({ values: [1], other: null });
});

test('the changes are added, changed and deleted rows; an empty row is none', () => {
  const { draft } = school();
  const stored = storedRules(draft, 'maths');
  const rows = stored.flatMap((each) => rowOf(each) ?? []);
  expect(ruleChanges(maths, stored, rows)).toEqual({ constraints: [], deleted: [] });
  expect(ruleChanges(maths, stored, [...rows, newRow('x')])).toEqual({ constraints: [], deleted: [] });
  expect(ruleChanges(maths, stored, [])).toEqual({ constraints: [], deleted: ['c'] });
  const changed = rows.map((each) => ({ ...each, weight: WEIGHT.OFF }));
  const { constraints } = ruleChanges(maths, stored, [...changed, row('x', 'before', { other: 'art' })]);
  expect(constraints.map(({ id }) => id)).toEqual(['c', 'x']);
});

test('an added row that repeats another is blocked; one that is edited is not', () => {
  const { draft } = school();
  const stored = storedRules(draft, 'maths');
  const storedRows = stored.flatMap((each) => rowOf(each) ?? []);
  const errors = (...rows: RuleRow[]) => {
    const found = checkRuleRows(draft, maths, stored, rows);
    return rows.map(({ id }) => found.get(id)?.errors);
  };
  const again = row('x', 'atPeriod', { values: [1, 0] });
  expect(errors(...storedRows, again)).toEqual([[], ['exact-duplicate']]);
  // Without the stored one, which the editor deletes, it is new; two alike that are new are not.
  expect(errors(again)).toEqual([[]]);
  expect(errors(again, row('y', 'atPeriod', { values: [0, 1] }))).toEqual([[], ['exact-duplicate']]);
  const edited = storedRows.map((each) => ({ ...each, kind: 'onDay' as const, values: { values: [2] } }));
  expect(errors(row('x', 'onDay', { values: [2] }), ...edited)).toEqual([[], []]);
  expect(errors(row('x', 'before', { other: null }))).toEqual([['no-target']]);
});

test('rules that the teachers have already are found', () => {
  const store = school();
  const owners = (...ids: string[]): RuleOwners => ({ type: 'teacher', ids });
  const days = (maxDays: number) => row('new', 'teacherMaxDays', { maxDays });
  expect(duplicateOf(knownRules(store.draft.constraints), owners('ada', 'ben'), days(3))).toBe('none');
  const constraint = constraintOf(owners('ada'), row('a', 'teacherMaxDays', { maxDays: 3 }));
  if (constraint === null) throw new Error('The rule is complete.');
  store.run(commands.addConstraint, { constraint });
  expect(duplicateOf(knownRules(store.draft.constraints), owners('ada'), days(3))).toBe('exact');
  // Ben gets it, Ada has it: it is added where it is missing.
  expect(duplicateOf(knownRules(store.draft.constraints), owners('ada', 'ben'), days(3))).toBe('none');
  expect(duplicateOf(knownRules(store.draft.constraints), owners('ada', 'ben'), days(4))).toBe('similar');
});

test('a rule on a set is shown with each item of the set, and one that is off is not counted', () => {
  const store = school();
  const apart = row('set', 'minDaysBetween', { lessons: ['maths1', 'art1'], minDays: 1 });
  const off = {
    ...row('off', 'consecutive', { subjects: ['maths', 'art'], spacing: 0, units: 'period' }),
    weight: WEIGHT.OFF,
  };
  for (const each of [apart, off]) {
    const constraint = constraintOf(maths, each);
    if (constraint) store.run(commands.addConstraint, { constraint });
  }
  const { draft } = store;
  const shown = (id: string) => storedRules(draft, id).map((each) => each.id);
  expect(shown('maths')).toEqual(['c', 'set', 'off']);
  expect(shown('art')).toEqual(['set', 'off']);
  expect(shown('maths1')).toEqual(['set']);
  expect([ruleCount(draft, 'maths'), ruleCount(draft, 'art')]).toEqual([2, 1]);
});

test('a rule for several subjects is one for each but its target; one on a set is one for all', () => {
  const owners: RuleOwners = { type: 'subject', ids: ['maths', 'art'] };
  const bases = (each: RuleRow) => rulesForEach(owners, each).map((rule) => 'base' in rule && rule.base);
  expect(bases(row('x', 'sameDay', { other: 'art' }))).toEqual(['maths']);
  expect(bases(row('x', 'onDay', { values: [1] }))).toEqual(['maths', 'art']);
  expect(
    rulesForEach(
      owners,
      row('x', 'consecutive', { subjects: ['maths', 'art'], spacing: 0, units: 'period' }),
    ),
  ).toHaveLength(1);
});

/** Chooses what a new rule leaves open. */
function filled(
  rule: RuleRecord,
  values: RuleRow['values'],
  others: Record<string, string[]>,
): RuleRow['values'] {
  const entries = Object.entries(rule.fields).map(([name, field]): [string, unknown] => {
    const value = values[name];
    if (field.type === 'item') return [name, others.target?.[0]];
    if (field.type === 'indices') return [name, [1]];
    if (field.type === 'cells') return [name, [{ day: 1, period: 1 }]];
    if (
      field.type === 'items' &&
      Array.isArray(value) &&
      value.length < Math.max(field.min, field.max ?? 0)
    ) {
      const taken = new Set(Object.values(values).flat());
      const free = others[field.of]?.filter((id) => !taken.has(id)) ?? [];
      return [name, [...value, ...free].slice(0, field.max ?? 2)];
    }
    return [name, value];
  });
  return Object.fromEntries(entries);
}

const owned = (['teacher', 'group', 'subject', 'lesson'] as const).flatMap((type) =>
  rulesFor(type).map((rule): [RuleOwnerType, RuleRecord] => [type, rule]),
);

test.each(owned)(
  'of a %s: the kind $kind is added, read back, changed, switched off and undone',
  (type, rule) => {
    const store = createDraftStore(createExampleSchool(), { checked: true });
    const { draft } = store;
    const [id = '', target = ''] = Object.keys(
      { teacher: draft.teachers, group: draft.groups, subject: draft.subjects, lesson: draft.lessons }[type],
    );
    const owners: RuleOwners = { type, ids: [id] };
    const kind = kindNamed(rule.kind);
    if (!kind) throw new Error(`${rule.kind} is no kind.`);
    const fresh = withKind(draft, owners, newRow('x'), kind);
    const others = {
      target: [target],
      subject: Object.keys(draft.subjects),
      lesson: Object.keys(draft.lessons),
      classroom: Object.keys(draft.classrooms),
    };
    const entered = { ...fresh, values: filled(rule, fresh.values, others) };
    expect(isComplete(draft, owners, entered)).toBe(true);
    const constraint = constraintOf(owners, entered);
    if (constraint === null) throw new Error('The rule is complete.');
    store.run(commands.addConstraint, { constraint });
    const stored = store.draft.constraints.x;
    expect(stored && rowOf(stored)).toEqual(entered);
    expect(storedRules(store.draft, id).map((each) => each.id)).toContain('x');
    expect(duplicateOf(knownRules(store.draft.constraints), owners, { ...entered, id: 'y' })).toBe('exact');
    const off = constraintOf(owners, { ...entered, weight: WEIGHT.OFF });
    if (off) store.run(commands.updateConstraint, { constraint: off });
    expect(store.draft.constraints.x?.weight).toBe(WEIGHT.OFF);
    store.undo();
    store.undo();
    expect(store.draft.constraints).toEqual(draft.constraints);
    expect(kinds[kind].record).toBe(rule);
  },
);

describe('the rules of an entry that is restored', () => {
  const kind = 'preferred-times';
  const row = (id: string, weight: 1 | 2 | 3 = 1) => ({ id, kind, values: {}, weight }) as unknown as RuleRow;
  const join = (entered: RuleRow[], opened: RuleRow[], now: RuleRow[]) =>
    joinRows({ entered, opened, now }, () => null);

  test('a rule that was added elsewhere since stays', () => {
    const { rows, isWhole } = join([row('a', 2), row('own')], [row('a')], [row('a'), row('new')]);
    expect([rows, isWhole]).toEqual([[row('a', 2), row('new'), row('own')], true]);
  });

  test('a rule that the entry did not touch is as it is now; one that it deleted is deleted', () => {
    expect(join([row('a')], [row('a'), row('b')], [row('a', 3), row('b')])).toEqual({
      rows: [row('a', 3)],
      isWhole: true,
    });
  });

  test('a rule that others changed is not deleted, one that others deleted does not come back, and both are told', () => {
    expect(join([], [row('a')], [row('a', 3)])).toEqual({ rows: [row('a', 3)], isWhole: false });
    expect(join([row('a', 2)], [row('a')], [])).toEqual({ rows: [], isWhole: false });
    expect(join([row('a')], [row('a')], [])).toEqual({ rows: [], isWhole: true });
  });

  test('a rule that both changed is as the draft joins it', () => {
    const times = { entered: [row('a', 2)], opened: [row('a')], now: [row('a', 3)] };
    expect(joinRows(times, () => row('a', 2))).toEqual({ rows: [row('a', 2)], isWhole: true });
  });

  test('the empty line of an editor without rules gives way', () => {
    const [before, now] = [newRow('first'), newRow('second')];
    const own = { ...row('first') };
    expect(join([own], [before], [now])).toEqual({ rows: [own], isWhole: true });
  });
});
