import { expect, it } from 'vitest';
import { german } from './de/index.ts';
import { admin } from './en/admin.ts';
import { help } from './en/help.ts';
import { en } from './en/index.ts';
import { releases } from './en/releases.ts';
import { leafTexts } from './testing/leaf-texts.ts';

/** Spellings and words that the texts do not use, with the one to use instead. */
const english: readonly (readonly [RegExp, string])[] = [
  [/(?<!e-)\be?mails?\b/i, 'e-mail'],
  [/\bcolors?\b/i, 'colour'],
  [/\blicenses?\b/i, 'licence'],
  [/\btime-?\s?tables?\b/i, 'schedule'],
  [/\bwish(es)?\b/i, 'soft constraint'],
  [/\bbells?\b/i, 'period, period times'],
  [/\bstands?\b/i, 'is placed'],
  [/\b(go|goes|went) on\b/i, 'continue'],
  [/\bany more\b/i, 'no longer'],
  [/\b(ask|asks|asked) for (a|the|it)\b/i, 'request'],
  [/^most \w+ (of|per)\b|^fewest\b/i, 'maximum, minimum'],
  [/\bexported from here\b/i, 'exported from Bellgrid'],
  [/\b(lessons|periods|rows|\d+ \w+) less\b/i, 'fewer, removed'],
  [/\bone \w+ a row\b/i, 'one … per row'],
  [/"/, 'curly quotation marks'],
];

/** Texts that the product's specification gives word for word. */
const given = new Set([
  'I verified my email',
  'Your email was not verified.',
  'Color Filter',
  'Added "{{name}}"',
]);

const germanTerms: readonly (readonly [RegExp, string])[] = [
  [/\be-?mails?\b|\bEmails?\b|\beMails?\b/, 'E-Mail'],
  [/\bLehrer(in|innen|n|s)?\b/, 'Lehrkraft'],
  [/\b(Klassenzimmer|Klassenraum|Zimmer)\b/, 'Raum'],
  [/\b(Constraint|Einschränkungsregel)s?\b/, 'Regel'],
  [/\bLektion(en)?\b/, 'Unterrichtsstunde'],
  [/\bZeitplan\b/, 'Stundenplan'],
  [/\bPasswörter\b(?! stimmen)|\bKennw/, 'Passwort'],
  [/\b[Hh]arten? Regel|\b[Ww]eichen? Regel/, 'Muss-Regel, Wunsch'],
  [/\bAbhilfe/, 'Korrektur'],
  [/\bZeitgrenze/, 'Zeitlimit'],
  [/\bKurzname/, 'Kürzel'],
  [/\b(liegt|gleichzeitig|bleibt) auf\s/, 'am'],
  [/"|“[^”]*”/, 'deutsche Anführungszeichen „…“'],
];

/** Words that readers type, which are not those of the product. */
const TYPED = /\bconstraints\.(someoneWords|terms\.nouns?)\./;

function faultsOf(texts: object, terms: typeof english): string[] {
  return leafTexts(texts).flatMap(([id, text]) => {
    if (given.has(text) || TYPED.test(id)) return [];
    const words = text.replaceAll(/\{\{.*?\}\}/g, '');
    const wrong = terms.filter(([pattern]) => pattern.test(words));
    return wrong.map(([, instead]) => `${id}: “${text}” (write: ${instead})`);
  });
}

it('has one spelling and one word for one idea in English', () => {
  expect(faultsOf({ ...en, admin, help, releases }, english)).toEqual([]);
});

it('has one spelling and one word for one idea in German', () => {
  expect(faultsOf(german, germanTerms)).toEqual([]);
});
