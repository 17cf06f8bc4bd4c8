import { expect, it } from 'vitest';
import { findingKey, findingSchema, type Message, messageKey, messageSchema } from './message.ts';
import { value } from './value.ts';

const rule: Message = {
  code: 'kinds.maxGapsPerDay.rule',
  values: { base: value.item('teacher', 't1'), count: 2 },
};

it('reads back every form of value', () => {
  const message: Message = {
    code: 'findings.example',
    values: {
      count: 3,
      name: value.text('9A'),
      days: value.days([0, 4]),
      periods: value.periods(null, [1]),
      cells: value.cells([{ structure: 's', day: 0, period: 1 }]),
      start: value.minutes(480),
      teachers: value.items('teacher', ['t1', 't2'], 3),
      rules: value.messages([rule], 'and', 4),
      rule,
    },
  };
  expect(messageSchema.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
  expect(findingSchema.parse({ ...message, about: { teachers: ['t1'] } })).toEqual({
    ...message,
    about: { teachers: ['t1'] },
  });
});

it('refuses a sentence as a value', () => {
  expect(messageSchema.safeParse({ code: 'a', values: { why: 'because' } }).success).toBe(false);
});

it('knows equal messages by their values, in any order of the keys', () => {
  const same = {
    values: { count: 2, base: { ids: ['t1'], type: 'teacher', kind: 'items' } },
    code: rule.code,
  } as const;
  expect(messageKey(same)).toBe(messageKey(rule));
  expect(messageKey({ ...rule, values: { ...rule.values, count: 3 } })).not.toBe(messageKey(rule));
  const about = { teachers: ['t1'] };
  expect(findingKey({ ...rule, about })).not.toBe(findingKey({ ...rule, about: { teachers: ['t2'] } }));
});
