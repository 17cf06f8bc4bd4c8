import { describe, expect, test } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import { loadDraftFile } from '../file/load-draft-file.ts';
import { validateDraft } from '../file/validate-draft.ts';
import { consequencesOfCommand } from '../queries/consequences.ts';
import { type Constraint, constraintSchema } from '../records/rules/constraint.ts';
import type { RuleRecord } from '../records/rules/define-rule.ts';
import type { CellRef, Field } from '../records/rules/fields.ts';
import { rules } from '../records/rules/registry.ts';
import type { Base } from '../records/rules/scope.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { createWorld } from '../testing/world.ts';
import { commands } from './registry.ts';

const LAST_DAY = 4;
const LAST_PERIOD = 5;

/** A value of a field: where it names days and periods, the first ones and the last ones, or one of the last. */
function fieldValue(field: Field, isLast: boolean): unknown {
  switch (field.type) {
    case 'number':
      return field.min;
    case 'units':
      return 'period';
    case 'choice':
      return field.choices[0];
    case 'flag':
      return true;
    case 'item':
      return 'art';
    case 'items':
      return itemsOf(field.of).slice(0, field.max ?? undefined);
    case 'indices': {
      const last = field.of === 'days' ? LAST_DAY : LAST_PERIOD;
      return isLast ? [last] : [0, last];
    }
    case 'period':
      return field.isEnd ? LAST_PERIOD + 1 : isLast ? LAST_PERIOD : 3;
    case 'cells': {
      const last = { day: LAST_DAY, period: LAST_PERIOD };
      return isLast
        ? [last]
        : [
            { day: 0, period: 0 },
            { day: 0, period: LAST_PERIOD },
            { day: LAST_DAY, period: 0 },
          ];
    }
  }
}

const itemsOf = (type: string) =>
  ({ subject: ['maths'], lesson: ['maths1', 'maths2'], classroom: ['lab'], teacher: ['ada'], group: ['9a'] })[
    type
  ] ?? [];

/** Days and periods that a record names, read field by field. */
function named(rule: RuleRecord, record: Constraint): { days: number[]; periods: number[] } {
  const days: number[] = [];
  const periods: number[] = [];
  for (const [name, field] of Object.entries<Field>(rule.fields)) {
    const value = (record as unknown as Record<string, unknown>)[name];
    if (field.type === 'indices') (field.of === 'days' ? days : periods).push(...(value as number[]));
    if (field.type === 'period') periods.push(Number(value) - (field.isEnd ? 1 : 0));
    if (field.type !== 'cells') continue;
    for (const cell of value as CellRef[]) {
      days.push(cell.day);
      periods.push(cell.period);
    }
  }
  return { days, periods };
}

const types = {
  teacher: ['teacherConstraint'],
  group: ['groupConstraint'],
  teacherOrGroup: ['teacherConstraint', 'groupConstraint'],
  subject: ['subjectConstraint'],
  side: ['subject', 'lesson'],
  subjects: [],
  lessons: ['lessons'],
} as const satisfies Record<RuleRecord['on'], readonly string[]>;

const bases: Record<string, Base> = {
  teacherConstraint: 'ada',
  groupConstraint: '9a',
  subjectConstraint: 'maths',
  subject: 'maths',
  lesson: 'maths1',
};

/** A record of the kind for each type of item that it can be about. Two subjects share none on its sides. */
function recordsOf(rule: RuleRecord, isLast: boolean): Constraint[] {
  const own = Object.fromEntries(
    Object.entries<Field>(rule.fields).map(([name, field]) => [
      name,
      name === 'subjectsB' ? ['art'] : fieldValue(field, isLast),
    ]),
  );
  const found = rule.on === 'subjects' ? [rule.name] : types[rule.on];
  return found.map((type) => {
    const base = bases[type];
    const other = type === 'lesson' ? { other: 'maths2' } : {};
    const record = {
      ...own,
      ...(own.other === undefined ? {} : other),
      id: 'rule',
      type,
      constraint: rule.name,
    };
    return constraintSchema.parse(base === undefined ? record : { ...record, base });
  });
}

/** A school of two structures alike, in one of them a class with maths and art. */
function school(constraint: Constraint): Draft {
  const world = createWorld().classroom('lab').group('9a').group('9b').teacher('ada');
  world.subject('maths', { groups: ['9a'], teachers: ['ada'], lengths: [1, 1] });
  world.subject('art', { groups: ['9b'] });
  world.draft.constraints.rule = constraint;
  expect(validateDraft(world.draft)).toEqual([]);
  return world.draft;
}

const cases = Object.values<RuleRecord>(rules).flatMap((rule) =>
  [false, true].flatMap((isLast) =>
    recordsOf(rule, isLast).map((record) => ({
      name: `${rule.kind} of ${record.type}${isLast ? ', at the end' : ''}`,
      rule,
      record,
    })),
  ),
);

const deletions = [
  { what: 'day', command: commands.deleteDay, args: { id: 'day-5' }, last: LAST_DAY },
  {
    what: 'period',
    command: commands.deletePeriod,
    args: { structure: 's', period: 's-p5' },
    last: LAST_PERIOD,
  },
] as const;

describe.each(deletions)('a deleted last $what', ({ what, command, args, last }) => {
  test.each(cases)('leaves nothing of it in $name', ({ rule, record }) => {
    const before = school(record);
    const store = createDraftStore(before, { checked: true });
    const losses = consequencesOfCommand(
      before,
      command as typeof commands.deleteDay,
      args as { id: string },
    );
    store.run(command as typeof commands.deleteDay, args as { id: string });
    const left = store.draft.constraints.rule;

    const indices = (each: Constraint) => named(rule, each)[what === 'day' ? 'days' : 'periods'];
    const isNamed = indices(record).includes(last);
    expect(losses.deleted.constraints).toEqual(left ? [] : ['rule']);
    expect(losses.narrowed).toEqual(left && isNamed ? ['rule'] : []);
    if (!isNamed) expect(left).toEqual(record);
    else if (left) expect(indices(left)).not.toContain(last);
    // The other days and periods stay.
    const others = indices(record).filter((index) => index !== last);
    if (left && isNamed) expect(new Set(indices(left))).toEqual(new Set([...others, ...indices(left)]));
    const isLeft = others.length > 0 && !Object.values<Field>(rule.fields).some(isSinglePeriod);
    if (isNamed && isLeft) expect(left).toBeDefined();

    // A new last one is not in the rule.
    if (what === 'day') store.run(commands.addDay, {});
    else store.run(commands.addPeriod, { structure: 's' });
    expect(store.draft.constraints.rule).toEqual(left);
    store.undo();
    store.undo();
    expect(store.draft).toEqual(before);
  });

  test.each(cases)('is told when $name is loaded from an older file', ({ rule, record }) => {
    const before = school(record);
    const store = createDraftStore(before);
    store.run(command as typeof commands.deleteDay, args as { id: string });
    const after = store.draft;
    const stale = { ...after, constraints: { rule: record } };
    const loaded = loadDraftFile(
      JSON.stringify({ fileVersion: 21, dataStore: stale, solutionStore: {}, pageMemory: {} }),
    );
    if (!loaded.ok) throw new Error('The file was refused.');
    expect(loaded.file.dataStore.constraints).toEqual(after.constraints);
    const isNamed = named(rule, record)[what === 'day' ? 'days' : 'periods'].includes(last);
    expect(loaded.findings.map(({ path }) => path.startsWith('dataStore.constraints.rule'))).toEqual(
      isNamed ? [true] : [],
    );
    // Nor can it be added.
    const again = createDraftStore({ ...after, constraints: {} });
    const add = () => again.run(commands.addConstraint, { constraint: record });
    if (isNamed) expect(add).toThrow('refusals.constraint');
    else expect(add).not.toThrow();
  });
});

/** A rule with a single period is about nothing without it. */
const isSinglePeriod = (field: Field) => field.type === 'period' && !field.isEnd;

describe('a class that moves to another structure', () => {
  test.each(cases)('takes $name along unless it names periods', ({ rule, record }) => {
    const store = createDraftStore(school(record), { checked: true });
    store.run(commands.addStructure, { id: 't', name: 'T' });
    store.run(commands.copyStructure, { id: 't', from: 's' });
    const before = store.draft;
    const group = before.groups['9a'];
    if (!group) throw new Error('no class');
    const args = { group: { ...group, structure: 't' } };
    const losses = consequencesOfCommand(before, commands.setGroup, args);
    store.run(commands.setGroup, args);
    const isOfPeriods = named(rule, record).periods.length > 0 && record.type !== 'teacherConstraint';
    expect(store.draft.constraints.rule).toEqual(isOfPeriods ? undefined : record);
    expect(losses.deleted.constraints).toEqual(isOfPeriods ? ['rule'] : []);
    store.undo();
    expect(store.draft).toEqual(before);
  });
});
