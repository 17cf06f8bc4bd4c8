import type { Draft } from '../draft/draft.ts';
import type { Id } from '../values/id.ts';
import { spokenWords } from './teacher-short-name.ts';

/** A last name of at least this length may show a second letter. */
const LETTERS_FOR_TWO = 4;

/**
 * The initials of each teacher, for pages on which full names are not to be read: 'M. R.', for the next of these 'M. Ry.', then
 * 'M. R. 2'. None has a whole word of a name. Entered short names stay, but for those from which a name can be read. A number
 * stays with its title, and a code with a number, too: 'Prof 24', 'K6'. A code of letters does not: 'KIM' and 'NG' may be names.
 */
export function teacherInitials({ teachers }: Pick<Draft, 'teachers'>): ReadonlyMap<Id, string> {
  const all = Object.values(teachers).map((teacher) => ({ ...teacher, words: spokenWords(teacher.name) }));
  const allWords = new Set(all.flatMap(({ words }) => words.filter((word) => !isCode(word)).map(folded)));
  const isName = (form: string) =>
    form
      .split(' ')
      .some(
        (part) => (lettersOf(part).length > 1 || isWrittenInSyllables(part)) && allWords.has(folded(part)),
      );
  const initials = new Map<Id, string>();
  for (const { id, shortName, words } of all)
    if (shortName !== '' && !isName(shortName) && !words.some((word) => isReadFrom(shortName, word)))
      initials.set(id, shortName);
  const taken = new Set([...initials.values()].map(folded));
  const numbers = new Map<string, number>();
  const isKnownByCode = ({ words }: (typeof all)[number]) => words.every(isCode);
  // Codes come first: the sixth K. is not to take that of K6.
  for (const { id, name, words } of all.toSorted(
    (a, b) => Number(isKnownByCode(b)) - Number(isKnownByCode(a)),
  )) {
    if (initials.has(id)) continue;
    const forms = words.every((word) => !/\p{L}/u.test(word)) && words.length > 0 ? [name] : formsOf(words);
    let form = forms.find((each) => !taken.has(folded(each)) && !isName(each));
    const [base = ''] = forms;
    for (let number = numbers.get(base) ?? (base === '' ? 1 : 2); form === undefined; number += 1) {
      const numbered = `${base} ${number}`.trim();
      if (!taken.has(folded(numbered))) form = numbered;
      numbers.set(base, number + 1);
    }
    initials.set(id, form);
    taken.add(folded(form));
  }
  return initials;
}

/** The initials of these words, then with a second letter of the last one. Words such as 'van' have none. */
function formsOf(words: readonly string[]): string[] {
  // A family name of one syllable would be shown whole.
  const shown = words.filter((word) => !isWrittenInSyllables(word) || lettersOf(word).length > 1);
  const capital = shown.filter((word) => !/^\p{Ll}/u.test(word));
  const named = capital.length > 0 ? capital : shown;
  const [last = ''] = named.slice(-1);
  const letters = named.map((word) => initialOf(word));
  if (last === '') return [];
  const [, second = ''] = lettersOf(last);
  const hasTwo =
    /^\p{L}/u.test(second) &&
    lettersOf(last).length >= LETTERS_FOR_TWO &&
    !isWrittenInSyllables(last) &&
    !isCode(last);
  const two = hasTwo ? `${initialOf(last).slice(0, -1)}${second.toLowerCase()}.` : null;
  return [letters, ...(two === null ? [] : [[...letters.slice(0, -1), two]])].map((form) => form.join(' '));
}

/** 'Ryan': R. A number or a code stays as it is. In Chinese, Japanese and Korean the first letter may be the whole family name. */
function initialOf(word: string): string {
  if (isCode(word)) return word;
  const letters = lettersOf(word);
  if (isWrittenInSyllables(word)) return letters.at(-1) ?? '';
  return `${(letters[0] ?? '').toUpperCase()}.`;
}

/** True of a number, and of one with a single letter, such as 'K6': no name can be read from it. */
const isCode = (word: string): boolean => /\p{N}/u.test(word) && /^\p{N}*[\p{Lu}\p{Ll}]?\p{N}*$/u.test(word);

const isWrittenInSyllables = (word: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);

/** The letters of a word with their marks; of an Arabic one without its article. */
const lettersOf = (word: string): string[] =>
  word
    .replace(/^ال(?=\p{L}{2})/u, '')
    .normalize('NFC')
    .match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];

/** True of a short name that has a word of the name, or a part of it, or begins one: 'Ryan' and 'Rya' for Ryan, 'Graf' for Müller-Graf. */
function isReadFrom(shortName: string, word: string): boolean {
  if (isCode(word) || (lettersOf(word).length < 2 && !isWrittenInSyllables(word))) return false;
  const isLong = lettersOf(shortName).length > 1;
  const parts = word.split(/[-‐'’]/).filter((part) => lettersOf(part).length > 1);
  return [word, ...parts].some((part) =>
    spellingsOf(part).some((whole) =>
      spellingsOf(shortName).some((short) => short.includes(whole) || (isLong && whole.startsWith(short))),
    ),
  );
}

/** A text as it is folded, and as it is written where there are no umlauts: 'Jager' and 'Jaeger' for Jäger. */
const spellingsOf = (text: string): string[] => {
  const composed = text.normalize('NFC').toLowerCase();
  return [composed, composed.replaceAll(/[äöü]/g, (letter) => `${umlauts[letter]}`)].map(folded);
};

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** Letters that have no plain one under their marks. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' };

/** Without marks, capitals and what is no letter or number. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[ßøłđæœ]/g, (letter) => `${plain[letter]}`)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
