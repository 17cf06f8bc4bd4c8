import { isolated } from '@bellgrid/texts';
import type { Difference, LessonChange } from './edition-changes.ts';
import type { PageTexts } from './page-texts.ts';
import {
  entryKinds,
  type PublishedData,
  type PublishedEntry,
  type PublishedLesson,
  shownClasses,
} from './published-data.ts';

interface Words {
  readonly data: Pick<PublishedData, 'days'>;
  readonly texts: PageTexts;
}

/** The changes of an entry, with the lessons that are as before. */
interface Changed extends Words {
  readonly entry: PublishedEntry;
  readonly changes: readonly LessonChange[];
  readonly unchanged: readonly PublishedLesson[];
}

type Group = readonly [LessonChange, ...LessonChange[]];

interface Sentence {
  readonly about: Group;
  readonly text: string;
}

/** Says in one sentence each what it can say of the changes that are left; those of no sentence are left for the next. */
type Fold = (changed: Changed, left: readonly LessonChange[]) => Sentence[];

/** Of fewer lessons each is named. */
const FEWEST_OF_ALL = 3;
const MOST_TIMES = 8;

/**
 * The changes of a class, teacher or room in sentences under its name: those that are alike in one. A sentence has the
 * place of its first change in the week.
 */
export function lessonChangeSentences(
  { data, texts }: Words,
  entry: PublishedEntry,
  changes: readonly LessonChange[],
): string[] {
  const since = new Set(changes.map(({ after }) => after));
  const unchanged = entry.lessons.filter((lesson) => !since.has(lesson));
  const changed: Changed = { data, texts, entry, changes, unchanged };
  const places = new Map(changes.map((change, place) => [change, place]));
  const sentences: Sentence[] = [];
  let left = changes;
  for (const fold of folds) {
    const found = fold(changed, left);
    sentences.push(...found);
    const told = new Set(found.flatMap(({ about }) => about));
    left = left.filter((change) => !told.has(change));
  }
  const placeOf = ({ about: [first] }: Sentence) => places.get(first) ?? 0;
  return sentences.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ text }) => text);
}

/** All lessons of the entry, changed alike. */
const allAlike: Fold = (changed, left) => {
  const { texts, changes, unchanged } = changed;
  return alikeIn(changed, left).flatMap((about) => {
    const count = about.length;
    if (count < FEWEST_OF_ALL || count < changes.length + unchanged.length) return [];
    const difference = differenceText(changed, about[0]);
    return [{ about, text: texts.t('published.change.all', { count, difference }) }];
  });
};

/** A class or teacher without lessons before or since. */
const allNewOrGone: Fold = ({ texts, entry, changes, unchanged }, left) => {
  const [first, ...others] = left;
  if (!first || entry.kind === 'rooms' || unchanged.length > 0) return [];
  const count = left.length;
  const { kind } = first;
  const isAll = count === changes.length && others.every((change) => change.kind === kind);
  if (!isAll || count < FEWEST_OF_ALL || (kind !== 'added' && kind !== 'removed')) return [];
  const classes = entry.kind === 'classes' ? [] : left.flatMap((change) => lessonOf(change).classes);
  const text =
    kind === 'added' ? texts.t('published.change.allNew', { count }) : texts.t('published.change.allGone');
  return [{ about: [first, ...others], text: noted(texts, text, nameList(texts, classes)) }];
};

/** Classes that a room has since with several lessons, or no longer. */
const newOrGoneHere: Fold = ({ texts, entry, changes, unchanged }, left) => {
  if (entry.kind !== 'rooms') return [];
  return (['added', 'removed'] as const).flatMap((kind) => {
    const staying = new Set(
      [...unchanged, ...changes.filter((change) => change.kind !== kind).map(lessonOf)].flatMap(
        ({ classes }) => classes,
      ),
    );
    const groups = groupsBy(
      left.filter((change) => change.kind === kind),
      (change) => JSON.stringify(lessonOf(change).classes.toSorted()),
    ).filter(([first, second]) => {
      const { classes } = lessonOf(first);
      return second !== undefined && classes.length > 0 && !classes.some((name) => staying.has(name));
    });
    const [first, ...others] = groups.flat().sort((a, b) => changes.indexOf(a) - changes.indexOf(b));
    if (!first) return [];
    const about: Group = [first, ...others];
    const names = [...new Set(about.flatMap((change) => lessonOf(change).classes))];
    const key = kind === 'added' ? 'newHere' : 'goneHere';
    const values = { count: names.length, names: nameList(texts, names) };
    return [{ about, text: texts.t(`published.change.${key}`, values) }];
  });
};

/** Lessons of several subjects that lost the same names, where no lesson has these any more. */
const always: Fold = (changed, left) => {
  const { texts, entry } = changed;
  return alikeIn(changed, left).flatMap((about) => {
    const subjects = new Set(about.map((change) => lessonOf(change).subject));
    if (about.length < FEWEST_OF_ALL || subjects.size < 2) return [];
    const isEverywhere = about[0].differences.every(
      ({ field, was }) =>
        field !== 'subject' &&
        field !== 'parts' &&
        was.length > 0 &&
        !entry.lessons.some((lesson) => was.some((name) => lesson[field].includes(name))),
    );
    if (!isEverywhere) return [];
    const values = { count: about.length, difference: differenceText(changed, about[0]) };
    return [{ about, text: texts.t('published.change.always', values) }];
  });
};

/** All lessons of a subject, changed alike or gone. */
const ofSubject: Fold = (changed, left) => {
  const { texts, entry, changes, unchanged } = changed;
  const counts = new Map<string, number>();
  for (const subject of [
    ...unchanged.map((lesson) => label(entry, lesson, [])),
    ...changes.map((change) => labelOf(changed, change)),
  ])
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const changedOrGone = left.filter(({ kind }) => kind === 'changed' || kind === 'removed');
  return groupsBy(changedOrGone, (change) =>
    JSON.stringify([change.kind, labelOf(changed, change), differenceText(changed, change)]),
  ).flatMap((about) => {
    const count = about.length;
    if (count < 2 || count < (counts.get(labelOf(changed, about[0])) ?? 0)) return [];
    return [{ about, text: sentenceOf(changed, about, texts.t('published.change.lessons', { count })) }];
  });
};

/** Lessons that are alike but for their times. */
const atTimes: Fold = (changed, left) => {
  const groups = groupsBy(left, (change) =>
    change.kind === 'moved'
      ? `${changed.changes.indexOf(change)}`
      : JSON.stringify([change.kind, labelOf(changed, change), partnersOf(changed, change)]),
  );
  return groups.flatMap(inParts).map((about) => {
    const times = about.map((change) => timeText(changed, lessonOf(change)));
    return { about, text: sentenceOf(changed, about, [...new Set(times)].join('; ')) };
  });
};

const folds: readonly Fold[] = [allAlike, allNewOrGone, newOrGoneHere, always, ofSubject, atTimes];

function groupsBy(changes: readonly LessonChange[], keyOf: (change: LessonChange) => string): Group[] {
  const groups = new Map<string, [LessonChange, ...LessonChange[]]>();
  for (const change of changes) {
    const key = keyOf(change);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
}

/** Lessons at their times with the same other names. */
const alikeIn = (changed: Changed, changes: readonly LessonChange[]): Group[] =>
  groupsBy(
    changes.filter(({ kind }) => kind === 'changed'),
    (change) => differenceText(changed, change),
  );

/** Groups of so many lessons as one sentence may name the times of. */
function inParts([first, ...others]: Group): Group[] {
  const next = others.slice(MOST_TIMES - 1);
  const [second, ...rest] = next;
  const part: Group = [first, ...others.slice(0, MOST_TIMES - 1)];
  return second ? [part, ...inParts([second, ...rest])] : [part];
}

/** Changes of one kind and subject, at these times. */
function sentenceOf(changed: Changed, group: Group, times: string): string {
  const { texts, entry } = changed;
  const [first] = group;
  const { kind, before, after } = first;
  const subject = labelOf(changed, first);
  if (kind === 'changed')
    return texts.t('published.change.changed', {
      subject,
      times,
      difference: differenceText(changed, first),
    });
  const all = new Set(group.map((change) => partnersOf(changed, change)));
  const partners = all.size === 1 ? partnersOf(changed, first) : '';
  if (kind === 'moved' && before && after) {
    const values = { subject, before: timeText(changed, before), after: timeText(changed, after) };
    return noted(texts, texts.t('published.change.moved', values), partners);
  }
  const key = kind === 'added' ? 'added' : entry.kind === 'classes' ? 'removed' : 'leaves';
  return noted(texts, texts.t(`published.change.${key}`, { subject, times }), partners);
}

/** The lesson as it is since, or as it was before it was gone. */
function lessonOf({ before, after }: LessonChange): PublishedLesson {
  const lesson = after ?? before;
  if (lesson === null) throw new Error('A change has no lesson.');
  return lesson;
}

function labelOf({ entry }: Changed, change: LessonChange): string {
  const { before, differences } = change;
  const isOther = differences.some(({ field }) => field === 'subject');
  return label(entry, isOther && before ? before : lessonOf(change), differences);
}

/** The subject with the parts of the class; of teachers and rooms with the classes, unless its name has theirs already. */
function label(entry: PublishedEntry, lesson: PublishedLesson, differences: readonly Difference[]): string {
  const differing = differences.flatMap(({ field, is, was }) => (field === 'classes' ? [...is, ...was] : []));
  const classes = lesson.classes.filter((name) => !differing.includes(name));
  const areOther = differences.some(({ field }) => field === 'parts');
  const parts = areOther ? [] : (lesson.parts ?? []);
  const own = shownClasses(entry, { ...lesson, classes, parts }).filter(
    (name) => !lesson.subject.includes(name),
  );
  return [isolated(lesson.subject), own.map(isolated).join(', ')].filter((part) => part !== '').join(' ');
}

/** All that the label of a lesson does not say, without the name of the entry: other names as a difference. */
function partnersOf(changed: Changed, change: LessonChange): string {
  const { texts, entry } = changed;
  const lesson = lessonOf(change);
  const parts = entryKinds.map((kind) => {
    const difference = change.differences.find(({ field }) => field === kind);
    if (difference) return differenceOf(texts, change, difference);
    if (kind === 'classes' && entry.kind !== 'classes') return '';
    const own = kind === entry.kind ? lesson[kind].indexOf(entry.name) : -1;
    return nameList(
      texts,
      lesson[kind].filter((_, index) => index !== own),
    );
  });
  const others = change.differences.filter(({ field }) => field === 'subject' || field === 'parts');
  const all = [...others.map((difference) => differenceOf(texts, change, difference)), ...parts];
  return all.filter((part) => part !== '').join(', ');
}

const differenceText = ({ texts }: Changed, change: LessonChange): string =>
  change.differences.map((difference) => differenceOf(texts, change, difference)).join(', ');

function differenceOf(texts: PageTexts, { before }: LessonChange, { field, was, is }: Difference): string {
  const values = { was: nameList(texts, was), is: nameList(texts, is) };
  if (was.length > 0 && is.length > 0) return texts.t('published.difference.instead', values);
  if (field === 'parts')
    return texts.t(`published.difference.${is.length > 0 ? 'toPart' : 'toClass'}`, values);
  if (is.length === 0) return texts.t('published.difference.without', values);
  const hadNone = (before?.[field].length ?? 0) === 0;
  return texts.t(hadNone ? 'published.difference.now' : 'published.difference.also', values);
}

/** Names in the order of the reader's language, each once. */
const nameList = ({ compareNames }: PageTexts, names: readonly string[]): string =>
  [...new Set(names)].sort(compareNames).map(isolated).join(', ');

const noted = ({ t }: PageTexts, label: string, note: string): string =>
  note === '' ? label : t('names.noted', { label, note });

/** "Monday, period 3, 09:55"; without the clock where the period's name has it. */
function timeText({ data, texts }: Words, { day, start, periods = [] }: PublishedLesson): string {
  const period = periodText(texts, periods);
  const hasClock = periods.some((name) => /\d[:.]\d\d/.test(name));
  const parts = [isolated(data.days[day] ?? ''), period, hasClock ? '' : texts.time(start)];
  return parts.filter((part) => part !== '').join(', ');
}

function periodText({ t }: PageTexts, [first, last]: readonly string[]): string {
  if (first === undefined) return '';
  const isNumber = (name: string) => /^\d+$/.test(name);
  if (last === undefined) return isNumber(first) ? t('names.period', { periods: first }) : isolated(first);
  if (isNumber(first) && isNumber(last))
    return t('names.periods', { periods: t('names.numberRange', { first, last }) });
  return t('names.range', { first: isolated(first), last: isolated(last) });
}
