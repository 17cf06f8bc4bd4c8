// @vitest-environment happy-dom
import { type KindName, kinds } from '@bellgrid/constraints';
import {
  createExampleSchool,
  type Field,
  type Id,
  type ItemType,
  type NumberParameter,
  numberRange,
  type RuleOwnerType,
  type RuleRecord,
  type RuleValues,
} from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { closeDom, elementsNamed, openInDom, openSchool, type, use } from '../../ui/testing/page-in-dom.tsx';
import { fieldLabel } from '../constraint-editor/field-label.ts';
import { newRule, SentenceForm } from './SentenceForm.tsx';

const texts = createTexts();
const school = { ...createExampleSchool(), constraints: {} };
const ids: Readonly<Record<ItemType, readonly Id[]>> = {
  teacher: Object.keys(school.teachers),
  group: Object.keys(school.groups),
  classroom: Object.keys(school.classrooms),
  subject: Object.keys(school.subjects),
  lesson: Object.keys(school.lessons),
};
const days = school.schoolData.days.length;
const periods = Math.max(
  ...Object.values(school.schoolData.structures).map((structure) => structure.periods.length),
);

interface Limited {
  readonly kind: KindName;
  readonly name: string;
  readonly rule: RuleRecord;
  readonly field: NumberParameter;
}

/** The numbers that the kinds declare. */
const numbers = Object.entries(kinds).flatMap(([kind, { record }]): Limited[] => {
  if (!record) return [];
  const rule: RuleRecord = record;
  return Object.entries(rule.fields).flatMap(([name, field]) =>
    field.type === 'number' ? { kind: kind as KindName, name, rule, field } : [],
  );
});

const ownerTypes: Readonly<Record<RuleRecord['on'], RuleOwnerType>> = {
  teacher: 'teacher',
  group: 'group',
  subject: 'subject',
  teacherOrGroup: 'teacher',
  side: 'subject',
  subjects: 'subject',
  lessons: 'lesson',
};

afterEach(closeDom);

/** Items and cells for the fields that a new form leaves open, no item twice. */
function chosen(fields: RuleRecord['fields']): RuleValues {
  let next = 0;
  const chosenFor = (field: Field): unknown => {
    if (field.type === 'cells')
      return [
        { day: 0, period: 0 },
        { day: 0, period: 1 },
      ];
    if (field.type !== 'items' || field.min === 0) return undefined;
    next += 2;
    return ids[field.of].slice(next - 2, next);
  };
  const values = Object.entries(fields).map(([name, field]) => [name, chosenFor(field)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Opens the form of a kind with all that it needs. */
async function open({ kind, rule }: Limited) {
  openSchool(school);
  const owner = ownerTypes[rule.on];
  const { owners, row } = newRule(school, kind, { type: owner, ids: ids[owner].slice(0, 1) });
  const entered = { owners, row: { ...row, values: { ...row.values, ...chosen(rule.fields) } } };
  await openInDom(<SentenceForm initial={entered} stored={null} onCancel={() => {}} onDone={() => {}} />);
}

const canSave = () =>
  document.querySelector<HTMLButtonElement>('form button[type=submit]')?.disabled === false;
const alerts = () =>
  [...document.querySelectorAll('form [role=alert]')].map((each) => each.textContent ?? '');

async function enter({ name, field }: Limited, text: string): Promise<void> {
  const [input] = elementsNamed<HTMLInputElement>('form input', fieldLabel(texts, name, field));
  await use(input, 'Home');
  await type(text);
}

test.each(numbers.map((each) => [each.kind, each.name, each] as const))(
  '%s: %s is taken from the lowest to the highest number, and nothing else is',
  async (_kind, _name, each) => {
    await open(each);
    expect([alerts(), canSave()]).toEqual([[], true]);
    const { least, most } = numberRange(school, each.field);
    for (const number of [least, most ?? 1_000_000]) {
      await enter(each, String(number));
      expect([number, alerts(), canSave()]).toEqual([number, [], true]);
    }
    const outside = [
      String(least - 1),
      ...(most === undefined ? [] : [String(most + 1)]),
      'two',
      '1.5',
      '1e2',
    ];
    for (const text of outside) {
      await enter(each, text);
      expect([text, canSave()]).toEqual([text, false]);
      expect(alerts(), text).toHaveLength(1);
      expect(alerts()[0]).toContain(String(least));
      if (most !== undefined) expect(alerts()[0]?.replaceAll(',', '')).toContain(String(most));
    }
    await enter(each, '');
    expect(canSave()).toBe(false);
    await use(elementsNamed('form button', 'Cancel')[0], 'Home');
    expect(alerts()).toHaveLength(1);
    expect(alerts()[0]).toMatch(/^Enter a whole number: /);
    await enter(each, String(least));
    await use(document.querySelector('form button[type=submit]'));
    expect(Object.values(draftSession.draft.constraints)).toMatchObject([{ [each.name]: least }]);
  },
);

/** The limits that the product's specification gives. */
test.each([
  ['teacherMaxDays', 'maxDays', 1, days],
  ['teacherMaxLessonsPerDay', 'maxLessons', 1, periods],
  ['teacherMinLessonsPerDay', 'minLessons', 1, periods],
  ['teacherBreak', 'maxConsecutiveTeachingPeriods', 1, undefined],
  ['teacherBreak', 'breakSize', 1, undefined],
  ['teacherLessonsConsecutive', 'spacing', 0, 1440],
  ['consecutive', 'spacing', 0, 1440],
  ['notConsecutive', 'spacing', 1, 1440],
  ['splitAround', 'numLessons', 1, 10_000],
] as const)('%s: %s is %i or more, and its highest number is %s', (kind, name, least, most) => {
  const declared = numbers.find((each) => each.kind === kind && each.name === name);
  expect(declared && numberRange(school, declared.field)).toMatchObject({ least, ...(most && { most }) });
  if (most === undefined) expect(declared && numberRange(school, declared.field).most).toBeUndefined();
});

/** The numbers that a new rule begins with by the product's specification. */
test.each([
  ['teacherMaxDays', { maxDays: days }],
  ['teacherMaxLessonsPerDay', { maxLessons: periods }],
  ['teacherMinLessonsPerDay', { minLessons: 1 }],
  ['teacherBreak', { maxConsecutiveTeachingPeriods: 2, breakSize: 1, units: 'period' }],
  ['teacherLessonsConsecutive', { spacing: 0, units: 'period' }],
  ['consecutive', { spacing: 0, units: 'period' }],
  ['notConsecutive', { spacing: 1, units: 'period' }],
] as const)('a new rule %s begins with %o', (kind, values) => {
  const on = kinds[kind].record?.on ?? 'teacher';
  const { row } = newRule(school, kind, { type: ownerTypes[on], ids: [] });
  expect(row).toMatchObject({ values, weight: 100 });
});
