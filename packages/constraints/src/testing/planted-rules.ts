import {
  constraintSchema,
  type Draft,
  groupSchema,
  type Id,
  type LessonSpread,
  subjectSchema,
  teacherSchema,
} from '@bellgrid/model';
import { timesOf } from '../read/structure-times.ts';
import { addSubject } from './draw-school.ts';

type Rule = Record<string, unknown>;

/** Lessons x-0, x-1 … of the new class xc and teacher xt, and xy-0, xy-1 … of others, with rules. */
export interface PlantedRules {
  readonly x: number;
  readonly y?: number;
  readonly spread?: LessonSpread;
  readonly rules: readonly Rule[];
}

/** The days with the most school from the first period on, and how many periods those are. */
interface Week {
  readonly structure: Id;
  readonly days: readonly number[];
  readonly periods: number;
  /** Minutes from the end of the last period to the start of the first. */
  readonly night: number;
  /** Minutes from the end of the first period to the start of the third. */
  readonly pause: number;
}

type Plan = (week: Week, isNarrow: boolean) => PlantedRules;

const on = (...values: number[]): Rule => ({ type: 'subject', base: 'x', constraint: 'on day', values });
const within = (...values: number[]): Rule => ({
  type: 'subject',
  base: 'x',
  constraint: 'at period',
  values,
});
const pin = (lesson: string, day: number | undefined, period: number): Rule[] => [
  { type: 'lesson', base: lesson, constraint: 'on day', values: [day ?? 0] },
  { type: 'lesson', base: lesson, constraint: 'at period', values: [period] },
];
const ofTeacher = (constraint: string, more: Rule): Rule => ({
  type: 'teacherConstraint',
  base: 'xt',
  constraint,
  ...more,
});
const ofClass = (constraint: string, more: Rule): Rule => ({
  type: 'groupConstraint',
  base: 'xc',
  constraint,
  ...more,
});
const ofLessons = (constraint: string, lessons: string[], more: Rule = {}): Rule => ({
  type: 'lessons',
  lessons,
  constraint,
  ...more,
});
const apart = (...lessons: string[]) => ofLessons('minDaysBetween', lessons, { minDays: 1 });
const first = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The rule that is planted comes first: without it, or one step wider, there is a timetable. */
const plans = {
  'periods in a row': ({ days: [day = 0], periods }, isNarrow) => {
    // The number of periods of a day when two of every three are used.
    const x = periods - Math.floor(periods / 3) + 1;
    const maxPeriods = isNarrow ? 2 : periods;
    return { x, rules: [ofTeacher('maxPeriodsInARow', { maxPeriods }), on(day), within(...first(periods))] };
  },
  'a break': ({ days: [day = 0] }, isNarrow) => {
    const breakSize = isNarrow ? 2 : 1;
    const limit = { maxConsecutiveTeachingPeriods: 1, breakSize, units: 'period' };
    return {
      x: 2,
      rules: [ofTeacher('teacherBreak', limit), on(day), within(0, 1, 2), ...pin('x-0', day, 0)],
    };
  },
  'a late start': ({ days }, isNarrow) => ({
    x: 1,
    rules: [ofClass('startsAtFirstPeriod', { maxExceptions: isNarrow ? 0 : 1 }), within(1), on(...days)],
  }),
  'late starts and a spread': ({ days }, isNarrow) => ({
    x: 3,
    rules: [
      ofClass('startsAtFirstPeriod', { maxExceptions: isNarrow ? 1 : 2 }),
      apart('x-0', 'x-1', 'x-2'),
      ofLessons('allowedCells', ['x-0', 'x-1'], { cells: days.map((day) => ({ day, period: 1 })) }),
    ],
  }),
  'a teacher in one stretch': ({ days: [day] }, isNarrow) => ({
    x: 2,
    rules: [
      ofTeacher('teacherLessonsConsecutive', { spacing: isNarrow ? 0 : 1, units: 'period' }),
      ...pin('x-0', day, 0),
      ...pin('x-1', day, 2),
    ],
  }),
  'consecutive lessons': ({ days: [day] }, isNarrow) => ({
    x: 2,
    rules: [
      {
        type: 'consecutive',
        constraint: 'consecutive',
        subjects: ['x'],
        spacing: isNarrow ? 1 : 2,
        units: 'period',
      },
      ...pin('x-0', day, 0),
      ...pin('x-1', day, 3),
    ],
  }),
  'days in a window': (_, isNarrow) => ({
    x: 3,
    rules: [
      ofTeacher('maxDaysInWindow', { start: 0, end: 2, maxDays: isNarrow ? 2 : 3 }),
      within(0, 1),
      apart('x-0', 'x-1', 'x-2'),
    ],
  }),
  'chosen cells': ({ days: [day = 0] }, isNarrow) => ({
    x: 3,
    rules: [
      ofLessons('occupyAtMost', ['x-0', 'x-1', 'x-2'], {
        cells: first(4).map((period) => ({ day, period })),
        max: isNarrow ? 2 : 3,
      }),
      on(day),
      within(0, 1, 2, 3),
    ],
  }),
  'at a time': ({ days: [day = 0] }, isNarrow) => ({
    x: 1,
    y: 1,
    rules: [
      ofLessons('atMostAtATime', ['x-0', 'xy-0'], { cells: [{ day, period: 1 }], max: isNarrow ? 1 : 2 }),
      ...pin('x-0', day, 1),
      { type: 'lesson', base: 'x-0', other: 'xy-0', constraint: 'same time' },
    ],
  }),
  'periods a day': ({ days: [day = 0] }, isNarrow) => ({
    x: 3,
    rules: [ofClass('maxPeriodsPerDay', { maxPeriods: isNarrow ? 2 : 3 }), on(day)],
  }),
  'one a day': ({ days }, isNarrow) => ({
    x: days.length,
    spread: isNarrow ? 'AtLeastOnePerDay' : 'None',
    rules: [on(...days.slice(1))],
  }),
  'days with two': ({ days: [day = 0, other = 1] }, isNarrow) => ({
    x: 4,
    spread: isNarrow ? 'OneDayTwoLessons' : 'TwoDayTwoLessons',
    rules: [on(day, other)],
  }),
  'sides of a period': ({ days: [day = 0] }, isNarrow) => ({
    x: 2,
    rules: [
      {
        type: 'splitAround',
        constraint: 'splitAround',
        subjects: ['x'],
        direction: '<',
        numLessons: isNarrow ? 2 : 1,
        periodIndex: 1,
      },
      on(day),
    ],
  }),
  'two that follow one another': ({ days: [day, other] }, isNarrow) => ({
    x: 2,
    rules: [
      ofLessons('adjacent', ['x-0', 'x-1']),
      ...pin('x-0', day, 1),
      ...pin('x-1', isNarrow ? other : day, 0),
    ],
  }),
  'minutes between': ({ days: [day], pause }, isNarrow) => ({
    x: 1,
    y: 1,
    rules: [
      {
        type: 'notConsecutive',
        constraint: 'notConsecutive',
        subjectsA: ['x'],
        subjectsB: ['xy'],
        spacing: isNarrow ? pause + 5 : pause,
        units: 'minute',
      },
      ...pin('x-0', day, 0),
      ...pin('xy-0', day, 2),
    ],
  }),
  'a least load and a spread': (_, isNarrow) => ({
    x: 3,
    rules: [
      ofTeacher('teacherMinLessonsPerDay', { minLessons: isNarrow ? 2 : 1 }),
      apart('x-0', 'x-1', 'x-2'),
    ],
  }),
  'a least load on every day': ({ days }, isNarrow) => ({
    x: 2 * days.length - 1,
    rules: [ofClass('minPeriodsPerDay', { minPeriods: isNarrow ? 2 : 1, allowEmptyDays: false })],
  }),
  'days of equal length': ({ days, periods }, isNarrow) => {
    const [day, ...others] = days;
    const x = 2 * days.length + 1;
    const elsewhere = others.flatMap((other) => first(periods).map((period) => ({ day: other, period })));
    return {
      x,
      rules: [
        ofClass('evenDays', { maxShorter: isNarrow ? 0 : 1 }),
        ...pin('x-0', day, 0),
        ofLessons(
          'allowedCells',
          first(x - 1).map((index) => `x-${index + 1}`),
          { cells: elsewhere },
        ),
      ],
    };
  },
  'gaps of a day': ({ days: [day] }, isNarrow) => ({
    x: 3,
    rules: [
      ofTeacher('maxGapsPerDay', { maxGaps: isNarrow ? 0 : 1 }),
      ...pin('x-0', day, 0),
      ...pin('x-1', day, 3),
    ],
  }),
  'gaps of a week': ({ days: [day, other] }, isNarrow) => ({
    x: 4,
    rules: [
      ofTeacher('maxGapsPerWeek', { maxGaps: isNarrow ? 1 : 2 }),
      ...pin('x-0', day, 0),
      ...pin('x-1', day, 2),
      ...pin('x-2', other, 1),
      ...pin('x-3', other, 3),
    ],
  }),
  'one period for two': (_, isNarrow) => ({
    x: 2,
    rules: [
      { type: 'lesson', base: 'x-0', other: 'x-1', constraint: 'same period' },
      { type: 'lesson', base: 'x-0', constraint: 'at period', values: [1, isNarrow ? 2 : 3] },
      { type: 'lesson', base: 'x-1', constraint: 'at period', values: [3] },
    ],
  }),
  'one day for two': (_, isNarrow) => ({
    x: 1,
    y: 1,
    rules: [
      { type: 'lesson', base: 'x-0', other: 'xy-0', constraint: 'same day' },
      { type: 'lesson', base: 'x-0', constraint: 'on day', values: [0, isNarrow ? 1 : 2] },
      { type: 'lesson', base: 'xy-0', constraint: 'on day', values: [2] },
    ],
  }),
  'rest overnight': ({ days, periods, night }, isNarrow) => {
    const day = days.find((each) => days.includes(each + 1)) ?? 0;
    const rest = ofTeacher('minRest', { minutes: isNarrow ? night + 60 : night });
    return { x: 2, rules: [rest, ...pin('x-0', day, periods - 1), ...pin('x-1', day + 1, 0)] };
  },
} satisfies Record<string, Plan>;

export type RulePattern = keyof typeof plans;
export const rulePatterns = Object.keys(plans) as readonly RulePattern[];

/** Plants lessons that no timetable holds, by one rule among others; not narrow, it holds them just so. */
export function plantRules(draft: Draft, pattern: RulePattern, isNarrow = true): void {
  const week = weekOf(draft);
  const { x, y, spread, rules }: PlantedRules = plans[pattern](week, isNarrow);
  addLessons(draft, week.structure, { subject: 'x', teacher: 'xt', group: 'xc', count: x });
  if (y !== undefined)
    addLessons(draft, week.structure, { subject: 'xy', teacher: 'xu', group: 'xd', count: y });
  if (spread !== undefined) {
    const lessonsSpreadConstraint = { constraint: spread, weight: 100 };
    draft.subjects.x = subjectSchema.parse({ ...draft.subjects.x, lessonsSpreadConstraint });
  }
  rules.forEach((rule, index) => {
    const id = `x rule ${index}`;
    draft.constraints[id] = constraintSchema.parse({ weight: 100, ...rule, id });
  });
}

function weekOf(draft: Draft): Week {
  const [structure = ''] = Object.keys(draft.schoolData.structures);
  const times = timesOf(draft, structure);
  const { schoolDays = [], school = [], starts = [], ends = [], periodCount = 0 } = times ?? {};
  const openOf = (day: number) => {
    const closed = school[day]?.indexOf(false) ?? 0;
    return closed < 0 ? periodCount : closed;
  };
  const periods = Math.max(...schoolDays.map(openOf));
  const days = schoolDays.filter((day) => openOf(day) === periods);
  const night = 1440 - (ends[periods - 1] ?? 0) + (starts[0] ?? 0);
  const pause = (starts[2] ?? 0) - (ends[0] ?? 0);
  return { structure, days, periods, night, pause };
}

interface Planted {
  readonly subject: Id;
  readonly teacher: Id;
  readonly group: Id;
  readonly count: number;
}

function addLessons(draft: Draft, structure: Id, { subject, teacher, group, count }: Planted): void {
  draft.teachers[teacher] = teacherSchema.parse({ id: teacher, name: `Teacher ${teacher}` });
  draft.groups[group] = groupSchema.parse({ id: group, name: `Class ${group}`, structure });
  addSubject(draft, { id: subject, name: subject.toUpperCase(), group, teacher, count, structure });
}
