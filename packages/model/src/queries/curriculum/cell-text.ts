import type { Draft } from '../../draft/draft.ts';
import { MAX_PERIODS } from '../../records/schedule-structure.ts';
import type { Subject } from '../../records/subject.ts';
import type { Id } from '../../values/id.ts';
import { nameKey } from '../clean-name.ts';
import { teacherShortName } from '../teacher-short-name.ts';
import { lengthsText, weekLengths } from './curriculum-matrix.ts';

/** More lessons in one cell are a slip of the hand. */
const MAX_CELL_LESSONS = 100;

/** The sign of a cell for lessons without a teacher. */
const OPEN = '?';

/** The text of a cell, taken apart. Null is a part that the text does not name. */
export interface CellText {
  /** The length of each lesson, the longest first. */
  readonly lengths: readonly number[] | null;
  /** The other classes that sit together with the one of the cell. */
  readonly joins: readonly Id[] | null;
  /** The class in whose cell the lessons are entered: this one only joins them. */
  readonly joined: Id | null;
  /** Teachers by id; none when the text says that they are open. */
  readonly teachers: readonly Id[] | null;
  /** Names that no teacher has. */
  readonly unknownTeachers: readonly string[];
}

export type CellTextFault =
  | 'not-understood'
  | 'too-many-lessons'
  | 'lesson-too-long'
  | 'class-unknown'
  | 'teacher-ambiguous';

/** The reason that a text is no content of a cell, with the words of the text that it is about. */
export interface CellFault<Code extends string = CellTextFault> {
  readonly code: Code;
  readonly words: string;
}

type Named = { readonly id: Id; readonly name: string };

/** The names of a school that the texts of cells are read by; made once for the same teachers and classes. */
export interface MatrixNames {
  readonly teachers: readonly Named[];
  readonly teachersByKey: ReadonlyMap<string, readonly Named[]>;
  /** The longest name first. */
  readonly groups: readonly Named[];
}

export function matrixNames({ teachers, groups }: Pick<Draft, 'teachers' | 'groups'>): MatrixNames {
  const byKey = new Map<string, Named[]>();
  const add = (name: string, teacher: Named) => {
    const same = byKey.get(nameKey(name));
    if (same) same.push(teacher);
    else byKey.set(nameKey(name), [teacher]);
  };
  for (const teacher of Object.values(teachers)) add(teacher.name, teacher);
  for (const teacher of Object.values(teachers)) {
    const shortName = teacherShortName({ teachers }, teacher);
    if (shortName !== '' && !byKey.has(nameKey(shortName))) add(shortName, teacher);
  }
  return {
    teachers: Object.values(teachers),
    teachersByKey: byKey,
    groups: Object.values(groups).sort((a, b) => b.name.length - a.name.length),
  };
}

/** The text of a subject in the cell of a class, which `readCell` reads as just this subject. */
export function writeCell(draft: Draft, subject: Subject, group: Id): string {
  const others = subject.groups.filter((id) => id !== group);
  return [
    lengthsText(weekLengths(draft, subject)),
    ...others.map((id) => `+${draft.groups[id]?.name ?? ''}`),
    subject.teachers.map((id) => draft.teachers[id]?.name ?? '').join(', ') || OPEN,
  ].join(' ');
}

/**
 * Reads the text of a cell: '4', '2+1+1', '4 Kelly', '4 +7B Kelly, Moss', '4 Kelly +7B', 'Kelly', '4 ?' (the teacher is
 * open) and 'with 7A'. Teachers are found by their name, their short name or the beginnings of the words of their name.
 * @param words the words for 'with', in the languages of the reader.
 */
export function readCell(
  text: string,
  names: MatrixNames,
  words: readonly string[],
): CellText | { readonly fault: CellFault } {
  const trimmed = text.trim();
  const joined = joinedClass(trimmed, names, words);
  if (joined) return 'fault' in joined ? joined : { ...NOTHING, joined: joined.id };
  const counted = LENGTHS.exec(trimmed)?.[0] ?? '';
  const lengths = counted === '' ? null : lengthsOf(counted);
  if (lengths && 'fault' in lengths) return lengths;
  const members = readMembers(trimmed.slice(counted.length).trim(), names);
  if ('fault' in members) return members;
  const { joins, teachers } = members;
  if (lengths === null && joins === null && teachers.ids === null) return notUnderstood(trimmed);
  return { lengths, joins, joined: null, teachers: teachers.ids, unknownTeachers: teachers.unknown };
}

interface Members {
  readonly joins: readonly Id[] | null;
  readonly teachers: Teachers;
}

/** The classes that sit together, and the teachers before or after them. */
function readMembers(text: string, names: MatrixNames): Members | { fault: CellFault } {
  const joins = readJoins(text, names);
  if ('fault' in joins) return joins;
  const teachers = readTeachers(joins.rest, names);
  if ('fault' in teachers) return teachers;
  // The name of a teacher may have such a sign, too.
  const sign = joins.rest.search(/\s\+/);
  if (sign === -1 || teachers.unknown.length === 0) return { joins: joins.ids, teachers };
  const after = readJoins(joins.rest.slice(sign).trim(), names);
  if ('fault' in after) return after;
  if (after.rest !== '') return notUnderstood(after.rest);
  const before = readTeachers(joins.rest.slice(0, sign).trim(), names);
  if ('fault' in before) return before;
  return { joins: [...new Set([...(joins.ids ?? []), ...(after.ids ?? [])])], teachers: before };
}

const NOTHING: CellText = { lengths: null, joins: null, joined: null, teachers: null, unknownTeachers: [] };

const notUnderstood = (words: string) => ({ fault: { code: 'not-understood', words } }) as const;

function joinedClass(text: string, names: MatrixNames, words: readonly string[]) {
  const key = nameKey(text);
  const word = words.find((each) => key.startsWith(`${nameKey(each)} `));
  if (word === undefined) return null;
  const name = text.slice(word.length).trim();
  const group = names.groups.find((each) => nameKey(each.name) === nameKey(name));
  return group ?? { fault: { code: 'class-unknown', words: name } as const };
}

/** A number of single lessons; or a sum of lengths, in which '2×1' are two lessons of one period. */
const LENGTHS = /^\d+(?:[x×*]\d+)?(?:\+\d+(?:[x×*]\d+)?)*(?=\s|$)/i;

/** True for a text that begins with lessons: the content of a cell rather than a name. */
export const isLessonCount = (text: string): boolean => LENGTHS.test(text.trim());

function lengthsOf(text: string): number[] | { fault: CellFault } {
  const terms = text.split('+').map((term) => term.split(/[x×*]/i).map(Number));
  const [[first = 0, ofLength] = []] = terms;
  const isNumber = terms.length === 1 && ofLength === undefined;
  const runs = isNumber ? [[first, 1]] : terms.map(([a = 0, b]) => (b === undefined ? [1, a] : [a, b]));
  if (runs.reduce((sum, [count = 0]) => sum + count, 0) > MAX_CELL_LESSONS)
    return { fault: { code: 'too-many-lessons', words: text } };
  if (runs.some(([, length = 0]) => length > MAX_PERIODS))
    return { fault: { code: 'lesson-too-long', words: text } };
  const lengths = runs.flatMap(([count = 0, length = 0]) => Array.from({ length: count }, () => length));
  return lengths.filter((length) => length > 0).sort((a, b) => b - a);
}

interface Joins {
  readonly ids: readonly Id[] | null;
  readonly rest: string;
}

function readJoins(text: string, { groups }: MatrixNames): Joins | { fault: CellFault } {
  const ids: Id[] = [];
  let rest = text;
  while (rest.startsWith('+')) {
    const after = rest.slice(1).trimStart();
    const group = groups.find(({ name }) => isBeginning(after, name));
    if (!group) return { fault: { code: 'class-unknown', words: after.split(/\s/)[0] ?? '' } };
    if (!ids.includes(group.id)) ids.push(group.id);
    rest = after.slice(group.name.trim().length).trimStart();
  }
  return { ids: ids.length > 0 ? ids : null, rest };
}

/** True when the text begins with the whole name. */
function isBeginning(text: string, name: string): boolean {
  const own = name.trim();
  return (
    own !== '' &&
    nameKey(text.slice(0, own.length)) === nameKey(own) &&
    /^(\s|\+|$)/.test(text.slice(own.length))
  );
}

interface Teachers {
  readonly ids: readonly Id[] | null;
  readonly unknown: readonly string[];
}

function readTeachers(text: string, names: MatrixNames): Teachers | { fault: CellFault } {
  if (text === '') return { ids: null, unknown: [] };
  if (text === OPEN) return { ids: [], unknown: [] };
  const ids = new Set<Id>();
  const unknown: string[] = [];
  const parts = text.split(/([,;/&])/);
  for (let from = 0; from < parts.length; ) {
    const { words, next, found } = longestName(parts, from, names);
    if (found.length > 1) return { fault: { code: 'teacher-ambiguous', words } };
    const [teacher] = found;
    if (teacher) ids.add(teacher.id);
    else if (words !== '') unknown.push(words);
    from = next;
  }
  return { ids: [...ids], unknown };
}

/** The teachers that the parts from one on name: as many parts as are a whole name, else one. */
function longestName(parts: readonly string[], from: number, names: MatrixNames) {
  for (let end = parts.length; end > from; end -= 2) {
    const words = parts.slice(from, end).join('').trim();
    const found = names.teachersByKey.get(nameKey(words));
    if (found) return { words, next: end + 1, found };
  }
  const words = (parts[from] ?? '').trim();
  return { words, next: from + 2, found: words === '' ? [] : matchingTeachers(words, names) };
}

/** The teachers of whose names the words are beginnings, each of another word; those of that very name alone. */
export function matchingTeachers(words: string, { teachers, teachersByKey }: MatrixNames): readonly Named[] {
  const exact = teachersByKey.get(nameKey(words));
  if (exact) return exact;
  const wanted = wordsOf(words);
  return wanted.length === 0 ? [] : teachers.filter(({ name }) => isMatch(wordsOf(name), wanted));
}

function isMatch(own: readonly string[], wanted: readonly string[]): boolean {
  const left = [...own];
  return wanted.every((word) => {
    const at = left.findIndex((each) => each.startsWith(word));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

function wordsOf(text: string): string[] {
  return nameKey(text)
    .split(/[\s.]+/)
    .filter((word) => word !== '');
}

/** The part of a text that names the last of the teachers, and the text before it. */
export function lastTeacher(
  text: string,
  names: MatrixNames,
): { readonly before: string; readonly words: string } {
  const start = text.trimStart();
  const joins = readJoins(start.slice(LENGTHS.exec(start)?.[0].length ?? 0).trimStart(), names);
  if ('fault' in joins) return { before: text, words: '' };
  const lastPart = /[^,;/&]*$/.exec(joins.rest)?.[0].trimStart() ?? '';
  return { before: text.slice(0, text.length - lastPart.length), words: lastPart.trim() };
}
