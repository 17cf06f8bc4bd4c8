import {
  type CalendarConstraint,
  createRooms,
  createSharing,
  type Draft,
  type Finding,
  type Id,
  LEVEL,
  leastNeed,
  lessonsInScope,
  type Placement,
  timetableOf,
  value,
} from '@bellgrid/model';
import { availableByDay, structuresOf, sum } from '../../pre-check/available-periods.ts';
import { periodsOfLessons } from '../../pre-check/check-context.ts';
import { type BlockedCell, cellsByDay, hardCells } from '../../read/blocked-cells.ts';
import { push } from '../../read/draft-index.ts';
import type { BoundConstraint } from '../../rules/bound-constraint.ts';
import type { Edit, RepairCandidate } from './edit.ts';

/** Opens those blocked cells of an item that a timetable uses. */
export function calendarCandidate(
  draft: Draft,
  bounds: readonly BoundConstraint[],
  member: Finding,
): RepairCandidate | null {
  const records = bounds.flatMap((bound) => bound.records);
  const calendar = calendarOf(draft, records);
  return calendar && candidateOf(draft, { ...calendar, member }, records);
}

/** The calendar that blocked cells belong to; null for other records. */
export function calendarOf(
  draft: Draft,
  records: readonly Id[],
): { type: CalendarConstraint['type']; base: Id } | null {
  const first = draft.constraints[records[0] ?? ''];
  if (first?.type !== 'teacher' && first?.type !== 'group' && first?.type !== 'classroom') return null;
  return { type: first.type, base: first.base };
}

/**
 * Opens one blocked cell of an item each: first those that a timetable without the conflict's rules uses, then in the
 * order of the week; none where a single one is too few by counting.
 */
export function* singleCellCandidates(
  draft: Draft,
  bounds: readonly BoundConstraint[],
  member: Finding,
  relaxed: readonly Placement[],
): Generator<RepairCandidate, void> {
  const own = new Set(bounds.flatMap((bound) => bound.records));
  const calendar = calendarOf(draft, [...own]);
  if (calendar === null) return;
  const { type, base } = calendar;
  if (missingPeriods(draft, type, base) > 1) return;
  const cells = hardCells(draft, type, base).filter(({ constraint }) => own.has(constraint));
  const byCell = new Map<string, BlockedCell[]>();
  const used = new Set(usedCells(draft, type, base, relaxed).map(keyOf));
  const isUnused = (cell: BlockedCell) => Number(!used.has(keyOf(cell)));
  for (const cell of cells.toSorted(
    (a, b) => isUnused(a) - isUnused(b) || a.day - b.day || a.period - b.period,
  ))
    push(byCell, keyOf(cell), cell);
  for (const same of byCell.values()) {
    const records = same.map(({ constraint }) => constraint);
    const { pieces: _, ...single } = candidateOf(draft, { type, base, member }, records);
    yield single;
  }
}

/** The periods that an item has too few for the lessons that need it; at least 0. */
function missingPeriods(draft: Draft, type: CalendarConstraint['type'], base: Id): number {
  const roomsOf = createRooms(draft);
  const lessons = lessonsInScope(draft).filter((lesson) => {
    if (type !== 'classroom') return (type === 'teacher' ? lesson.teachers : lesson.groups).includes(base);
    const rooms = roomsOf(lesson);
    return 'fixed' in rooms ? rooms.fixed === base : rooms.choose.every((room) => room === base);
  });
  const need = type === 'group' ? leastNeed(lessons, createSharing(draft)) : periodsOfLessons(lessons);
  const open = sum(availableByDay(draft, type, base, structuresOf(lessons), false));
  return Math.max(0, need - open);
}

interface Calendar {
  readonly type: CalendarConstraint['type'];
  readonly base: Id;
  /** The calendar as a member of the conflict. */
  readonly member: Finding;
}

/** @param records the cells that may be opened. */
function candidateOf(draft: Draft, calendar: Calendar, records: readonly Id[]): RepairCandidate {
  const { type, base } = calendar;
  const used = (placements: readonly Placement[]) => usedCells(draft, type, base, placements);
  const own = new Set(records);
  const cells = hardCells(draft, type, base).filter(({ constraint }) => own.has(constraint));
  const byDay = [...cellsByDay(cells).values()].map((each) => [...new Set(each.map(keyOf))]);
  return {
    name: `calendar ${type} ${base}`,
    trial: opened(draft, type, records),
    edit: (placements) => editOf(calendar, used(placements)),
    pieces: {
      used: (placements) => [...new Set(used(placements).map(keyOf))],
      only: (pieces) => {
        const kept = cells.filter((cell) => pieces.has(keyOf(cell)));
        return candidateOf(
          draft,
          calendar,
          kept.map(({ constraint }) => constraint),
        );
      },
      byDay,
    },
  };
}

/** Two records may block one cell, also at two levels: it is named once, and opened at both. */
function keyOf({ structure, day, period }: BlockedCell): string {
  return `${structure} ${day} ${period}`;
}

function editOf({ type, base, member }: Calendar, used: readonly BlockedCell[]): Edit | null {
  if (used.length === 0) return null;
  const cells = oneOfEach(used, keyOf).toSorted((a, b) => a.day - b.day || a.period - b.period);
  const levels = oneOfEach(used, (cell) => `${keyOf(cell)} ${cell.level}`);
  return {
    action: 'openCalendar',
    command: 'openCalendarCells',
    args: {
      type,
      base,
      cells: levels.map(({ structure, day, period, level }) => ({ structure, day, period, level })),
    },
    rule: { code: member.code, values: member.values },
    becomes: null,
    finding: {
      code: 'findings.repair.openCalendar',
      values: { count: cells.length, item: value.item(type, base), cells: value.cells(cells) },
      about: member.about,
    },
  };
}

function oneOfEach(cells: readonly BlockedCell[], key: (cell: BlockedCell) => string): BlockedCell[] {
  return [...new Map(cells.map((cell) => [key(cell), cell])).values()];
}

/** A teacher's cells become soft, so that only necessary ones are used; classes and classrooms have no such level. */
export function opened(draft: Draft, type: CalendarConstraint['type'], records: readonly Id[]): Draft {
  const constraints = { ...draft.constraints };
  for (const id of records) {
    const cell = constraints[id];
    if (type === 'teacher' && cell?.type === 'teacher') constraints[id] = { ...cell, level: LEVEL.SOFT };
    else delete constraints[id];
  }
  return { ...draft, constraints };
}

function usedCells(
  draft: Draft,
  type: CalendarConstraint['type'],
  base: Id,
  placements: readonly Placement[],
): BlockedCell[] {
  const own = [...timetableOf(draft, placements).placed.values()].filter(({ lesson, classroom }) => {
    if (type === 'classroom') return classroom === base;
    return (type === 'teacher' ? lesson.teachers : lesson.groups).includes(base);
  });
  return hardCells(draft, type, base).filter((cell) =>
    own.some(
      (each) =>
        each.day === cell.day && each.startMinute < cell.endMinute && cell.startMinute < each.endMinute,
    ),
  );
}
