import {
  classesWithParts,
  compareNames,
  type Draft,
  divisionsInUse,
  type ExportSettings,
  exportView,
  hasSchool,
  type Id,
  isRightToLeft,
  isToldPart,
  MOST_COMBINATIONS,
  partNames,
  type ScheduleStructure,
  type TrackSet,
} from '@bellgrid/model';
import { buildTable, type TableLesson } from './build-table.ts';
import { UNBROKEN } from './paper-text.ts';
import { type PlacedLesson, type ReadLessons, readLessons } from './read-lessons.ts';
import {
  chosenLabel,
  type ExportLesson,
  type Heading,
  printedPeriod,
  type Schedule,
  type ScheduleKind,
  type ScheduleTable,
  timeSpan,
} from './schedule-data.ts';
import { withUsedPeriods } from './used-periods.ts';

/** A shorter gap between two periods is only a way from room to room. */
const SHORTEST_PAUSE = 10;

/** A schedule before it is known in which direction the school writes. */
type Plain = Omit<Schedule, 'isRightToLeft'>;

/** The schedules that the settings ask for, in the order of their names. */
export function schedulesOf(draft: Draft, settings: ExportSettings): Schedule[] {
  const turned = { isRightToLeft: isRightToLeft(draft) };
  return plainSchedules(draft, settings).map((schedule) => ({ ...schedule, ...turned }));
}

function plainSchedules(draft: Draft, settings: ExportSettings): Plain[] {
  const lessons = readLessons(draft, settings);
  switch (exportView(draft, settings)) {
    case 'global':
      return globalSchedules(draft, settings, lessons);
    case 'day':
      return daySchedules(draft, settings, lessons);
    case 'division':
      return divisionSchedules(draft, settings, lessons);
    case 'individual':
      return [
        ...named(draft.groups, settings.exportedGroups).map((item) =>
          individual(draft, settings, lessons, 'class', item, (lesson) => lesson.groups),
        ),
        ...named(draft.teachers, settings.exportedTeachers).map((item) =>
          individual(draft, settings, lessons, 'teacher', item, (lesson) => lesson.teachers),
        ),
        ...(draft.config.isClassroomsEnabled ? named(draft.classrooms, settings.exportedClassrooms) : []).map(
          (item) =>
            individual(draft, settings, lessons, 'classroom', item, (_, room) =>
              room === null ? [] : [room],
            ),
        ),
      ];
  }
}

function named<Item extends { readonly id: Id; readonly name: string }>(
  records: Readonly<Record<Id, Item>>,
  ids: readonly Id[],
): Item[] {
  return [...new Set(ids)].flatMap((id) => records[id] ?? []).sort((a, b) => compareNames(a.name, b.name));
}

type ItemsOf = (lesson: Draft['lessons'][string], room: Id | null) => readonly Id[];

function individual(
  draft: Draft,
  settings: ExportSettings,
  lessons: ReadLessons,
  kind: ScheduleKind,
  item: { readonly id: Id; readonly name: string },
  itemsOf: ItemsOf,
  only: (subject: Id) => boolean = () => true,
): Plain {
  const isOwn = ({ lesson, classroom }: PlacedLesson['at']): boolean =>
    itemsOf(lesson, classroom).includes(item.id) && only(lesson.subject);
  const own = lessons.placed.filter(({ at }) => isOwn(at));
  const ofClass = draft.groups[item.id]?.structure;
  const used = new Set([...own.map(({ at }) => at.lesson.structure), ...(ofClass ? [ofClass] : [])]);
  const built = structuresOf(draft);
  const found = built.filter(({ id }) => used.has(id));
  const structures = found.length > 0 ? found : built.slice(0, 1);
  const unplaced = lessons.unplaced.filter(
    (lesson) => itemsOf(lesson, lesson.classroom).includes(item.id) && only(lesson.subject),
  ).length;
  return {
    key: `${kind}:${item.id}`,
    kind,
    scheduleLabel: item.name,
    subtitle: subtitleOf(draft, kind, item.id),
    tables: structures.map((structure) => {
      const table = weekTable(
        draft,
        settings,
        structure,
        structures.length > 1,
        own.filter(({ at }) => at.lesson.structure === structure.id),
        { kind, group: ofClass === undefined ? null : item.id },
      );
      const used = lessons.used.get(structure.id);
      // Lessons without a place may still go anywhere.
      return used && unplaced === 0 ? withUsedPeriods(table, used, ofClass !== undefined) : table;
    }),
    lessons: own.map(({ lesson }) => lesson),
    unplaced,
  };
}

/** The home room of a class, or the building of a room. */
function subtitleOf(draft: Draft, kind: ScheduleKind, id: Id): string {
  if (kind === 'classroom') return draft.classrooms[id]?.building ?? '';
  const room = draft.config.isClassroomsEnabled ? draft.groups[id]?.classroom : null;
  return (room && draft.classrooms[room]?.name) || '';
}

function structuresOf(draft: Draft): ScheduleStructure[] {
  return Object.values(draft.schoolData.structures)
    .filter(({ isUninitialized, periods }) => !isUninitialized && periods.length > 0)
    .sort((a, b) => compareNames(a.name, b.name));
}

function periodHeadings({ periods }: ScheduleStructure, day: Heading['day'] = null): Heading[] {
  return periods.map((period, index) => {
    const { periodStart, periodEnd } = period;
    const before = periods[index - 1];
    const minutes = before ? periodStart - before.periodEnd : 0;
    return {
      label: printedPeriod(period, index),
      time: timeSpan(periodStart, periodEnd),
      day,
      pause:
        before && minutes >= SHORTEST_PAUSE
          ? { minutes, time: timeSpan(before.periodEnd, periodStart) }
          : null,
    };
  });
}

const columnHeading = (label: string): Heading => ({ label, time: '', day: null, pause: null });

/** The days of the week to the side: those with school, and any other with a lesson. */
function weekTable(
  draft: Draft,
  settings: ExportSettings,
  structure: ScheduleStructure,
  isNamed: boolean,
  lessons: readonly PlacedLesson[],
  of: ScheduleOf,
): ScheduleTable {
  const days = draft.schoolData.days.filter(
    ({ index }) =>
      structure.periods.some((_, period) => hasSchool(structure, index, period)) ||
      lessons.some(({ at }) => at.day === index),
  );
  const columnOf = new Map(days.map(({ index }, column) => [index, column]));
  const placed = lessons.map(({ lesson, at }) =>
    tableLesson(lesson, settings, of, columnOf.get(at.day) ?? 0, at.start),
  );
  const closed = days.flatMap(({ index }, column) =>
    structure.periods.flatMap((_, row) => (hasSchool(structure, index, row) ? [] : [{ column, row }])),
  );
  return buildTable(
    isNamed ? structure.name : '',
    days.map(({ label, index }) => columnHeading(label || `${index + 1}`)),
    periodHeadings(structure),
    placed,
    closed,
    true,
  );
}

/** The kind of a schedule, and its class. */
interface ScheduleOf {
  readonly kind: ScheduleKind;
  /** The class of the page, of the row or of the column; null where there is none. */
  readonly group: Id | null;
}

function tableLesson(
  lesson: ExportLesson,
  settings: ExportSettings,
  of: ScheduleOf,
  column: number,
  from: number,
): TableLesson {
  return { lesson, column, from, to: from + lesson.end - lesson.start, text: textOf(lesson, settings, of) };
}

/** The text of a lesson: not the item that the whole schedule is of. */
function textOf(
  lesson: ExportLesson,
  settings: ExportSettings,
  { kind, group }: ScheduleOf,
): TableLesson['text'] {
  const { subjectTeacherNames, subjectClassroomNames } = settings.includeAdditionalInfo;
  const isOfClass = kind === 'class' || kind === 'division' || kind === 'day' || kind === 'global';
  const isWithTeachers = subjectTeacherNames && kind !== 'teacher';
  const rooms = subjectClassroomNames && kind !== 'classroom' && lesson.classroom ? [lesson.classroom] : [];
  const joined = (names: readonly string[]): string[] => (names.length > 0 ? [names.join(', ')] : []);
  const label = chosenLabel(lesson, settings);
  // A class reads its own parts; those that other classes take with it are on their pages.
  const parts =
    kind === 'division' ? [] : lesson.parts.filter((part) => group === null || part.group === group);
  const who = isOfClass
    ? [...new Set(lesson.classes.flatMap((name) => partNames(parts, name, label)))]
    : classesWithParts(lesson.classes, parts, label);
  // The short name of a subject seldom tells the part that its name tells.
  const shortParts = parts.filter((part) => !isToldPart(part, lesson.subjectShortName));
  const shortNames = [...new Set(shortParts.map(({ shortName }) => shortName))].join(', ');
  const shortClasses = lesson.classes.flatMap((name) => {
    const own = shortParts.filter(({ className }) => className === name);
    return own.length > 0 ? own.map(({ shortName }) => `${name} ${shortName}`) : [name];
  });
  const shortWho = isOfClass ? (shortNames === '' ? [] : [shortNames]) : joined(shortClasses);
  const shortTeachers = isWithTeachers ? lesson.teacherShortNames.join(', ') : '';
  const teachers = shortTeachers === '' ? [] : [shortTeachers];
  return {
    title: label,
    details: [...joined(who), ...joined(isWithTeachers ? lesson.teachers : []), ...rooms],
    color: lesson.lessonColor,
    shortTitle: lesson.subjectShortName,
    shortDetails: [...shortWho, ...teachers, ...rooms],
    shortPeople: [...(isOfClass ? shortWho : []), ...teachers].join(UNBROKEN),
  };
}

/** The tracks that are chosen for a schedule, one of each division. */
export interface TrackChoice {
  readonly division: TrackSet;
  readonly track: TrackSet['tracks'][number];
}

/** The chosen tracks of the class, or each choice of one track per division. */
export function trackChoices(draft: Draft, settings: ExportSettings): TrackChoice[][] {
  const divisions = divisionsOf(draft, settings.divisionGroup);
  const choicesOf = (division: TrackSet): TrackChoice[] => {
    const wanted = division.tracks.find(({ id }) => id === settings.divisionTracks[division.id]);
    const tracks = settings.allTrackCombinations ? division.tracks : [wanted ?? division.tracks[0]];
    return tracks.flatMap((track) => (track ? [{ division, track }] : []));
  };
  let choices: TrackChoice[][] = [[]];
  for (const division of divisions) {
    const own = choicesOf(division);
    if (own.length === 0) continue;
    choices = choices
      .flatMap((before) => own.map((choice) => [...before, choice]))
      .slice(0, MOST_COMBINATIONS);
  }
  return choices;
}

/** The divisions of a class that count, in the order of their names. */
export function divisionsOf(draft: Draft, group: Id | null): TrackSet[] {
  return divisionsInUse(draft)
    .filter((set) => set.group === group)
    .sort((a, b) => compareNames(a.name, b.name));
}

function divisionSchedules(draft: Draft, settings: ExportSettings, lessons: ReadLessons): Plain[] {
  const group = draft.groups[settings.divisionGroup ?? ''];
  if (!group) return [];
  return trackChoices(draft, settings).map((choice) => {
    const attended = new Set(choice.flatMap(({ track }) => track.subjects));
    const others = new Set(
      choice.flatMap(({ division, track }) =>
        division.tracks
          .filter(({ id }) => id !== track.id)
          .flatMap(({ subjects }) => subjects.filter((subject) => !track.subjects.includes(subject))),
      ),
    );
    const schedule = individual(
      draft,
      settings,
      lessons,
      'division',
      group,
      (lesson) => lesson.groups,
      (subject) => attended.has(subject) || !others.has(subject),
    );
    return {
      ...schedule,
      key: `${schedule.key}:${choice.map(({ track }) => track.id).join('+')}`,
      subtitle: choice.map(({ track }) => track.name).join(' · '),
    };
  });
}

function groupsOf(draft: Draft, structure: Id) {
  return Object.values(draft.groups)
    .filter((group) => group.structure === structure)
    .sort((a, b) => compareNames(a.name, b.name));
}

function daySchedules(draft: Draft, settings: ExportSettings, lessons: ReadLessons): Plain[] {
  const wanted = new Set(settings.exportedDays);
  const structures = structuresOf(draft).filter(({ id }) => groupsOf(draft, id).length > 0);
  return draft.schoolData.days
    .filter(({ id }) => wanted.has(id))
    .flatMap((day) =>
      structures.map((structure) => {
        const groups = groupsOf(draft, structure.id);
        const own = lessons.placed.filter(
          ({ at }) =>
            at.day === day.index && at.lesson.structure === structure.id && at.lesson.groups.length > 0,
        );
        const closed = groups.flatMap((_, column) =>
          structure.periods.flatMap((_period, row) =>
            hasSchool(structure, day.index, row) ? [] : [{ column, row }],
          ),
        );
        const used = lessons.used.get(structure.id);
        const table = buildTable(
          '',
          groups.map(({ name }) => columnHeading(name)),
          periodHeadings(structure),
          classLessons(groups, own, settings, 'day', () => 0),
          closed,
        );
        return {
          key: `day:${day.id}:${structure.id}`,
          kind: 'day' as const,
          scheduleLabel: day.label || `${day.index + 1}`,
          subtitle: structures.length > 1 ? structure.name : '',
          tables: [used ? withUsedPeriods(table, used, false) : table],
          lessons: own.map(({ lesson }) => lesson),
          unplaced: unplacedOfClasses(lessons, structure.id),
        };
      }),
    );
}

function classLessons(
  groups: readonly { readonly id: Id }[],
  placed: readonly PlacedLesson[],
  settings: ExportSettings,
  kind: ScheduleKind,
  firstRow: (day: number) => number,
): TableLesson[] {
  const columnOf = new Map(groups.map(({ id }, column) => [id, column]));
  return placed.flatMap(({ lesson, at }) =>
    [...new Set(at.lesson.groups)].flatMap((group) => {
      const column = columnOf.get(group);
      if (column === undefined) return [];
      return [tableLesson(lesson, settings, { kind, group }, column, firstRow(at.day) + at.start)];
    }),
  );
}

/** The whole school: the classes to the side, all periods of all days downwards. */
function globalSchedules(draft: Draft, settings: ExportSettings, lessons: ReadLessons): Plain[] {
  const structures = structuresOf(draft).filter(({ id }) => groupsOf(draft, id).length > 0);
  return structures.map((structure) => {
    const groups = groupsOf(draft, structure.id);
    const own = lessons.placed.filter(
      ({ at }) => at.lesson.structure === structure.id && at.lesson.groups.length > 0,
    );
    const days = draft.schoolData.days.filter(
      ({ index }) =>
        structure.periods.some((_, period) => hasSchool(structure, index, period)) ||
        own.some(({ at }) => at.day === index),
    );
    const offset = new Map(days.map(({ index }, at) => [index, at * structure.periods.length]));
    const rowAt = (day: number): number => offset.get(day) ?? 0;
    const closed = days.flatMap(({ index }) =>
      structure.periods.flatMap((_, period) =>
        hasSchool(structure, index, period)
          ? []
          : groups.map((_group, column) => ({ column, row: rowAt(index) + period })),
      ),
    );
    return {
      key: `global:${structure.id}`,
      kind: 'global' as const,
      scheduleLabel: structures.length > 1 ? structure.name : '',
      subtitle: '',
      tables: [
        buildTable(
          '',
          groups.map(({ name }) => columnHeading(name)),
          days.flatMap(({ label, index }) =>
            periodHeadings(structure, { index, label: label || `${index + 1}` }),
          ),
          classLessons(groups, own, settings, 'global', rowAt),
          closed,
        ),
      ],
      lessons: own.map(({ lesson }) => lesson),
      unplaced: unplacedOfClasses(lessons, structure.id),
    };
  });
}

/** The lessons of classes that have no place, and with it no day. */
const unplacedOfClasses = ({ unplaced }: ReadLessons, structure: Id): number =>
  unplaced.filter((lesson) => lesson.structure === structure && lesson.groups.length > 0).length;
