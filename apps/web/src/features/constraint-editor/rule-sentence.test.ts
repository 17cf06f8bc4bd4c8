import { type AnyKind, kinds } from '@bellgrid/constraints';
import { createExampleSchool, type RuleOwnerType, type RuleRecord, rulesFor } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { german } from '@bellgrid/texts/de';
import { expect, test } from 'vitest';
import { fieldLabel } from './field-label.ts';
import { findEntries } from './find-entries.ts';
import { grouped, ownEntries } from './KindPicker.tsx';
import { knownNames } from './named-in-search.ts';
import { kindNamed } from './rule-row.ts';
import { fieldsBeside, ruleSentence } from './rule-sentence.ts';

const draft = createExampleSchool();
const english = createTexts();
const inGerman = createTexts();
for (const [area, bundle] of Object.entries(german)) inGerman.addResourceBundle('de', area, bundle);
await inGerman.changeLanguage('de');

/** The sentence of a kind, its fields by name. */
function shown(kind: AnyKind, values: Record<string, unknown> = {}, type: RuleOwnerType = 'subject') {
  const parts = ruleSentence(english, draft, kind, { ownerType: type, base: 'x', values });
  const words = parts.map((each) => {
    if (each.part === 'text') return each.text;
    if (each.part === 'base') return '[base]';
    return each.index === null ? `[${each.name}]` : `[${each.name} ${each.index}]`;
  });
  return { sentence: words.join(''), beside: fieldsBeside(kind, parts) };
}

test('the sentence of a rule has its fields where its values are', () => {
  expect(shown(kinds.maxGapsPerWeek, {}, 'teacher').sentence).toBe(
    '[base] has at most [maxGaps] gaps a week',
  );
  expect(shown(kinds.maxGapsPerWeek, { maxGaps: 1 }, 'teacher').sentence).toMatch(/gap a week$/);
  expect(shown(kinds.maxGapsPerWeek, { maxGaps: 0 }, 'teacher').sentence).toContain('[maxGaps]');
  expect(shown(kinds.teacherBreak).sentence).toBe(
    '[base] has a break of [breakSize] after at most [maxConsecutiveTeachingPeriods] periods',
  );
  expect(shown(kinds.maxDaysInWindow, {}, 'group').sentence).toMatch(/from \[start\] to \[end\] on at most/);
  expect(shown(kinds.directlyAfter).sentence).toBe('Right after [lessons 0] comes [lessons 1]');
  expect(shown(kinds.minDaysBetween).sentence).toMatch(/^\[lessons\] must be at least \[minDays\]/);
});

test('of the variants of a sentence it is the one with most fields, unless a choice makes it another', () => {
  expect(shown(kinds.consecutive, { spacing: 0 }).sentence).toContain('[spacing]');
  expect(shown(kinds.startsAtFirstPeriod, { maxExceptions: 0 }, 'group').sentence).toContain(
    '[maxExceptions]',
  );
  const after = shown(kinds.splitAround, { direction: '>' });
  expect(after.sentence).toContain('after [periodIndex]');
  expect(after.beside).toEqual(['direction']);
  expect(shown(kinds.minPeriodsPerDay, { allowEmptyDays: false }, 'group').sentence).toContain(
    'on every day',
  );
});

const offered = (['teacher', 'group', 'subject', 'lesson'] as const).flatMap((type) =>
  rulesFor(type).map((rule): [RuleOwnerType, RuleRecord] => [type, rule]),
);

test.each([
  ['English', english],
  ['German', inGerman],
])(
  'in %s every kind with a record has a sentence, a form with all its fields, and words for each',
  (_, texts) => {
    for (const [type, rule] of offered) {
      const kind = kinds[kindNamed(rule.kind) as keyof typeof kinds];
      const parts = ruleSentence(texts, draft, kind, { ownerType: type, base: 'x', values: {} });
      const inSentence = parts.flatMap((each) => (each.part === 'field' ? [each.name] : []));
      const units = Object.keys(rule.fields).filter((name) => rule.fields[name]?.type === 'units');
      expect(new Set([...inSentence, ...fieldsBeside(kind, parts), ...units])).toEqual(
        new Set(Object.keys(rule.fields)),
      );
      expect(parts.some(({ part }) => part === 'text')).toBe(true);
      expect(texts.exists(`kinds.${rule.kind}.rule`, { count: 1 })).toBe(true);
      for (const [name, field] of Object.entries(rule.fields)) {
        const words = field.type === 'indices' ? `fieldTypes.${field.of}` : `fields.${name}`;
        expect(texts.exists(`rules.${words}`), name).toBe(true);
        expect(fieldLabel(texts, name, field)).not.toBe('');
      }
    }
  },
);

test('the picker has each kind once, and finds it by the words of its sentence', () => {
  const owners = { type: 'teacher', ids: [Object.keys(draft.teachers)[0] ?? ''] } as const;
  const entries = ownEntries(english, draft, owners);
  const values = grouped(english, entries).flatMap(({ items }) => items.map(({ value }) => value));
  expect(values.length).toBe(rulesFor('teacher').length);
  expect(new Set(values).size).toBe(values.length);
  const found = findEntries(english, 'no more than two gaps per day please', {
    entries,
    names: knownNames(draft),
    isFirst: () => true,
  });
  expect(found.entries[0]?.label).toMatch(/has at most \[0\] gaps a day/);
});
