import { type Draft, type Lesson, type Placed, type Timetable, timetableOf } from '@bellgrid/model';
import { lessonsOfSet } from '../../amounts/lesson-set.ts';
import { asTeacher, lessonsOfPerson } from '../../amounts/person.ts';
import { sidesOf } from '../../amounts/sides.ts';
import { type BoundConstraint, matchesOf } from '../../bound-constraint.ts';
import { hardCells } from '../../calendar/blocked-cells.ts';
import type { AnyKind } from '../../define-constraint.ts';
import { kinds } from '../../kinds/registry.ts';
import { timesOf } from '../../structure-times.ts';
import { lessonsOfSubjects } from '../../timetable-index.ts';
import type { SatLesson, SatSchool } from './encode-members.ts';

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
  kinds.beginsDay,
  kinds.endsDay,
];
const MOST_A_DAY: Readonly<Record<string, number>> = {
  NoMoreThanOnePerDay: 1,
  NoMoreThanTwoPerDay: 2,
  NoMoreThanThreePerDay: 3,
};

/** Writes one hard rule for the lessons that are there; false for a kind that is not known here. */
export function encodeRule(school: SatSchool, bound: BoundConstraint): boolean {
  const { kind, params } = bound;
  const { draft } = school;
  if (SINGLE.includes(kind)) encodeSingle(school, bound);
  else if (PAIRS.includes(kind)) encodePairs(school, bound);
  else if (kind.family === 'calendar') encodeCalendar(school, bound);
  else if (kind === kinds.teacherMaxDays) {
    const limit = kinds.teacherMaxDays.params.parse(params);
    const own = present(school, lessonsOfPerson(draft, asTeacher(limit)));
    const days = perDay(school, own).map((onDay) =>
      any(
        school,
        onDay.flatMap(({ literals }) => literals),
      ),
    );
    school.cnf.atMost(days, limit.maxDays);
  } else if (kind === kinds.teacherMaxLessonsPerDay) {
    const limit = kinds.teacherMaxLessonsPerDay.params.parse(params);
    const own = present(school, lessonsOfPerson(draft, asTeacher(limit)));
    for (const onDay of perDay(school, own)) {
      const periods = onDay.flatMap(({ lesson, literals }) => {
        const stands = any(school, literals);
        return Array.from({ length: lesson.numPeriods }, () => stands);
      });
      school.cnf.atMost(periods, limit.maxLessons);
    }
  } else if (kind === kinds.perDayLimit) {
    const limit = kinds.perDayLimit.params.parse(params);
    atMostADay(school, lessonsOfSet(draft, limit), limit.maxLessons);
  } else if (kind === kinds.lessonSpread) return encodeSpread(school, params);
  else if (kind === kinds.sameTime)
    encodeTogether(school, params, ({ day, startMinute }) => `${day} ${startMinute}`);
  else if (kind === kinds.sameDay) encodeTogether(school, params, ({ day }) => `${day}`);
  else return false;
  return true;
}

/** The timetable of these lessons alone. */
function standing(draft: Draft, placed: readonly Placed[]): Timetable {
  return timetableOf(
    draft,
    placed.map(({ lesson, day, start, end }) => {
      return { lesson: lesson.id, timeSlot: { day, start, end }, classroom: null };
    }),
  );
}

function present({ lessons }: SatSchool, wanted: readonly Lesson[]): SatLesson[] {
  const ids = new Set(wanted.map(({ id }) => id));
  return lessons.filter(({ lesson }) => ids.has(lesson.id));
}

function encodeSingle({ cnf, draft, lessons }: SatSchool, bound: BoundConstraint): void {
  for (const { places } of lessons) {
    for (const { at, variable } of places) {
      if (matchesOf(bound, standing(draft, [at])).length > 0) cnf.clause(-variable);
    }
  }
}

/** Only lessons that the rule can concern: those that break it somewhere alone or in a pair. */
function encodePairs({ cnf, draft, lessons }: SatSchool, bound: BoundConstraint): void {
  lessons.forEach((one, index) => {
    for (const other of lessons.slice(index + 1)) {
      for (const p of one.places) {
        for (const q of other.places) {
          if (matchesOf(bound, standing(draft, [p.at, q.at])).length > 0)
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

/** Whether one of the periods meets a cell; a pause inside a lesson does not count. */
function meetsCell(draft: Draft, at: Placed, cells: ReturnType<typeof hardCells>): boolean {
  const times = timesOf(draft, at.lesson.structure);
  for (let period = at.start; period < at.end; period += 1) {
    const [from, to] = [times?.starts[period] ?? 0, times?.ends[period] ?? 0];
    if (cells.some((cell) => cell.day === at.day && cell.startMinute < to && from < cell.endMinute))
      return true;
  }
  return false;
}

function encodeSpread(school: SatSchool, params: unknown): boolean {
  const { base, constraint } = kinds.lessonSpread.params.parse(params);
  const lessons = lessonsOfSubjects(school.draft, [base]);
  const most = MOST_A_DAY[constraint];
  if (most !== undefined) {
    atMostADay(school, lessons, most);
    return true;
  }
  if (constraint !== 'AtLeastOnePerDay') return false;
  const own = present(school, lessons);
  const structure = school.draft.subjects[base]?.structure ?? '';
  const days = timesOf(school.draft, structure)?.schoolDays.length ?? 0;
  const used = perDay(school, own).map((onDay) =>
    any(
      school,
      onDay.flatMap(({ literals }) => literals),
    ),
  );
  // A lesson that is not there excuses one day.
  school.cnf.atLeast(used, Math.min(lessons.length, days) - (lessons.length - own.length));
  return true;
}

function atMostADay(school: SatSchool, lessons: readonly Lesson[], most: number): void {
  for (const onDay of perDay(school, present(school, lessons))) {
    school.cnf.atMost(
      onDay.map(({ literals }) => any(school, literals)),
      most,
    );
  }
}

interface OnDay {
  readonly lesson: Lesson;
  readonly literals: readonly number[];
}

/** By day, the lessons and their variables there. */
function perDay({ draft }: SatSchool, lessons: readonly SatLesson[]): OnDay[][] {
  return draft.schoolData.days.map((_, day) =>
    lessons.map(({ lesson, places }) => ({
      lesson,
      literals: places.flatMap(({ at, variable }) => (at.day === day ? [variable] : [])),
    })),
  );
}

/** A variable that is true just when one of these is. */
function any({ cnf }: SatSchool, literals: readonly number[]): number {
  const some = cnf.variable();
  cnf.clause(-some, ...literals);
  for (const literal of literals) cnf.clause(-literal, some);
  return some;
}

/** Pairs of a lesson of each side that stand together, none in two pairs; a lesson that is not there excuses one. */
function encodeTogether(school: SatSchool, params: unknown, keyOf: (at: Placed) => string): void {
  const { cnf, draft } = school;
  const { a, b } = sidesOf(draft, kinds.sameTime.params.parse(params));
  const [left, right] = [present(school, a), present(school, b)];
  const pairs = left.map((one) =>
    right.map((other) => {
      const together = cnf.variable();
      if (one === other) cnf.clause(-together);
      for (const p of one.places) {
        const same = other.places.flatMap((q) => (keyOf(q.at) === keyOf(p.at) ? [q.variable] : []));
        cnf.clause(-together, -p.variable, ...same);
      }
      return together;
    }),
  );
  for (const row of pairs) cnf.atMost(row, 1);
  right.forEach((_, column) => {
    cnf.atMost(
      pairs.map((row) => row[column]!),
      1,
    );
  });
  const absent = a.length - left.length + (b.length - right.length);
  cnf.atLeast(pairs.flat(), Math.min(a.length, b.length) - absent);
}
