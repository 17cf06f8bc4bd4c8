import type { Draft, Id, Placed, Timetable } from '@bellgrid/model';
import { gapsOfDay } from '../amounts/open-periods.ts';
import { asGroup, asTeacher, type Person, viewsOf } from '../amounts/person.ts';
import { placedAndUnplaced, placedByDay } from '../read/timetable-index.ts';

/** A period of a structure, by index. */
interface PeriodOf {
  readonly structure: Id;
  readonly period: number;
}

/** The week of a class or a teacher in figures; of a class with divisions, that of the students with most gaps. */
export interface PersonWeek {
  readonly type: 'group' | 'teacher';
  readonly id: Id;
  /** Days with lessons, and empty periods between them. */
  readonly days: number;
  readonly gaps: number;
  /** The most periods of a day that follow one another. */
  readonly longestRun: number;
  /** The periods with lessons on the shortest and on the longest of these days; 0 without lessons. */
  readonly shortestDay: number;
  readonly longestDay: number;
  /** The earliest and the latest period of the week; null without lessons. */
  readonly first: PeriodOf | null;
  readonly last: PeriodOf | null;
  readonly lessons: readonly Id[];
}

/** The weeks of all classes and teachers. */
export function personWeeks(timetable: Timetable): readonly PersonWeek[] {
  const { draft } = timetable;
  return [
    ...Object.keys(draft.groups).map((id) => ({
      type: 'group' as const,
      id,
      ...weekOf(timetable, asGroup({ base: id })),
    })),
    ...Object.keys(draft.teachers).map((id) => ({
      type: 'teacher' as const,
      id,
      ...weekOf(timetable, asTeacher({ base: id })),
    })),
  ];
}

type Figures = Omit<PersonWeek, 'type' | 'id'>;

function weekOf(timetable: Timetable, person: Person): Figures {
  const weeks = viewsOf(timetable.draft, person).map((lessons) =>
    figuresOf(timetable.draft, person, placedAndUnplaced(timetable, lessons).placed),
  );
  const [first = NOTHING, ...others] = weeks;
  return others.reduce((most, each) => (each.gaps > most.gaps ? each : most), first);
}

const NOTHING: Figures = {
  ...{ days: 0, gaps: 0, longestRun: 0, shortestDay: 0, longestDay: 0 },
  ...{ first: null, last: null, lessons: [] },
};

function figuresOf(draft: Draft, person: Person, placed: readonly Placed[]): Figures {
  const days = [...placedByDay(placed)];
  const lengths = days.map(([, of]) => dayLength(of));
  const earliest = placed.toSorted((a, b) => a.startMinute - b.startMinute)[0];
  const latest = placed.toSorted((a, b) => b.endMinute - a.endMinute)[0];
  return {
    days: days.length,
    gaps: days.reduce((sum, [day, of]) => sum + gapsOfDay(draft, person, day, of).length, 0),
    longestRun: Math.max(0, ...days.map(([, of]) => longestRun(of))),
    shortestDay: lengths.length > 0 ? Math.min(...lengths) : 0,
    longestDay: Math.max(0, ...lengths),
    first: earliest ? { structure: earliest.lesson.structure, period: earliest.start } : null,
    last: latest ? { structure: latest.lesson.structure, period: latest.end - 1 } : null,
    lessons: placed.map(({ lesson }) => lesson.id),
  };
}

/** The periods of a day with lessons; lessons at the same time count once. */
function dayLength(placed: readonly Placed[]): number {
  const taken = new Set<string>();
  for (const { lesson, start, end } of placed)
    for (let period = start; period < end; period += 1) taken.add(`${lesson.structure} ${period}`);
  return taken.size;
}

/** The most periods of a day that follow one another; lessons at the same time count once. */
function longestRun(placed: readonly Placed[]): number {
  const sorted = placed.toSorted((a, b) => a.startMinute - b.startMinute);
  let longest = 0;
  let from = 0;
  let to = -1;
  let structure = '';
  for (const { lesson, start, end } of sorted) {
    const continues = lesson.structure === structure && start <= to;
    if (!continues) from = start;
    to = continues ? Math.max(to, end) : end;
    structure = lesson.structure;
    longest = Math.max(longest, to - from);
  }
  return longest;
}
