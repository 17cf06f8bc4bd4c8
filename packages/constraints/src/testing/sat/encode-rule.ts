import { type Draft, type Placed, type Timetable, timetableOf } from '@bellgrid/model';
import { kinds } from '../../kinds/registry.ts';
import { hardCells } from '../../read/blocked-cells.ts';
import { timesOf } from '../../read/structure-times.ts';
import type { AnyKind } from '../../rule-forms/define-constraint.ts';
import { type BoundConstraint, matchesOf } from '../../rules/bound-constraint.ts';
import { countEncoders } from './encode-counts.ts';
import { dayEncoders } from './encode-days.ts';
import type { SatSchool } from './encode-members.ts';
import { encodeSpread } from './encode-spread.ts';

/** Kinds whose amount is a sum over single lessons, and over pairs of them. */
const SINGLE: readonly AnyKind[] = [
  kinds.atPeriod,
  kinds.notAtPeriod,
  kinds.beforePeriod,
  kinds.afterPeriod,
  kinds.onDay,
  kinds.notOnDay,
  kinds.allowedCells,
];
const PAIRS: readonly AnyKind[] = [
  kinds.notSameDay,
  kinds.notSameTime,
  kinds.notSamePeriod,
  kinds.before,
  kinds.after,
  kinds.minDaysBetween,
  kinds.notConsecutive,
  kinds.directlyAfter,
  kinds.adjacent,
  kinds.minRest,
  kinds.beginsDay,
  kinds.endsDay,
];
/** Writes one hard rule for the lessons that are there; false for a kind that is not known here. */
export function encodeRule(school: SatSchool, bound: BoundConstraint): boolean {
  const { kind } = bound;
  if (SINGLE.includes(kind)) encodeSingle(school, bound);
  else if (PAIRS.includes(kind)) encodePairs(school, bound);
  else if (kind.family === 'calendar') encodeCalendar(school, bound);
  else return [encodeSpread, ...countEncoders, ...dayEncoders].some((encode) => encode(school, bound));
  return true;
}

/** The timetable of these lessons alone. */
function timetableWith(draft: Draft, placed: readonly Placed[]): Timetable {
  return timetableOf(
    draft,
    placed.map(({ lesson, day, start, end }) => {
      return { lesson: lesson.id, timeSlot: { day, start, end }, classroom: null };
    }),
  );
}

function encodeSingle({ cnf, draft, lessons }: SatSchool, bound: BoundConstraint): void {
  for (const { places } of lessons) {
    for (const { at, variable } of places) {
      if (matchesOf(bound, timetableWith(draft, [at])).length > 0) cnf.clause(-variable);
    }
  }
}

/** Only lessons that the rule can concern: those that break it somewhere alone or in a pair. */
function encodePairs({ cnf, draft, lessons }: SatSchool, bound: BoundConstraint): void {
  lessons.forEach((one, index) => {
    for (const other of lessons.slice(index + 1)) {
      for (const p of one.places) {
        for (const q of other.places) {
          if (matchesOf(bound, timetableWith(draft, [p.at, q.at])).length > 0)
            cnf.clause(-p.variable, -q.variable);
        }
      }
    }
  });
}

function encodeCalendar({ cnf, draft, lessons }: SatSchool, { kind, params }: BoundConstraint): void {
  const type =
    kind === kinds.teacherCalendar ? 'teacher' : kind === kinds.groupCalendar ? 'group' : 'classroom';
  const { base } = params as { base: string };
  const cells = hardCells(draft, type, base);
  for (const { lesson, places, rooms } of lessons) {
    const room = rooms.get(base);
    const isOwn = type === 'teacher' ? lesson.teachers.includes(base) : lesson.groups.includes(base);
    if (type === 'classroom' ? room === undefined : !isOwn) continue;
    for (const { at, variable } of places) {
      if (!meetsCell(draft, at, cells)) continue;
      if (type === 'classroom') cnf.clause(-variable, -room!);
      else cnf.clause(-variable);
    }
  }
}

/** True when one of the periods meets a cell; a pause inside a lesson does not count. */
function meetsCell(draft: Draft, at: Placed, cells: ReturnType<typeof hardCells>): boolean {
  const times = timesOf(draft, at.lesson.structure);
  for (let period = at.start; period < at.end; period += 1) {
    const [from, to] = [times?.starts[period] ?? 0, times?.ends[period] ?? 0];
    if (cells.some((cell) => cell.day === at.day && cell.startMinute < to && from < cell.endMinute))
      return true;
  }
  return false;
}
