import { commands, createDraft, createDraftStore, type SubjectConstraint } from '@bellgrid/model';
import { expect, test } from 'vitest';
import {
  checkRuleRows,
  constraintOf,
  ruleChanges,
  type SubjectRuleRow,
  storedRules,
} from './subject-rule-row.ts';

const owner = { type: 'subject', id: 'maths' } as const;

/** A school with two subjects and one rule, maths at periods 1 and 2. */
function school() {
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), { checked: true });
  const structure = Object.keys(store.draft.schoolData.structures)[0] ?? '';
  store.run(commands.buildStructure, { id: structure, count: 6, length: 45 });
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  for (const id of ['maths', 'art']) {
    const subject = { id, name: id, structure, teachers: ['ada'] };
    store.run(commands.addSubject, { subject, lessons: [{ id: `${id}1` }] });
  }
  const constraint = {
    id: 'c',
    type: 'subject',
    base: 'maths',
    constraint: 'at period',
    values: [0, 1],
  } as const;
  store.run(commands.addConstraint, { constraint: { ...constraint, values: [0, 1] } });
  return store.draft;
}

const row = (id: string, rest: Partial<SubjectRuleRow>): SubjectRuleRow => ({
  id,
  type: 'subject',
  base: 'maths',
  constraint: null,
  other: null,
  values: [],
  weight: 100,
  metaData: null,
  ...rest,
});

test('a row is stored without what its type has no use for, and not before it has a type', () => {
  expect(constraintOf(row('x', {}))).toBeNull();
  const day = constraintOf(row('x', { constraint: 'on day', values: [1], other: 'art' }));
  expect(day).toMatchObject({ values: [1], other: null });
  const before = constraintOf(row('x', { constraint: 'before', values: [1], other: 'art' }));
  expect(before).toMatchObject({ values: [], other: 'art' });
});

test('the changes are what was added, changed or deleted; a row that is not begun is none', () => {
  const stored = storedRules(school(), owner);
  expect(ruleChanges(stored, stored)).toEqual({ constraints: [], deleted: [] });
  expect(ruleChanges(stored, [...stored, row('x', {})])).toEqual({ constraints: [], deleted: [] });
  expect(ruleChanges(stored, [])).toEqual({ constraints: [], deleted: ['c'] });
  const other = row('x', { constraint: 'before', other: 'art' });
  const changed = stored.map((each): SubjectConstraint => ({ ...each, weight: 0 }));
  const { constraints } = ruleChanges(stored, [...changed, other]);
  expect(constraints.map(({ id }) => id)).toEqual(['c', 'x']);
});

test('an added row that repeats another is blocked; one that is edited is not', () => {
  const draft = school();
  const stored = storedRules(draft, owner);
  const answers = (...rows: SubjectRuleRow[]) => {
    const found = checkRuleRows(draft, stored, rows);
    return rows.map(({ id }) => found.get(id)?.errors);
  };
  const again = row('x', { constraint: 'at period', values: [1, 0] });
  expect(answers(...stored, again)).toEqual([[], ['exact-duplicate']]);
  // Without the stored one, which the editor deletes, it is new; two alike that are new are not.
  expect(answers(again)).toEqual([[]]);
  expect(answers(again, row('y', { constraint: 'at period', values: [0, 1] }))).toEqual([
    [],
    ['exact-duplicate'],
  ]);
  const edited = stored.map((each) => ({ ...each, constraint: 'on day' as const, values: [2] }));
  expect(answers(row('x', { constraint: 'on day', values: [2] }), ...edited)).toEqual([[], []]);
  expect(answers(row('x', { constraint: 'before' }))).toEqual([['no-target']]);
});
