import { type ClassPart, type Draft, type Id, partsBySubject, teacherShortName } from '@bellgrid/model';
import { replaceEqualDeep } from '@tanstack/react-query';
import { compareForReader } from '../../platform/texts/name-order.ts';
import { type ColorBy, lessonColor } from './color-by.ts';
import type { GridPlacement } from './grid-layout.ts';

export interface NamedItem {
  readonly id: Id;
  readonly name: string;
}

/** A teacher, also with a name of few letters. */
export interface NamedTeacher extends NamedItem {
  readonly short: string;
}

/** Everything that a card, its tooltip and its details say about a lesson, with names instead of ids. */
export interface LessonFacts {
  readonly id: Id;
  /** The subject's name, the lesson's own (with its number) and at most four letters for small cards. */
  readonly subject: string;
  readonly subjectId: Id;
  readonly name: string;
  readonly short: string;
  readonly color: string;
  readonly teachers: readonly NamedTeacher[];
  readonly groups: readonly NamedItem[];
  /** The parts of its classes for which the lesson is; none for a lesson of whole classes. */
  readonly parts: readonly ClassPart[];
  readonly classroom: NamedItem | null;
  readonly locked: boolean;
  readonly numPeriods: number;
  /** Null while the lesson is unplaced. */
  readonly time: LessonTime | null;
}

export interface LessonTime {
  readonly day: string;
  /** Labels of the first and last period; equal for a lesson of one period. */
  readonly firstPeriod: string;
  readonly lastPeriod: string;
  readonly startMinute: number;
  readonly endMinute: number;
}

export type FactsOf = (lesson: Id) => LessonFacts;

/**
 * Reads facts of a draft's lessons and keeps them, so that a card that shows a lesson again gets the same
 * object. `latest` has the facts of the draft before: a lesson whose facts are still the same keeps its object. Throws for an
 * id that is no lesson of the draft.
 */
export function createFactsOf(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  coloring: ColorBy,
  latest = new Map<Id, LessonFacts>(),
): FactsOf {
  const known = new Map<Id, LessonFacts>();
  const parts = partsBySubject(draft);
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const facts = replaceEqualDeep(latest.get(id), read(draft, placed, coloring, id, parts));
    latest.set(id, facts);
    known.set(id, facts);
    return facts;
  };
}

function read(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  coloring: ColorBy,
  id: Id,
  parts: ReadonlyMap<Id, readonly ClassPart[]>,
): LessonFacts {
  const lesson = draft.lessons[id];
  if (lesson === undefined) throw new Error(`lesson facts: ${id} is no lesson of this draft`);
  const placement = placed.get(id);
  const subject = draft.subjects[lesson.subject];
  const room = placement ? placement.classroom : (lesson.classroom ?? subject?.classroom ?? null);
  const name = subject?.name ?? lesson.name;
  return {
    id,
    subject: name,
    subjectId: lesson.subject,
    name: lesson.name,
    short: subject?.shortName || name.slice(0, 4),
    color: lessonColor(draft, lesson, room, coloring),
    teachers: sortedByName(
      lesson.teachers
        .flatMap((teacher) => draft.teachers[teacher] ?? [])
        .map((teacher) => ({ id: teacher.id, name: teacher.name, short: teacherShortName(draft, teacher) })),
    ),
    groups: named(draft.groups, lesson.groups),
    parts: (parts.get(lesson.subject) ?? []).filter(({ group }) => lesson.groups.includes(group)),
    classroom:
      room === null || !draft.config.isClassroomsEnabled
        ? null
        : (named(draft.classrooms, [room])[0] ?? null),
    locked: lesson.locked,
    numPeriods: lesson.numPeriods,
    time: placement ? timeOf(draft, placement) : null,
  };
}

function named(records: Readonly<Record<Id, NamedItem>>, ids: readonly Id[]): NamedItem[] {
  const items = ids.flatMap((id) => records[id] ?? []);
  return sortedByName(items.map(({ id, name }) => ({ id, name })));
}

function sortedByName<Item extends NamedItem>(items: Item[]): Item[] {
  return items.sort((a, b) => compareForReader(a.name, b.name));
}

function timeOf(draft: Draft, { lesson, day, start, end }: GridPlacement): LessonTime | null {
  const periods = draft.schoolData.structures[lesson.structure]?.periods;
  const first = periods?.[start];
  const last = periods?.[end - 1];
  if (!first || !last) return null;
  return {
    day: draft.schoolData.days[day]?.label ?? String(day + 1),
    firstPeriod: first.label || String(start + 1),
    lastPeriod: last.label || String(end),
    startMinute: first.periodStart,
    endMinute: last.periodEnd,
  };
}
