import type { Draft } from '../draft/draft.ts';
import { MAX_TEACHER_SHORT_NAME, type Teacher } from '../records/teacher.ts';
import type { Id } from '../values/id.ts';

/** Forms of address and titles, which are no part of the initials. */
const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'dr',
  'prof',
  'sir',
  'herr',
  'frau',
  'hr',
  'fr',
  'fräulein',
  'mag',
  'ing',
  'dipl',
  'm',
  'mme',
  'mlle',
  'sr',
  'sra',
  'srta',
  'don',
  'doña',
]);
/** A name of one word up to this length is its own short name: many files call teachers by codes. */
const MAX_CODE = 4;
const LETTERS_OF_ONE_WORD = 3;

/**
 * The name of a teacher for narrow places: the entered short name, or one proposed from the name that no other
 * teacher has. The whole staff is read once for each state of the draft.
 */
export function teacherShortName({ teachers }: Pick<Draft, 'teachers'>, { id }: Pick<Teacher, 'id'>): string {
  const known = shortNames.get(teachers) ?? allShortNames(teachers);
  shortNames.set(teachers, known);
  return known.get(id) ?? '';
}

const shortNames = new WeakMap<Draft['teachers'], ReadonlyMap<Id, string>>();

function allShortNames(teachers: Draft['teachers']): ReadonlyMap<Id, string> {
  const all = Object.values(teachers);
  const names = new Map(all.map(({ id, shortName }) => [id, shortName]));
  const taken = new Set(all.flatMap(({ shortName }) => (shortName === '' ? [] : [shortName.toLowerCase()])));
  for (const { id, name, shortName } of all) {
    if (shortName !== '') continue;
    const proposed = proposal(name, taken);
    names.set(id, proposed);
    taken.add(proposed.toLowerCase());
  }
  return names;
}

/** The short name that is proposed for a teacher of this name among the others. */
export function proposedShortName(draft: Draft, { id, name }: Pick<Teacher, 'id' | 'name'>): string {
  const others = Object.values(draft.teachers).filter((each) => each.id !== id);
  return proposal(name, new Set(others.map((each) => teacherShortName(draft, each).toLowerCase())));
}

/** 'Amelia Hartley': AH, else AHa, AHar, AH2; 'Baim': Baim. Empty for a name without letters. */
function proposal(name: string, taken: ReadonlySet<string>): string {
  const forms = formsOf(name);
  const [shortest = ''] = forms;
  if (shortest === '') return '';
  const free = forms.find((form) => !taken.has(form.toLowerCase()));
  if (free !== undefined) return free;
  for (let number = 2; ; number += 1) {
    const end = `${number}`;
    const form = [...shortest].slice(0, MAX_TEACHER_SHORT_NAME - end.length).join('') + end;
    if (!taken.has(form.toLowerCase())) return form;
  }
}

/** Short names of a name, the best first, each of at most the longest length. */
function formsOf(name: string): string[] {
  const words = spokenWords(name);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const forms =
    last === ''
      ? [first.length <= MAX_CODE ? first : '', ...beginnings(first, LETTERS_OF_ONE_WORD)]
      : [1, 2, 3]
          .flatMap((length) => beginnings(last, length).slice(0, 1))
          .map((end) => initial(first) + end);
  const fitting = forms.filter((form) => form !== '' && form.length <= MAX_TEACHER_SHORT_NAME);
  return [...new Set(fitting)];
}

/** The first letters of a word, from a number of letters to two more. */
function beginnings(word: string, length: number): string[] {
  const letters = [...word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')];
  return [length, length + 1, length + 2].map(
    (count) => initial(word) + letters.slice(1, count).join('').toLowerCase(),
  );
}

function initial(word: string): string {
  return ([...word][0] ?? '').toUpperCase();
}

/** A name as it is said, given name first: 'Hartley, Amelia' is Amelia Hartley. */
export function spokenName(name: string): string {
  const [family = '', ...given] = name.split(',').map((part) => part.trim());
  return [...given, family].filter((part) => part !== '').join(' ');
}

/** The words of a name, given name first: 'Hartley, Amelia' and 'Dr. Amelia Hartley' are Amelia Hartley. */
export function spokenWords(name: string): string[] {
  const words = spokenName(name)
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const named = words.filter((word) => !titles.has(word.toLowerCase()));
  return named.length > 0 ? named : words;
}
