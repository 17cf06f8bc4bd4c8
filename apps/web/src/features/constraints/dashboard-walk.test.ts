import { type AnyKind, type KindName, kinds, knownRules } from '@bellgrid/constraints';
import {
  type Constraint,
  commands,
  createDraftStore,
  createExampleSchool,
  type Draft,
  type Id,
  type RuleRecord,
  WEIGHT,
} from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { expect, test } from 'vitest';
import { everyWordOf } from '../../ui/fields/every-word.ts';
import { kindEntries } from '../constraint-editor/kind-entries.ts';
import { isDerived, newRules } from '../constraint-editor/rule-row.ts';
import { tabOfRule } from './constraint-tabs.ts';
import { commonOwner, copiedRules } from './copy-rules.ts';
import { ruleLines, ruleText } from './rule-lines.ts';
import { ruleOverview } from './rule-overview.ts';
import { type FormRule, newRule, storedRule } from './SentenceForm.tsx';

const texts = createTexts();
const maps = { teacher: 'teachers', group: 'groups', subject: 'subjects', lesson: 'lessons' } as const;

/** The example school with no rules but those of its divisions. */
function emptyOfRules(): Draft {
  const draft = createExampleSchool();
  const constraints = Object.fromEntries(
    Object.entries(draft.constraints).filter(([, each]) => isDerived(each)),
  );
  return { ...draft, constraints };
}

/** The rules that no division made. */
const ownRules = ({ constraints }: Draft): Constraint[] =>
  Object.values(constraints).filter((each) => !isDerived(each));

/** Chooses for whom the rule is, and what its form leaves open. */
function filled(draft: Draft, { owners, row }: FormRule, record: RuleRecord, at: number): FormRule {
  const [...own] = Object.keys(draft[maps[owners.type]]);
  const isOnSet = record.on === 'subjects' || record.on === 'lessons';
  const base = own[at] ?? '';
  const pools: Record<string, Id[]> = {
    subject: Object.keys(draft.subjects),
    lesson: Object.keys(draft.lessons),
    classroom: Object.keys(draft.classrooms),
  };
  let next = at;
  const values = Object.fromEntries(
    Object.entries(record.fields).map(([name, field]): [string, unknown] => {
      if (field.type === 'item') return [name, own[at + 5]];
      if (field.type === 'indices') return [name, [1]];
      if (field.type === 'cells') return [name, [{ day: 1, period: 1 }]];
      if (field.type === 'items' && field.min > 0) {
        const count = Math.max(field.min, field.max ?? 0);
        const ids = pools[field.of]?.slice(next, next + count);
        next += count;
        return [name, ids];
      }
      return [name, row.values[name]];
    }),
  );
  return { owners: isOnSet ? owners : { ...owners, ids: [base] }, row: { ...row, values } };
}

const offered = kindEntries(texts, createExampleSchool()).flatMap(({ kind, type }) =>
  type === null ? [] : [{ kind, type }],
);

test.each(offered)(
  '$kind of a $type: found, added, edited, weighted, switched off, copied, deleted, and all undone',
  ({ kind, type }) => {
    const store = createDraftStore(emptyOfRules(), { checked: true });
    const before = store.draft;
    const { record }: AnyKind = kinds[kind];
    if (!record) throw new Error(`${kind} has no record.`);
    const entered = filled(before, newRule(before, kind, { type, ids: [] }), record, 0);
    const { added, present } = newRules(knownRules(before.constraints), entered.owners, entered.row);
    expect([added.length, present]).toEqual([1, 0]);
    store.run(commands.updateConstraints, { constraints: [...added], deleted: [] });
    const [rule] = ownRules(store.draft);
    if (!rule) throw new Error('The rule was not added.');

    const tab = tabOfRule(rule);
    if (tab === null) throw new Error('The rule is in no tab.');
    const [line, ...others] = ruleLines(texts, store.draft, tab).rules;
    expect([line?.id, line?.kind, others]).toEqual([rule.id, kind, []]);
    expect(ruleText(texts, store.draft, rule)).not.toMatch(/kinds\.|\{\{|undefined/);
    const [word = ''] = texts.t(`constraints.words.${kind}` as 'constraints.title').split(' ');
    expect(everyWordOf(word)(line?.words ?? '')).toBe(true);

    expect(storedRule(store.draft, rule)?.row.values).toEqual(entered.row.values);
    expect(newRules(knownRules(store.draft.constraints), entered.owners, entered.row)).toMatchObject({
      added: [],
      present: 1,
    });
    store.run(commands.setConstraintWeight, { ids: [rule.id], weight: WEIGHT.THREE });
    expect(store.draft.constraints[rule.id]?.weight).toBe(WEIGHT.THREE);
    store.run(commands.setConstraintWeight, { ids: [rule.id], weight: WEIGHT.OFF });
    expect(ruleOverview(store.draft, new Map()).idle.map(({ reason }) => reason)).toEqual(['off']);
    const changed = filled(store.draft, entered, record, 1);
    const [edited] = newRules(knownRules(before.constraints), changed.owners, changed.row).added;
    if (!edited) throw new Error('The changed rule is not complete.');
    store.run(commands.updateConstraint, { constraint: { ...edited, id: rule.id } });
    expect(store.draft.constraints[rule.id]).toMatchObject({ ...edited, id: rule.id });

    const stored = store.draft.constraints[rule.id];
    const owner = stored ? commonOwner(store.draft, [stored]) : null;
    expect(owner).toBe('base' in rule ? type : null);
    if (owner !== null && stored) {
      const to = Object.keys(store.draft[maps[owner]]).slice(1, 4);
      const copies = copiedRules(store.draft, [stored], to);
      expect([copies.added.length, copies.present]).toEqual([2, 1]);
      store.run(commands.updateConstraints, { constraints: [...copies.added], deleted: [] });
      store.undo();
    }
    store.run(commands.deleteConstraint, { ids: [rule.id] });
    expect(ownRules(store.draft)).toEqual([]);
    while (store.canUndo) store.undo();
    expect(store.draft.constraints).toEqual(before.constraints);
  },
);

test('a rule for all but some is one rule, comes first, and the excepted ones are named', () => {
  const draft = emptyOfRules();
  const [first = '', second = ''] = Object.keys(draft.teachers);
  const { row } = newRule(draft, 'maxGapsPerDay', { type: 'teacher', ids: [] });
  const members = Object.keys(draft.teachers).filter((id) => id !== first);
  const scope = { items: 'all' as const, except: [first] };
  const own = newRules(knownRules(draft.constraints), { type: 'teacher', ids: [second] }, row).added;
  const all = newRules(
    knownRules(draft.constraints),
    { type: 'teacher', ids: members, scope },
    { ...row, kind: 'maxGapsPerWeek' },
  );
  expect(all.added).toMatchObject([{ base: scope }]);
  const store = createDraftStore(draft, { checked: true });
  store.run(commands.updateConstraints, { constraints: [...own, ...all.added], deleted: [] });
  const { rules } = ruleLines(texts, store.draft, 'workload');
  expect(rules.map(({ isForMany }) => isForMany)).toEqual([true, false]);
  expect(ruleText(texts, store.draft, rules[0]?.constraint ?? (own[0] as never))).toContain(
    `except ${draft.teachers[first]?.name}`,
  );
});

test('several teachers get a rule each; those that have the kind are skipped and counted', () => {
  const draft = emptyOfRules();
  const ids = Object.keys(draft.teachers).slice(0, 5);
  const { row } = newRule(draft, 'teacherMaxDays', { type: 'teacher', ids: [] });
  const store = createDraftStore(draft, { checked: true });
  const few = newRules(
    knownRules(draft.constraints),
    { type: 'teacher', ids: ids.slice(0, 2) },
    { ...row, values: { maxDays: 3 } },
  );
  store.run(commands.updateConstraints, { constraints: [...few.added], deleted: [] });
  const { added, present } = newRules(knownRules(store.draft.constraints), { type: 'teacher', ids }, row);
  expect([added.length, present]).toEqual([3, 2]);
});

test('the rules of a division are one line', () => {
  const draft = createExampleSchool();
  const { rules, divisions } = ruleLines(texts, draft, 'subject');
  const derived = Object.values(draft.constraints).filter((each) => 'metaData' in each && each.metaData);
  expect(divisions.length).toBe(Object.keys(draft.trackSets).length);
  expect(divisions.flatMap((each) => each.rules).length).toBe(derived.length);
  expect(rules.some(({ constraint }) => 'metaData' in constraint && constraint.metaData)).toBe(false);
});

const names = Object.keys(kinds) as KindName[];
test('no kind is left without a form or a place', () => {
  const covered = new Set(kindEntries(texts, createExampleSchool()).map(({ kind }) => kind));
  expect(names.filter((kind) => !covered.has(kind))).toEqual([]);
});
