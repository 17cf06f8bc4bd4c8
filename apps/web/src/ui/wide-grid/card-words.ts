import { type Draft, type Id, type Subject, teacherShortName } from '@bellgrid/model';
import type { GridBlock } from '../timetable-grid/grid-layout.ts';
import type { LessonFacts } from '../timetable-grid/lesson-facts.ts';
import { cardContent } from '../timetable-grid/lesson-words.ts';
import type { ScheduleView } from '../timetable-grid/schedule-view.ts';

/** The words that cards of a subject have, in full and in few letters. */
export interface CardWords {
  readonly name: string;
  readonly short: string;
  readonly people: string;
  readonly peopleShort: string;
  readonly peopleShortest: string;
  /** In the corner: each room that a lesson may have, or its teachers. */
  readonly corners: readonly string[];
}

/** The parts of a draft on which the words of cards depend; lessons that move leave them as they are. */
export type WordSource = Pick<Draft, 'subjects' | 'teachers' | 'groups' | 'classrooms' | 'config'>;

/** The words of all cards that these items can have. */
export function cardWords(
  source: WordSource,
  blocks: readonly Pick<GridBlock, 'kind' | 'item'>[],
): readonly CardWords[] {
  const items = { classes: new Set<Id>(), teachers: new Set<Id>(), classrooms: new Set<Id>() };
  for (const { kind, item } of blocks) items[kind].add(item.id);
  const kindsOf = ({ groups, teachers }: Subject): ScheduleView[] => [
    ...(groups.some((id) => items.classes.has(id)) ? (['classes'] as const) : []),
    ...(teachers.some((id) => items.teachers.has(id)) ? (['teachers'] as const) : []),
    ...(items.classrooms.size > 0 ? (['classrooms'] as const) : []),
  ];
  return Object.values(source.subjects)
    .filter(({ lessons }) => lessons.length > 0)
    .flatMap((subject) => kindsOf(subject).map((kind) => wordsOf(source, subject, kind)));
}

function wordsOf(source: WordSource, subject: Subject, kind: ScheduleView): CardWords {
  const facts = {
    subject: subject.name,
    short: subject.shortName || subject.name.slice(0, 4),
    groups: subject.groups.flatMap((id) => source.groups[id] ?? []),
    teachers: subject.teachers
      .flatMap((id) => source.teachers[id] ?? [])
      .map((teacher) => ({ ...teacher, short: teacherShortName(source, teacher) })),
    classroom: null,
    parts: [],
  };
  const { people, peopleShort, cornerShort } = cardContent(kind, facts);
  return {
    name: subject.name,
    short: facts.short,
    people,
    peopleShort,
    peopleShortest: shortestPeople(kind, facts),
    corners: kind === 'classrooms' ? [cornerShort] : roomsOf(source, subject),
  };
}

/** 'AB', or 'AB+' for more. */
export function shortestPeople(
  kind: ScheduleView,
  { teachers, groups }: Pick<LessonFacts, 'teachers' | 'groups'>,
): string {
  const names = kind === 'classes' ? teachers.map(({ short }) => short) : groups.map(({ name }) => name);
  const [first = '', ...others] = names;
  return others.length > 0 ? `${first}+` : first;
}

/** The names of the rooms that lessons of a subject can be in. */
function roomsOf({ classrooms, groups, config }: WordSource, subject: Subject): readonly string[] {
  if (!config.isClassroomsEnabled) return [];
  const own = [...subject.viableClassrooms, ...(subject.classroom === null ? [] : [subject.classroom])];
  const ids = own.length > 0 ? own : subject.groups.map((id) => groups[id]?.classroom ?? '');
  return ids.flatMap((id) => classrooms[id]?.name ?? []);
}
