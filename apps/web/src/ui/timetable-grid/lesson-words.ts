import {
  type CellAt,
  type ClassPart,
  type Draft,
  type Id,
  isNumberedDivision,
  isToldPart,
  partNames,
} from '@bellgrid/model';
import type { TFunction } from 'i18next';
import type { LessonMark } from '../../document/pre-check/read-report.ts';
import { clockTime } from '../../platform/clock-time.ts';
import type { LessonFacts, LessonTime, NamedItem } from './lesson-facts.ts';
import type { PlaceChange } from './place-changes.ts';
import type { ScheduleView } from './schedule-view.ts';

export const namesOf = (items: readonly NamedItem[]): string => items.map((item) => item.name).join(', ');

/** 'period 3', or the period's own label where that is a word of its own. */
export function periodWords(t: TFunction, label: string): string {
  return /^\d+$/.test(label) ? t('schedule.grid.period', { label }) : label;
}

const known = new WeakMap<TFunction, Map<string, string>>();

/** Words that many cells of a grid have in common, looked up once for its `t`. */
function once(t: TFunction, key: string, make: () => string): string {
  const words = known.get(t) ?? new Map<string, string>();
  known.set(t, words);
  const before = words.get(key);
  if (before !== undefined) return before;
  const made = make();
  words.set(key, made);
  return made;
}

/** 'Monday period 3' or 'Monday period 3 to period 4'. */
export function timeWords(t: TFunction, { day, firstPeriod, lastPeriod }: LessonTime): string {
  return once(t, JSON.stringify([day, firstPeriod, lastPeriod]), () =>
    firstPeriod === lastPeriod
      ? t('schedule.grid.at', { day, period: periodWords(t, firstPeriod) })
      : t('schedule.grid.atPeriods', {
          day,
          first: periodWords(t, firstPeriod),
          last: periodWords(t, lastPeriod),
        }),
  );
}

/** The time at which a lesson of the draft starts: 'Monday period 3'; the staging area for none. */
export function whereWords(t: TFunction, draft: Draft, id: Id | undefined, at: CellAt | null): string {
  if (at === null) return t('schedule.staging.title');
  const structure = draft.schoolData.structures[draft.lessons[id ?? '']?.structure ?? ''];
  const day = draft.schoolData.days[at.day]?.label ?? '';
  const period = periodWords(t, structure?.periods[at.start]?.label || String(at.start + 1));
  return t('schedule.grid.at', { day, period });
}

/** Stands for the item while the words of a cell are looked up. */
const ITEM = '\uE000';

/** '9A, Monday period 3: free'. */
export function emptyCellWords(
  t: TFunction,
  state: 'free' | 'blocked' | 'noSchool',
  { item, day, period }: { readonly item: string; readonly day: string; readonly period: string },
): string {
  const words = once(t, JSON.stringify([state, day, period]), () =>
    t(`schedule.grid.${state}`, { item: ITEM, day, period: periodWords(t, period) }),
  );
  return words.replace(ITEM, () => item);
}

/** 'Mon 3'. */
export const shortTime = ({ day, firstPeriod }: LessonTime): string =>
  `${[...day].slice(0, 3).join('')} ${firstPeriod}`;

/** 'before: Monday period 3', or the room before. */
export function changedFrom(t: TFunction, from: LessonFacts, { kind }: Pick<PlaceChange, 'kind'>): string {
  const before = kind === 'room' ? from.classroom?.name : from.time && timeWords(t, from.time);
  return t('results.from', { before: before ?? '–' });
}

/** 'Languages: French', of all divisions of which the lesson is a part, each once. */
export function partWords({ parts }: LessonFacts): string {
  const words = parts.map(({ division, name }) => (name === '' ? division : `${division}: ${name}`));
  return [...new Set(words)].join(', ');
}

export const clockWords = (time: LessonTime): string =>
  `${clockTime(time.startMinute)}–${clockTime(time.endMinute)}`;

/**
 * A lesson's accessible name: 'Mathematics (2), 9A, Ms Ito, Lab 2, Monday period 3', and its violations
 * there.
 */
export function lessonLabel(t: TFunction, facts: LessonFacts, mark?: LessonMark, isSoft = false): string {
  return [
    facts.name,
    namesOf(facts.groups),
    partWords(facts),
    namesOf(facts.teachers),
    facts.classroom?.name,
    facts.time ? timeWords(t, facts.time) : t('schedule.grid.unscheduled'),
    facts.locked ? t('schedule.grid.locked') : null,
    mark ? t(mark.isImpossible ? 'schedule.grid.impossible' : 'schedule.grid.broken') : null,
    isSoft ? t('views.soft.card') : null,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The words on a card beside the subject's name, each also in few letters where a narrow card needs them. */
export interface CardContent {
  /** The people that the view itself does not show; a staged card is in no item's rows, so it shows both. */
  readonly people: string;
  readonly peopleShort: string;
  /** The other classes of a joint lesson, and the part of a division for which the lesson is. */
  readonly tag: string;
  /** The tag beside the short name of the subject, which tells fewer parts than the full one. */
  readonly tagShort: string;
  readonly corner: string;
  readonly cornerShort: string;
}

/** @param item the class, teacher or classroom in whose rows the card is */
export function cardContent(
  view: ScheduleView | 'staging',
  facts: Pick<LessonFacts, 'subject' | 'short' | 'groups' | 'teachers' | 'classroom' | 'parts'>,
  item?: Id,
): CardContent {
  const room = facts.classroom?.name ?? '';
  const teachers = namesOf(facts.teachers);
  const teachersShort = facts.teachers.map((teacher) => teacher.short).join(', ');
  const groups = namesOf(facts.groups);
  const groupsShort = fewNames(facts.groups);
  // A class reads its own parts, not those of other classes in the lesson.
  const isShown = ({ group }: ClassPart) => view !== 'classes' || item === undefined || group === item;
  const parts = facts.parts.filter(isShown);
  const others = view === 'classes' ? otherClasses(facts.groups, item) : NO_OTHERS;
  const isOwnRow = view === 'classes' && item !== undefined;
  // Beside its own class a part says what it has of its own: different parts would else be cut to the same letters.
  const inOwnRow = (part: ClassPart) => partNames([part], part.className, '')[0] ?? part.name;
  const tagBeside = (classes: string, name: string, nameOf: (part: ClassPart) => string) =>
    [classes, divisionTag(parts, name, nameOf)].filter(Boolean).join(' ');
  const tags = {
    tag: tagBeside(others.names, facts.subject, isOwnRow ? inOwnRow : ({ name }) => name),
    tagShort: tagBeside(
      others.short,
      facts.short,
      isOwnRow ? ({ shortName }) => shortName : ({ name }) => name,
    ),
  };
  switch (view) {
    case 'classes':
      return { people: teachers, peopleShort: teachersShort, ...tags, corner: room, cornerShort: room };
    case 'teachers':
      return { people: groups, peopleShort: groupsShort, ...tags, corner: room, cornerShort: room };
    case 'classrooms':
      return {
        people: groups,
        peopleShort: groupsShort,
        ...tags,
        corner: teachers,
        cornerShort: teachersShort,
      };
    case 'staging':
      return {
        people: teachers,
        peopleShort: teachersShort,
        ...tags,
        corner: groups,
        cornerShort: groupsShort,
      };
  }
}

const NAMES_ON_A_CARD = 2;

/** Names of other classes with more letters would be cut on a narrow card, where their beginnings tell nothing. */
const SHORT_NAMES = 5;
const NO_OTHERS = { names: '', short: '' };

/** '+10B' or '+10B, 10C'; more than two are counted, on a narrow card also those with long names. */
function otherClasses(groups: readonly NamedItem[], item: Id | undefined) {
  const others = groups.filter((group) => group.id !== item);
  if (item === undefined || others.length === 0) return NO_OTHERS;
  const count = `+${others.length}`;
  const names = others.length > NAMES_ON_A_CARD ? count : `+${namesOf(others)}`;
  return { names, short: names.length > SHORT_NAMES + 1 ? count : names };
}

/** '10A, 10B', or '10A +3'. */
function fewNames(items: readonly NamedItem[]): string {
  const [first, ...others] = items;
  return first === undefined || others.length < NAMES_ON_A_CARD
    ? namesOf(items)
    : `${first.name} +${others.length}`;
}

/**
 * The parts that the shown name of the subject does not tell, as on pages and paper; for one that it tells, the division says
 * more, unless it has no name of its own.
 */
function divisionTag(
  parts: readonly ClassPart[],
  shown: string,
  nameOf: (part: ClassPart) => string,
): string {
  const isUntold = (className: string, name: string) => !isToldPart({ className, name }, shown);
  const names = parts.map((part) => {
    const { className, name, division } = part;
    if (isUntold(className, name)) {
      const own = nameOf(part);
      return isUntold(className, own) ? own : '';
    }
    return !isNumberedDivision(division) && isUntold(className, division) ? division : '';
  });
  return [...new Set(names)].filter((name) => name !== '').join(', ');
}

/** The lessons behind a button, one a line: 'French · Ms Ito · Lab 2'. */
export const moreWords = (lessons: readonly LessonFacts[]): string =>
  lessons
    .map(({ subject, teachers, classroom }) =>
      [subject, namesOf(teachers), classroom?.name].filter(Boolean).join(' · '),
    )
    .join('\n');
