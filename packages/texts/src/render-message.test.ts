import { createDraft, type MessageValue, type NamedType } from '@bellgrid/model';
import { expect, it } from 'vitest';
import {
  createTexts,
  messageDetails,
  messageText,
  type NamesSource,
  renderMessage,
  textOf,
} from './index.ts';

const texts = createTexts();
texts.addResourceBundle('en', 'translation', {
  test: {
    rule_one: '{{base}} has at most {{count, number}} gap a day',
    rule_other: '{{base}} has at most {{count, number}} gaps a day',
    because: 'Not possible: {{rule}}.',
    value: '{{value}}',
  },
});

const draft = createDraft();
const named = <Type extends object>(names: Record<string, Type>) => names as never;
const source: NamesSource = {
  ...draft,
  teachers: named({ t1: { name: 'Ms Ito' }, t2: { name: 'Mr Day' }, t3: { name: '' } }),
  groups: named({ g1: { name: '9A' }, g2: { name: '9B' } }),
  subjects: named({ s1: { name: 'Maths', groups: ['g1', 'g2'], teachers: ['t1'] } }),
  lessons: named({ l1: { name: 'Maths 9A (1)', groups: ['g1'], teachers: [] } }),
};
const items = (type: NamedType, ids: string[], most?: number): MessageValue => ({
  kind: 'items',
  type,
  ids,
  most,
});
const shown = (value: MessageValue) => messageText(texts, source, { code: 'test.value', values: { value } });

it('puts the names of records into the sentence as links, and chooses the plural', () => {
  const rule = { code: 'test.rule', values: { base: items('teacher', ['t1']), count: 1 } };
  expect(renderMessage(texts, source, rule)).toEqual([
    { text: 'Ms Ito', item: { type: 'teacher', id: 't1' } },
    { text: ' has at most 1 gap a day' },
  ]);
  const two = { ...rule, values: { ...rule.values, count: 2 } };
  expect(messageText(texts, source, { code: 'test.because', values: { rule: two } })).toBe(
    'Not possible: Ms Ito has at most 2 gaps a day.',
  );
});

it('lists names by the rules of the language and counts those above the limit', () => {
  expect(shown(items('teacher', ['t1', 't2', 't3']))).toBe('Ms Ito, Mr Day and a teacher');
  expect(shown(items('teacher', ['t1', 't2', 't1', 't2'], 3))).toBe('Ms Ito, Mr Day and 2 more');
  expect(shown(items('teacher', []))).toBe('nothing');
});

it('names the classes of a subject, unless its name has them', () => {
  expect(shown(items('subject', ['s1']))).toBe('Maths of 9A and 9B');
  expect(shown(items('lesson', ['l1']))).toBe('Maths 9A (1)');
});

it('says that a record is no longer there without its id', () => {
  expect(shown(items('classroom', ['gone']))).toBe('a classroom');
});

it('does not read parts of a name as a placeholder', () => {
  expect(shown({ kind: 'text', text: '{{count}} $t(test.rule)' })).toBe('{{count}} $t(test.rule)');
});

it('has a sentence for a code that it does not know', () => {
  expect(messageText(texts, source, { code: 'findings.ofNextYear' })).toContain('another version');
});

it('joins messages', () => {
  const message = { code: 'test.value', values: { value: { kind: 'text', text: 'a' } as const } };
  const join = (kind: 'and' | 'or' | 'semicolon', most?: number) =>
    shown({ kind: 'messages', messages: [message, message, message], join: kind, most });
  expect([join('and'), join('or'), join('semicolon'), join('semicolon', 2)]).toEqual([
    'a, a and a',
    'a, a or a',
    'a; a; a',
    'a and 2 more',
  ]);
});

it('gives the whole of the lists that a sentence shows in part', () => {
  const details = (value: MessageValue) =>
    messageDetails(texts, source, { code: 'test.value', values: { value } });
  const teachers = items('teacher', ['t1', 't2', 't1'], 2);
  expect(details(items('teacher', ['t1', 't2']))).toEqual([]);
  expect(details(teachers).map(textOf)).toEqual(['Ms Ito', 'Mr Day', 'Ms Ito']);
  const nested = { code: 'test.value', values: { value: teachers } };
  expect(details({ kind: 'messages', messages: [nested], join: 'and' })).toHaveLength(3);
  const cells = Array.from({ length: 8 }, (_, day) => ({ structure: 's', day, period: day }));
  expect(details({ kind: 'cells', cells }).map(textOf)).toEqual(
    cells.map((_, day) => expect.stringMatching(new RegExp(`, period ${day + 1}$`))),
  );
});

it('names each of one or two neighbouring days and periods, and of three or more the first and the last', () => {
  const cellsOf = (days: number[], periods: number[]) =>
    days.flatMap((day) => periods.map((period) => ({ structure: 's', day, period })));
  const cells = (days: number[], periods: number[]) =>
    shown({ kind: 'cells', cells: cellsOf(days, periods) });
  expect(cells([2, 3], [0, 1, 4])).toBe('Wednesday and Thursday, periods 1, 2 and 5');
  expect(cells([1, 2, 3], [0, 1, 2])).toBe('Tuesday to Thursday, periods 1–3');
  expect(cells([0], [0, 1, 2, 4])).toBe('Monday, periods 1–3 and 5');
  expect(shown({ kind: 'days', days: [0, 1] })).toBe('Monday and Tuesday');
  expect(shown({ kind: 'days', days: [4, 0, 1, 2] })).toBe('Monday to Wednesday and Friday');
  expect(shown({ kind: 'periods', structure: null, periods: [0, 1] })).toBe('periods 1 and 2');
  expect(shown({ kind: 'periods', structure: null, periods: [3, 0, 1, 2] })).toBe('periods 1–4');
});

it('says of periods that are named after their start that they are periods', () => {
  const [structure] = Object.values(draft.schoolData.structures);
  if (!structure) throw new Error('A draft has a structure.');
  const labels = ['08:00', '09:00', '10:00', 'Lunch', '1'];
  const periods = labels.map((label) => ({ label })) as never;
  const structures = { s: { ...structure, periods } };
  const labelled = { ...source, schoolData: { ...draft.schoolData, structures } };
  const said = (value: MessageValue) =>
    messageText(texts, labelled, { code: 'test.value', values: { value } });
  const cells = (...at: number[]) =>
    said({ kind: 'cells', cells: at.map((period) => ({ structure: 's', day: 0, period })) });
  expect(said({ kind: 'periods', structure: 's', periods: [0] })).toBe('period 08:00');
  expect(said({ kind: 'periods', structure: 's', periods: [3] })).toBe('Lunch');
  expect(cells(0, 1, 2)).toBe('Monday, periods 08:00 to 10:00');
  expect(cells(0, 1, 3)).toBe('Monday, periods 08:00 and 09:00 and Lunch');
  expect(cells(1)).toBe('Monday, 09:00');
});

it('says of a code that is a group of texts by now that it is of another version', () => {
  const runs = renderMessage(texts, null, { code: 'kinds.mostMoves.rule', values: { count: 3 } });
  expect(runs).toEqual([{ text: texts.t('names.unknownMessage') }]);
});

it('says of a stored finding about the limits of a teacher whom it is about', () => {
  const shownText = (text: string) => ({ kind: 'text', text }) as const;
  const values = { teacher: items('teacher', ['t1']), count: 12, available: 10, rules: shownText('r') };
  const said = (code: string) =>
    messageText(texts, source, { code: `findings.limitLeavesNoRoom.${code}`, values });
  expect(said('tooMany')).toBe('Ms Ito has 12 periods scheduled, but only has 10 available: r.');
  expect(said('tooFew')).toBe('Ms Ito has only 12 periods scheduled: r.');
});
