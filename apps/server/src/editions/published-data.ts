import { createHmac } from 'node:crypto';
import { printedPeriod } from '@bellgrid/formats/paper';
import {
  type Classroom,
  classesWithParts,
  compareWeekOrder,
  cycleDates,
  type Draft,
  type Group,
  isRightToLeft,
  type Placed,
  partNames,
  partsBySubject,
  type Teacher,
  teacherInitials,
  timetableOf,
  wordsBesideTime,
} from '@bellgrid/model';
import type { PublicationSettings } from '@bellgrid/protocol';

export const entryKinds = ['classes', 'teachers', 'rooms'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The kinds of entries that the settings publish, in one word. */
export function publishedKinds({ teachers, rooms }: Pick<PublicationSettings, 'teachers' | 'rooms'>) {
  if (teachers === 'none') return rooms ? 'classesRooms' : 'classes';
  return rooms ? 'everything' : 'classesTeachers';
}
export type PublishedKinds = ReturnType<typeof publishedKinds>;

/** One lesson as readers see it. */
export interface PublishedLesson {
  /** Stays through all editions, so that calendars recognise the lesson; the id of the record is not published. */
  readonly uid: string;
  readonly day: number;
  /** Minutes from midnight. */
  readonly start: number;
  readonly end: number;
  /** The name of its first period, and of its last where that is another; earlier versions of the server stored none. */
  readonly periods?: readonly string[];
  readonly subject: string;
  readonly color: string;
  readonly classes: readonly string[];
  /** The parts of divided classes that have the lesson, beside the name of each class; stored since parts are published. */
  readonly parts?: readonly (readonly [className: string, part: string])[];
  readonly teachers: readonly string[];
  readonly rooms: readonly string[];
}

export const namedParts = ({ parts = [] }: Pick<PublishedLesson, 'parts'>) =>
  parts.map(([className, name]) => ({ className, name }));

/** The classes of a lesson with their parts, for one of its pages; of a class only its own parts. */
export function shownClasses(
  entry: Pick<PublishedEntry, 'kind' | 'name'>,
  lesson: PublishedLesson,
): string[] {
  const parts = namedParts(lesson);
  return entry.kind === 'classes'
    ? partNames(parts, entry.name, lesson.subject)
    : classesWithParts(lesson.classes, parts, lesson.subject);
}

/** A class, teacher or room with its week. */
export interface PublishedEntry {
  readonly kind: EntryKind;
  /** In addresses; the same in every edition, and not the id of the record. */
  readonly key: string;
  readonly name: string;
  readonly lessons: readonly PublishedLesson[];
  /** The number of its lessons that have no time yet; of a room none. Stored since pages say so. */
  readonly unplaced?: number;
  /** The periods of its week, in minutes from midnight. Those stored since pages say it have their name, where it is no time. */
  readonly periods: readonly (readonly [start: number, end: number, name?: string])[];
}

/** The data of an edition: the chosen fields and nothing else. */
export interface PublishedData {
  readonly schoolName: string;
  readonly settings: PublicationSettings;
  readonly days: readonly string[];
  /** The days follow one another from right to left. */
  readonly isRightToLeft: boolean;
  /** Null without a school year. */
  readonly zone: string | null;
  readonly dates: readonly (readonly [date: string, day: number])[];
  readonly entries: readonly PublishedEntry[];
}

/** Chooses from a draft what is published; `secret` makes the keys, so that they say nothing of the records' ids. */
export function publishedData(draft: Draft, chosen: PublicationSettings, secret: string): PublishedData {
  const settings = { ...chosen, rooms: chosen.rooms && draft.config.isClassroomsEnabled };
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
  const { schoolData } = draft;
  const initials = teacherInitials(draft);
  const nameOf = ({ id, name }: Teacher) => (settings.teachers === 'full' ? name : (initials.get(id) ?? ''));
  const parts = partsBySubject(draft);
  const present = (placed: Placed): PublishedLesson => {
    const { lesson } = placed;
    const names = <T>(ids: readonly string[], records: Record<string, T>, name: (record: T) => string) =>
      ids.flatMap((id) => (records[id] === undefined ? [] : [name(records[id])]));
    const subject = draft.subjects[lesson.subject];
    return {
      uid: keyOf('lesson', lesson.id),
      ...{ day: placed.day, start: placed.startMinute, end: placed.endMinute },
      periods: periodNamesOf(draft, placed),
      subject: subject?.name ?? lesson.name,
      color: subject?.color ?? lesson.color,
      classes: names(lesson.groups, draft.groups, ({ name }) => name),
      parts: (parts.get(lesson.subject) ?? [])
        .filter(({ group }) => lesson.groups.includes(group))
        .map(({ className, name }) => [className, name] as const),
      teachers: settings.teachers === 'none' ? [] : names(lesson.teachers, draft.teachers, nameOf),
      rooms:
        settings.rooms && placed.classroom
          ? names([placed.classroom], draft.classrooms, ({ name }) => name)
          : [],
    };
  };
  const timetable = timetableOf(draft);
  const isInside = ({ day, start, end, lesson }: Placed): boolean => {
    const periods = schoolData.structures[lesson.structure]?.periods.length ?? 0;
    return day < schoolData.days.length && start < end && end <= periods;
  };
  const placed = [...timetable.placed.values()];
  const unplaced = [
    ...timetable.unplaced,
    ...placed.filter((each) => !isInside(each)).map(({ lesson }) => lesson),
  ];
  const lessons = placed
    .filter(isInside)
    .map((placed) => ({ placed, shown: present(placed) }))
    .sort((a, b) => compareWeekOrder(a.placed, b.placed));
  const byId = (idsOf: (placed: Placed) => readonly string[]) => {
    const all = new Map<string, typeof lessons>();
    for (const lesson of lessons) {
      for (const id of idsOf(lesson.placed)) all.set(id, [...(all.get(id) ?? []), lesson]);
    }
    return all;
  };
  const entriesOf = <T extends Group | Teacher | Classroom>(
    kind: EntryKind,
    records: Readonly<Record<string, T>>,
    name: (record: T) => string,
    idsOf: (placed: Pick<Placed, 'lesson' | 'classroom'>) => readonly string[],
  ): PublishedEntry[] => {
    const own = byId(idsOf);
    const waiting = new Map<string, number>();
    for (const lesson of unplaced)
      for (const id of idsOf({ lesson, classroom: null })) waiting.set(id, (waiting.get(id) ?? 0) + 1);
    return Object.values(records).map((record) => {
      const its = own.get(record.id) ?? [];
      return {
        ...{ kind, key: keyOf(kind, record.id), name: name(record) },
        lessons: its.map(({ shown }) => shown),
        unplaced: waiting.get(record.id) ?? 0,
        periods: periodsOf(
          draft,
          its.map(({ placed }) => placed),
        ),
      };
    });
  };
  const year = schoolData.year;
  return {
    schoolName: schoolData.schoolName,
    settings,
    days: schoolData.days.map(({ label }) => label),
    isRightToLeft: isRightToLeft(draft),
    zone: year?.timeZone ?? null,
    dates: year ? cycleDates(year, schoolData.days.length).map(({ date, day }) => [date, day] as const) : [],
    entries: [
      ...entriesOf(
        'classes',
        draft.groups,
        ({ name }) => name,
        ({ lesson }) => lesson.groups,
      ),
      ...(settings.teachers === 'none'
        ? []
        : entriesOf('teachers', draft.teachers, nameOf, ({ lesson }) => lesson.teachers)),
      ...(settings.rooms
        ? entriesOf(
            'rooms',
            draft.classrooms,
            ({ name }) => name,
            ({ classroom }) => (classroom ? [classroom] : []),
          )
        : []),
    ],
  };
}

function periodNamesOf(draft: Draft, { lesson, start, end }: Placed): string[] {
  const periods = draft.schoolData.structures[lesson.structure]?.periods;
  const ends = end - start > 1 ? [start, end - 1] : [start];
  return ends.map((index) => printedPeriod(periods?.[index], index));
}

/** The periods of the structures of these lessons, from the first to the last that has one. */
function periodsOf(draft: Draft, placed: readonly Placed[]): PublishedEntry['periods'] {
  const structures = new Set(placed.map(({ lesson }) => lesson.structure));
  const first = Math.min(...placed.map(({ startMinute }) => startMinute));
  const last = Math.max(...placed.map(({ endMinute }) => endMinute));
  const periods = new Map<string, PublishedEntry['periods'][number]>();
  for (const id of structures) {
    for (const { label, periodStart, periodEnd } of draft.schoolData.structures[id]?.periods ?? []) {
      if (periodStart >= first && periodEnd <= last)
        periods.set(`${periodStart} ${periodEnd}`, [periodStart, periodEnd, wordsBesideTime(label) ?? label]);
    }
  }
  return [...periods.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
