import {
  type CalendarConstraint,
  type Draft,
  type Id,
  LEVEL,
  type Placement,
  timetableOf,
} from '@bellgrid/model';
import { type BoundConstraint, sentenceOf } from '../../bound-constraint.ts';
import { type BlockedCell, hardCells } from '../../calendar/blocked-cells.ts';
import type { Finding } from '../../finding.ts';
import { cellNames } from '../../names/cell-names.ts';
import { classroomName, counted, detailsOf, groupName, listed, teacherName } from '../../names/names.ts';
import type { Edit, RepairCandidate } from './edit.ts';

/** Opens those blocked cells of an item that a timetable uses. */
export function calendarCandidate(
  draft: Draft,
  bounds: readonly BoundConstraint[],
  about: Finding,
): RepairCandidate | null {
  const records = bounds.flatMap((bound) => bound.records);
  const first = draft.constraints[records[0] ?? ''];
  if (first?.type !== 'teacher' && first?.type !== 'group' && first?.type !== 'classroom') return null;
  const { type, base } = first;
  const rule = listed([...new Set(bounds.map((bound) => sentenceOf(draft, bound)))]);
  return candidateOf(draft, { type, base, rule, about }, records);
}

interface Calendar {
  readonly type: CalendarConstraint['type'];
  readonly base: Id;
  readonly rule: string;
  readonly about: Finding;
}

/** @param records the cells that may be opened. */
function candidateOf(draft: Draft, calendar: Calendar, records: readonly Id[]): RepairCandidate {
  const { type, base } = calendar;
  const used = (placements: readonly Placement[]) => usedCells(draft, type, base, placements);
  return {
    name: `calendar ${type} ${base}`,
    trial: opened(draft, type, records),
    edit: (placements) => editOf(draft, calendar, used(placements)),
    pieces: {
      used: (placements) => [...new Set(used(placements).map(keyOf))],
      only: (pieces) => {
        const own = new Set(records);
        const cells = hardCells(draft, type, base).filter((cell) => pieces.has(keyOf(cell)));
        const kept = cells.map(({ constraint }) => constraint).filter((id) => own.has(id));
        return candidateOf(draft, calendar, kept);
      },
    },
  };
}

/** Two records may block one cell, also at two levels: it is told once, and opened at both. */
function keyOf({ structure, day, period }: BlockedCell): string {
  return `${structure} ${day} ${period}`;
}

function editOf(
  draft: Draft,
  { type, base, rule, about }: Calendar,
  used: readonly BlockedCell[],
): Edit | null {
  if (used.length === 0) return null;
  const cells = oneOfEach(used, keyOf);
  const opened = cells.toSorted((a, b) => a.day - b.day || a.period - b.period);
  const each = opened.map((cell) => cellNames(draft, [cell]));
  return {
    action: 'openCalendar',
    command: 'openCalendarCells',
    args: {
      type,
      base,
      cells: oneOfEach(used, (cell) => `${keyOf(cell)} ${cell.level}`).map(
        ({ structure, day, period, level }) => ({ structure, day, period, level }),
      ),
    },
    rule,
    becomes: null,
    about: { ...about, ...detailsOf(each) },
    sentence: `Open ${counted(cells.length, 'blocked period')} of ${nameOf(draft, type, base)}: ${cellNames(draft, opened)}`,
  };
}

function oneOfEach(cells: readonly BlockedCell[], key: (cell: BlockedCell) => string): BlockedCell[] {
  return [...new Map(cells.map((cell) => [key(cell), cell])).values()];
}

function nameOf(draft: Draft, type: CalendarConstraint['type'], base: Id): string {
  if (type === 'teacher') return teacherName(draft, base);
  return type === 'group' ? groupName(draft, base) : classroomName(draft, base);
}

/** A teacher's cells are used only where it must be; classes and rooms know no such level. */
function opened(draft: Draft, type: CalendarConstraint['type'], records: readonly Id[]): Draft {
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
