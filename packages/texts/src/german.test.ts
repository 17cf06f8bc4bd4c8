import { expect, it } from 'vitest';
import { textsIn } from './all.ts';
import { german } from './de/index.ts';
import { admin } from './en/admin.ts';
import { help } from './en/help.ts';
import { en } from './en/index.ts';
import { releases } from './en/releases.ts';
import { leafTexts } from './testing/leaf-texts.ts';

const english = new Map(leafTexts({ translation: en, admin, help, releases }));
const translated = new Map(leafTexts(german));

/** The placeholders and closing tags of a text, sorted; how a number is written belongs to them. */
const marks = (text: string) => (text.match(/\{\{.*?\}\}|<\/\w+>/g) ?? []).sort().join(' ');

it('has every text, and none that English does not have', () => {
  expect([...english.keys()].filter((id) => !translated.has(id))).toEqual([]);
  expect([...translated.keys()].filter((id) => !english.has(id))).toEqual([]);
});

it('has the placeholders of the English text in each', () => {
  const differs = [...translated].filter(([id, text]) => marks(text) !== marks(english.get(id) ?? ''));
  expect(differs.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
});

it('chooses plurals and writes numbers as German does', () => {
  const texts = textsIn('de');
  expect(texts.t('lists.groups.count', { count: 1 })).toBe('1 Klasse');
  expect(texts.t('lists.groups.count', { count: 1234 })).toBe('1.234 Klassen');
});

it('addresses the reader as “Sie”', () => {
  const familiar = [...translated].filter(([, text]) =>
    /\b([Dd]u|[Dd]ein(e[mnrs]?)?|[Dd]ich|[Dd]ir)\b/.test(text),
  );
  expect(familiar).toEqual([]);
});
