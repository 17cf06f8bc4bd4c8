import { classesWithParts, partNames } from '@bellgrid/model';
import {
  entryKinds,
  namedParts,
  type PublishedData,
  type PublishedEntry,
  type PublishedLesson,
} from './published-data.ts';

/** A lesson that is new, gone, at another time, or at its time in another room or with others. */
export interface LessonChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly before: PublishedLesson | null;
  readonly after: PublishedLesson | null;
  /** Names that are other than before; none for a lesson that is new or gone. */
  readonly differences: readonly Difference[];
}

/** Names that a lesson no longer has, and those that it has since. */
export interface Difference {
  /** Of divided classes that the lesson was and is of, the parts that have it. */
  readonly field: 'subject' | 'classes' | 'parts' | 'teachers' | 'rooms';
  readonly was: readonly string[];
  readonly is: readonly string[];
}

/** Names that both editions show. */
interface Comparable {
  readonly parts: boolean;
  readonly teachers: boolean;
  readonly rooms: boolean;
}

/**
 * The changes of each entry since the edition before, by the key of the entry; those without are absent.
 * No name that the later settings leave out is among them.
 */
export function changesSince(before: PublishedData, after: PublishedData): Map<string, LessonChange[]> {
  const shownNames = namesFor(before, after);
  const isComparable = {
    // Editions from before parts were published have none.
    parts: before.entries.every(({ lessons }) => lessons.every(({ parts }) => parts !== undefined)),
    teachers: before.settings.teachers === after.settings.teachers,
    rooms: before.settings.rooms === after.settings.rooms,
  };
  const older = new Map(before.entries.map((entry) => [entry.key, entry.lessons]));
  const changes = new Map<string, LessonChange[]>();
  for (const entry of after.entries) {
    const own = changesOf(entry, (older.get(entry.key) ?? []).map(shownNames), isComparable);
    if (own.length > 0) changes.set(entry.key, own);
  }
  return changes;
}

/**
 * Gives lessons of an earlier edition the names that a later one shows: other forms of teachers' names are looked up
 * by the keys of their pages, and left out where they are not known for certain.
 */
function namesFor(before: PublishedData, after: PublishedData): (lesson: PublishedLesson) => PublishedLesson {
  const { teachers, rooms } = after.settings;
  // Initials depend on the other teachers, and earlier versions of the server showed short names.
  const isOther = before.settings.teachers !== teachers || teachers === 'initials';
  const names = isOther ? newNames(before.entries, after.entries) : null;
  return (lesson) => ({
    ...lesson,
    teachers: names ? lesson.teachers.flatMap((name) => names.get(name) ?? []) : lesson.teachers,
    rooms: rooms ? lesson.rooms : [],
  });
}

/** The new names of the teachers of an earlier edition by their old ones; two of one name have none. */
function newNames(before: readonly PublishedEntry[], after: readonly PublishedEntry[]): Map<string, string> {
  const isTeacher = ({ kind }: PublishedEntry) => kind === 'teachers';
  const byKey = new Map(after.filter(isTeacher).map(({ key, name }) => [key, name]));
  const names = new Map<string, string>();
  const seen = new Set<string>();
  for (const { key, name } of before.filter(isTeacher)) {
    const newName = byKey.get(key);
    if (seen.has(name)) names.delete(name);
    else if (newName !== undefined) names.set(name, newName);
    seen.add(name);
  }
  return names;
}

/**
 * Pairs lessons that are alike in ever fewer respects; equal ones are no change, also when they took turns. Of lessons
 * of one subject and class that took turns, one with another teacher stays at its time: readers see no identities.
 */
function changesOf(
  entry: PublishedEntry,
  before: readonly PublishedLesson[],
  isComparable: Comparable,
): LessonChange[] {
  const timeOf = ({ day, start, end }: PublishedLesson) => `${day} ${start} ${end}`;
  const content = ({ subject, classes }: PublishedLesson) => JSON.stringify([subject, classes.toSorted()]);
  const inParts = (lesson: PublishedLesson) =>
    JSON.stringify([content(lesson), isComparable.parts && partsFor(entry, lesson).toSorted()]);
  const looks = (lesson: PublishedLesson) =>
    JSON.stringify([
      inParts(lesson),
      isComparable.teachers && lesson.teachers.toSorted(),
      isComparable.rooms && lesson.rooms.toSorted(),
    ]);
  const alike: ((lesson: PublishedLesson) => string)[] = [
    (lesson) => `${timeOf(lesson)} ${looks(lesson)}`,
    (lesson) => `${timeOf(lesson)} ${inParts(lesson)}`,
    (lesson) => `${timeOf(lesson)} ${content(lesson)}`,
    ({ uid }) => uid,
    inParts,
    content,
  ];
  let [older, newer] = [[...before], [...entry.lessons]];
  const changes: LessonChange[] = [];
  for (const [round, keyOf] of alike.entries()) {
    const found = pairs(older, newer, keyOf);
    [older, newer] = [found.before, found.after];
    if (round === 0) continue;
    for (const [was, is] of found.pairs)
      changes.push({
        ...{ kind: timeOf(was) === timeOf(is) ? 'changed' : 'moved', before: was, after: is },
        differences: differencesOf(entry, was, is, isComparable),
      });
  }
  for (const lesson of newer) changes.push({ kind: 'added', before: null, after: lesson, differences: [] });
  for (const lesson of older) changes.push({ kind: 'removed', before: lesson, after: null, differences: [] });
  const place = ({ before: was, after: is }: LessonChange) => is ?? was;
  return changes.sort((a, b) => {
    const [first, second] = [place(a), place(b)];
    return first && second ? first.day - second.day || first.start - second.start : 0;
  });
}

/** The names of those of these classes that have the lesson: of a class its own parts, else each class or its parts. */
function partsFor(
  { kind, name }: PublishedEntry,
  lesson: PublishedLesson,
  classes: readonly string[] = lesson.classes,
): string[] {
  const parts = namedParts(lesson);
  if (kind !== 'classes') return classesWithParts(classes, parts, '');
  return classes.includes(name) ? partNames(parts, name, '') : [];
}

function differencesOf(
  entry: PublishedEntry,
  before: PublishedLesson,
  after: PublishedLesson,
  isComparable: Comparable,
): Difference[] {
  const fields = entryKinds.filter((kind) => kind === 'classes' || isComparable[kind]);
  const staying = before.classes.filter((name) => after.classes.includes(name));
  const [was, is] = [partsFor(entry, before, staying), partsFor(entry, after, staying)];
  const areOther = isComparable.parts && without(was, is).length + without(is, was).length > 0;
  const all: Difference[] = [
    { field: 'subject', ...differing([before.subject], [after.subject]) },
    // All of them: those that a lesson loses tell little without the others.
    ...(areOther ? [{ field: 'parts' as const, was, is }] : []),
    ...fields.map((field) => ({ field, ...differing(before[field], after[field]) })),
  ];
  return all.filter(({ was, is }) => was.length + is.length > 0);
}

const differing = (before: readonly string[], after: readonly string[]) => ({
  was: without(before, after),
  is: without(after, before),
});

/** The names that are not among others; one that is there twice must be among them twice. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function pairs(
  before: readonly PublishedLesson[],
  after: readonly PublishedLesson[],
  keyOf: (lesson: PublishedLesson) => string,
) {
  const waiting = new Map<string, PublishedLesson[]>();
  for (const lesson of before) {
    const key = keyOf(lesson);
    waiting.set(key, [...(waiting.get(key) ?? []), lesson]);
  }
  const found: (readonly [PublishedLesson, PublishedLesson])[] = [];
  const left = after.filter((lesson) => {
    const was = waiting.get(keyOf(lesson))?.shift();
    if (was) found.push([was, lesson]);
    return !was;
  });
  return { pairs: found, before: [...waiting.values()].flat(), after: left };
}
