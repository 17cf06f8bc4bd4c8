import type { Lesson, Placed } from '@bellgrid/model';
import { lessonsOfSet } from '../../amounts/lesson-set.ts';
import { asTeacher, lessonsOfPerson } from '../../amounts/person.ts';
import { sidesOf, type TargetParams, union } from '../../amounts/sides.ts';
import { kinds } from '../../kinds/registry.ts';
import { lessonsOfSubjects } from '../../read/timetable-index.ts';
import type { SatSchool } from './encode-members.ts';
import { any, daysUsed, type Encoder, encoderOf, perDay, present } from './sat-lessons.ts';

/** Rules that count lessons, days or cells. */
export const countEncoders: readonly Encoder[] = [
  encoderOf(kinds.teacherMaxDays, (school, limit) => {
    const own = present(school, lessonsOfPerson(school.draft, asTeacher(limit)));
    school.cnf.atMost(daysUsed(school, own), limit.maxDays);
    return true;
  }),
  encoderOf(kinds.perDayLimit, (school, limit) =>
    atMostADay(school, lessonsOfSet(school.draft, limit), limit.maxLessons),
  ),
  encoderOf(kinds.sameTime, (school, params) =>
    encodeTogether(school, params, ({ day, startMinute }) => `${day} ${startMinute}`),
  ),
  encoderOf(kinds.sameDay, (school, params) => encodeTogether(school, params, ({ day }) => `${day}`)),
  encoderOf(kinds.samePeriod, (school, params) => oneStart(school, union(sidesOf(school.draft, params)))),
  encoderOf(kinds.lessonsSamePeriod, (school, { base }) =>
    oneStart(school, lessonsOfSubjects(school.draft, [base])),
  ),
  encoderOf(kinds.occupyAtMost, (school, { cells, max, ...set }) => {
    const own = present(school, lessonsOfSet(school.draft, set));
    const distinct = new Map(cells.map((cell) => [`${cell.day} ${cell.period}`, cell]));
    const used = [...distinct.values()].map((cell) =>
      any(
        school,
        own.flatMap(({ places }) => places.flatMap(({ at, variable }) => (isAt(at, cell) ? [variable] : []))),
      ),
    );
    school.cnf.atMost(used, max);
    return true;
  }),
  encoderOf(kinds.atMostAtATime, (school, { cells, max, ...set }) => {
    const own = present(school, lessonsOfSet(school.draft, set));
    for (const cell of cells) {
      const here = own.map(({ places }) =>
        any(
          school,
          places.flatMap(({ at, variable }) => (isAt(at, cell) ? [variable] : [])),
        ),
      );
      school.cnf.atMost(here, max);
    }
    return true;
  }),
  encoderOf(kinds.splitAround, (school, { subjects, direction, numLessons, periodIndex }) => {
    const lessons = lessonsOfSubjects(school.draft, subjects);
    const own = present(school, lessons);
    const isOnSide = ({ start, end }: Placed) =>
      ({
        '<': end - 1 < periodIndex,
        '<=': end - 1 <= periodIndex,
        '>': start > periodIndex,
        '>=': start >= periodIndex,
      })[direction];
    const found = own.map(({ places }) =>
      any(
        school,
        places.flatMap(({ at, variable }) => (isOnSide(at) ? [variable] : [])),
      ),
    );
    school.cnf.atLeast(found, numLessons - (lessons.length - own.length));
    return true;
  }),
];

function isAt(at: Placed, cell: { day: number; period: number }): boolean {
  return at.day === cell.day && at.start <= cell.period && cell.period < at.end;
}

export function atMostADay(school: SatSchool, lessons: readonly Lesson[], most: number): boolean {
  for (const onDay of perDay(school, present(school, lessons))) {
    school.cnf.atMost(
      onDay.map(({ literals }) => any(school, literals)),
      most,
    );
  }
  return true;
}

/** All at one start minute of the day. */
function oneStart(school: SatSchool, lessons: readonly Lesson[]): boolean {
  const byMinute = new Map<number, number[]>();
  for (const { places } of present(school, lessons)) {
    for (const { at, variable } of places)
      byMinute.set(at.startMinute, [...(byMinute.get(at.startMinute) ?? []), variable]);
  }
  const used = [...byMinute.values()].map((variables) => any(school, variables));
  school.cnf.atMost(used, 1);
  return true;
}

/**
 * Matches lessons of both sides that are placed together, each in at most one pair; an unplaced lesson
 * excuses one.
 */
function encodeTogether(school: SatSchool, params: TargetParams, keyOf: (at: Placed) => string): boolean {
  const { cnf, draft } = school;
  const { a, b } = sidesOf(draft, params);
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
  return true;
}
