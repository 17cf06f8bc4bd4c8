import type { Draft, Id, Placed } from '@bellgrid/model';
import { cellsByDay, hardCells, meets } from '../read/blocked-cells.ts';
import { computed, remember } from '../read/memo.ts';
import { timesOf } from '../read/structure-times.ts';
import type { CellOf } from '../read/violation.ts';
import { couldEndWithLunch, freeForLunch, lunchWindowOf } from './lunch.ts';
import { lessonsOfPerson, type Person } from './person.ts';

/** A school period in which a person could have a lesson. */
export interface OpenPeriod extends CellOf {
  readonly startMinute: number;
  readonly endMinute: number;
}

const knownPeriods = remember((_draft: Draft) => new Map<string, readonly (readonly OpenPeriod[])[]>());

/**
 * Per day, the school periods of the structures in which the person has lessons that are not hard-blocked
 * for the person, by end minute.
 */
export function openPeriods(draft: Draft, person: Person): readonly (readonly OpenPeriod[])[] {
  const key = `${person.type} ${person.base}`;
  return computed(knownPeriods(draft), key, () => createOpenPeriods(draft, person));
}

/** The open periods of each day as a mask: bit p is set where period p of the person's only structure is open. */
export function openMasks(draft: Draft, person: Person): readonly number[] {
  return masksOf(openPeriods(draft, person));
}

const masksOf = remember((days: readonly (readonly OpenPeriod[])[]) =>
  days.map((periods) => periods.reduce((mask, { period }) => mask | (1 << period), 0)),
);

function createOpenPeriods(draft: Draft, person: Person): readonly (readonly OpenPeriod[])[] {
  const type = person.type === 'teacherConstraint' ? 'teacher' : 'group';
  const blocked = cellsByDay(hardCells(draft, type, person.base));
  const structures = new Set(lessonsOfPerson(draft, person).map((lesson) => lesson.structure));
  return schoolPeriodsByDay(draft, [...structures]).map((periods, day) => {
    const closed = blocked.get(day);
    return closed ? periods.filter((each) => !meets(closed, day, each.startMinute, each.endMinute)) : periods;
  });
}

const knownSchool = remember(
  (_: Draft['schoolData']) => new Map<string, readonly (readonly OpenPeriod[])[]>(),
);

/** Per day the school periods of these structures, by end minute: the same for all persons who have them. */
export function schoolPeriodsByDay(
  draft: Draft,
  structures: readonly Id[],
): readonly (readonly OpenPeriod[])[] {
  return computed(knownSchool(draft.schoolData), structures.join(' '), () =>
    draft.schoolData.days.map((_, day) =>
      structures
        .flatMap((structure) => periodsOfDay(draft, structure, day))
        .sort((a, b) => a.endMinute - b.endMinute || a.startMinute - b.startMinute),
    ),
  );
}

function periodsOfDay(draft: Draft, structure: Id, day: number): OpenPeriod[] {
  const times = timesOf(draft, structure);
  if (!times) return [];
  return (times.school[day] ?? []).flatMap((school, period) =>
    school
      ? [{ structure, day, period, startMinute: times.starts[period]!, endMinute: times.ends[period]! }]
      : [],
  );
}

/** The largest number of periods no two of which overlap; the list must be ordered by end minute. */
export function apart<Period extends { readonly startMinute: number; readonly endMinute: number }>(
  periods: readonly Period[],
): Period[] {
  const chosen: Period[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const period of periods) {
    if (period.startMinute < end) continue;
    chosen.push(period);
    end = period.endMinute;
  }
  return chosen;
}

/**
 * The empty open periods between the first and the last lesson of the person's day, but for the one that the person's
 * lunch rule asks for. A class whose lessons could be over with the lunch window has no such one.
 */
export function gapsOfDay(
  draft: Draft,
  person: Person,
  day: number,
  placed: readonly Placed[],
): OpenPeriod[] {
  if (placed.length === 0) return [];
  const first = Math.min(...placed.map((each) => each.startMinute));
  const last = Math.max(...placed.map((each) => each.endMinute));
  const empty = (openPeriods(draft, person)[day] ?? []).filter(
    (period) =>
      period.startMinute >= first &&
      period.endMinute <= last &&
      !placed.some((each) => each.startMinute < period.endMinute && period.startMinute < each.endMinute),
  );
  return withoutLunch(draft, person, day, placed, apart(empty));
}

/** The lessons of a day that end last before a gap, or begin first after one. */
export function besideGaps(placed: readonly Placed[], gaps: readonly OpenPeriod[]): Placed[] {
  const beside = new Set<Placed>();
  for (const { startMinute, endMinute } of gaps) {
    const before = placed.filter((each) => each.endMinute <= startMinute);
    const after = placed.filter((each) => each.startMinute >= endMinute);
    const end = Math.max(...before.map((each) => each.endMinute));
    const start = Math.min(...after.map((each) => each.startMinute));
    for (const each of before) if (each.endMinute === end) beside.add(each);
    for (const each of after) if (each.startMinute === start) beside.add(each);
  }
  return [...beside];
}

function withoutLunch(
  draft: Draft,
  person: Person,
  day: number,
  placed: readonly Placed[],
  gaps: OpenPeriod[],
): OpenPeriod[] {
  const window = lunchWindowOf(draft, person);
  const free = window && gaps.length > 0 ? freeForLunch(draft, window, day, placed) : null;
  if (!window || free === null) return gaps;
  const isClass = person.type === 'groupConstraint';
  if (isClass && couldEndWithLunch(draft, window, day, placed, apart(openPeriods(draft, person)[day] ?? [])))
    return gaps;
  const meal = gaps.findIndex((gap) =>
    free.some(({ structure, period }) => structure === gap.structure && period === gap.period),
  );
  return meal < 0 ? gaps : gaps.toSpliced(meal, 1);
}

/** The number of open periods before the first lesson of the day: 0 when it starts at the first period. */
export function periodsBeforeFirst(
  draft: Draft,
  person: Person,
  day: number,
  placed: readonly Placed[],
): number {
  const first = Math.min(...placed.map((each) => each.startMinute));
  const open = openPeriods(draft, person)[day] ?? [];
  return apart(open.filter((period) => period.startMinute < first)).length;
}
