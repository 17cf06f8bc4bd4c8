import { type Draft, type Finding, type Id, isScheduled, type Placement, timetableOf } from '@bellgrid/model';
import { gapsOfDay, periodsBeforeFirst } from '../amounts/open-periods.ts';
import { asGroup, asTeacher, type Person, totalAmount, viewsOf } from '../amounts/person.ts';
import { physicalViolations } from '../physical/physical-violations.ts';
import { remember } from '../read/memo.ts';
import { placedAndUnplaced, placedByDay } from '../read/timetable-index.ts';
import {
  type BoundConstraint,
  boundConstraints,
  isHard,
  matchesOf,
  ruleReferences,
} from '../rules/bound-constraint.ts';
import { brokenConstraints, violationFindings } from './broken-constraints.ts';
import { type BrokenParts, brokenParts } from './broken-parts.ts';
import { type PersonWeek, personWeeks } from './person-weeks.ts';
import { ruleKey } from './rule-key.ts';
import { physicalNotKept, type RuleNotKept, ruleNotKept } from './rules-not-kept.ts';
import { asMatch, type Match, matchesOfBound, reportOf } from './verify.ts';

/** The numbers by which schools judge a timetable. */
export interface TimetableQuality {
  /** Empty periods between the lessons of a day, over all classes; of a class with divisions, what most students have. */
  readonly classGaps: number;
  /** Empty periods between the lessons of a day, over all teachers. */
  readonly teacherGaps: number;
  /** Days on which a class starts after its first period. */
  readonly lateStarts: number;
  /** Days on which a teacher has a single lesson. */
  readonly singleLessonDays: number;
  /** Lessons without a place. */
  readonly unplaced: number;
  /** Soft rules that are not kept, by kind; a rule for many counts once, as in `BrokenParts`. */
  readonly wishes: readonly { readonly kind: string; readonly count: number }[];
}

/** Judges a timetable of the draft; without `placements`, the lessons' own time slots. */
export function timetableQuality(draft: Draft, placements?: readonly Placement[]): TimetableQuality {
  const timetable = timetableOf(draft, placements);
  const wishes = new Map<string, Set<string>>();
  for (const bound of boundConstraints(draft)) {
    if (isHard(bound) || totalAmount(matchesOf(bound, timetable)) === 0) continue;
    const { kind } = bound.kind;
    wishes.set(kind, (wishes.get(kind) ?? new Set()).add(keyOf(bound)));
  }
  return {
    ...totalsOf(countedDays(timetable)),
    unplaced: timetable.unplaced.filter(isScheduled).length,
    wishes: [...wishes].map(([kind, { size: count }]) => ({ kind, count })),
  };
}

/** The rule as its record has it: those of the members of a rule for many have one key. */
const keyOf = (bound: BoundConstraint): string =>
  ruleKey({
    kind: bound.kind.kind,
    constraints: bound.records,
    references: ruleReferences(bound),
  });

/** The days of one class or teacher that a number counts, each with its part of the number. */
export interface CountedDays {
  readonly id: Id;
  readonly days: readonly { readonly day: number; readonly count: number; readonly lessons: readonly Id[] }[];
}

/** The class days and teacher days behind the numbers of a timetable. */
export interface CountedPlaces {
  readonly classGaps: readonly CountedDays[];
  readonly teacherGaps: readonly CountedDays[];
  readonly lateStarts: readonly CountedDays[];
  readonly singleLessonDays: readonly CountedDays[];
}

/** The soft rules of one kind that a timetable does not keep. */
export interface UnmetKind {
  readonly kind: string;
  /** A rule for many counts once. */
  readonly count: number;
  readonly cost: number;
  /** The places where they are not kept, the costliest first; the last sums up those beyond a hundred. */
  readonly findings: readonly Finding[];
}

/** The soft constraints of a class or a teacher. */
interface PersonWishes {
  readonly all: number;
  readonly met: number;
}

/** A timetable by the numbers of schools, with what each of them counts. */
export interface JudgedTimetable {
  readonly quality: TimetableQuality;
  readonly places: CountedPlaces;
  /** The costliest kind first. */
  readonly unmet: readonly UnmetKind[];
  readonly cost: number;
  readonly unplaced: readonly Id[];
  /** The sum of the amounts of broken hard and physical rules, and the places. */
  readonly hardViolations: number;
  readonly broken: readonly Finding[];
  /** The clashes and the hard constraints that are broken, as schools count them. */
  readonly brokenParts: BrokenParts;
  /** Every rule that is not kept: the hard ones first, then by penalty. Without placed lessons no hard one is broken. */
  readonly notKept: readonly RuleNotKept[];
  readonly weeks: readonly (PersonWeek & { readonly wishes: PersonWishes })[];
}

/** `timetableQuality` with the places behind each number, and what the rules say of the timetable. */
export function judgeTimetable(draft: Draft, placements?: readonly Placement[]): JudgedTimetable {
  const timetable = timetableOf(draft, placements);
  const unmet = new Map<string, { keys: Set<string>; matches: Match[] }>();
  const all: Match[] = [];
  const notKept: RuleNotKept[] = [];
  const wishes = new Map<Id, PersonWishes>();
  for (const bound of boundConstraints(draft)) {
    const matches = matchesOfBound(bound, timetable);
    all.push(...matches);
    if (matches.length > 0) notKept.push(ruleNotKept(draft, bound, matches));
    if (!isHard(bound)) {
      const { teachers = [], groups = [] } = ruleReferences(bound);
      for (const id of [...teachers, ...groups]) {
        const { all: known, met } = wishes.get(id) ?? NO_WISHES;
        wishes.set(id, { all: known + 1, met: met + (matches.length === 0 ? 1 : 0) });
      }
    }
    if (isHard(bound) || matches.length === 0) continue;
    const { kind } = bound.kind;
    const known = unmet.get(kind) ?? { keys: new Set(), matches: [] };
    unmet.set(kind, { keys: known.keys.add(keyOf(bound)), matches: [...known.matches, ...matches] });
  }
  const physical = physicalViolations(timetable).map(asMatch);
  const report = reportOf(timetable, physical, all);
  const { cost, unplaced, hardViolations, placed } = report;
  const places = countedDays(timetable);
  return {
    quality: {
      ...totalsOf(places),
      unplaced: unplaced.length,
      wishes: [...unmet].map(([kind, { keys }]) => ({ kind, count: keys.size })),
    },
    places,
    unmet: [...unmet].map(([kind, of]) => unmetKind(kind, of)).sort((a, b) => b.cost - a.cost),
    cost,
    unplaced,
    hardViolations,
    broken: brokenConstraints([...physical, ...all]),
    brokenParts: brokenParts(report),
    notKept: [...physicalNotKept(draft, physical), ...notKept]
      .filter(({ isHard }) => placed > 0 || !isHard)
      .sort((a, b) => Number(b.isHard) - Number(a.isHard) || b.cost - a.cost || b.places - a.places),
    weeks: personWeeks(timetable).map((week) => ({ ...week, wishes: wishes.get(week.id) ?? NO_WISHES })),
  };
}

const NO_WISHES: PersonWishes = { all: 0, met: 0 };

const costOf = ({ weight, amount }: Match): number => weight * amount;

function unmetKind(
  kind: string,
  { keys, matches }: { keys: ReadonlySet<string>; matches: readonly Match[] },
): UnmetKind {
  const costliest = matches.toSorted((a, b) => costOf(b) - costOf(a));
  return { kind, count: keys.size, cost: sumOf(matches, costOf), findings: violationFindings(costliest) };
}

type Timetable = ReturnType<typeof timetableOf>;

/** The classes and teachers whose days are counted. */
interface People {
  readonly groups: readonly Id[];
  readonly teachers: readonly Id[];
}

const everyoneIn = ({ groups, teachers }: Draft): People => ({
  groups: Object.keys(groups),
  teachers: Object.keys(teachers),
});

/** The days of a timetable that count; the draft may be one whose lessons have other places. */
function countedDays(
  timetable: Timetable,
  draft = timetable.draft,
  people = everyoneIn(draft),
): CountedPlaces {
  const daysOf = (person: Person) =>
    viewsOf(draft, person).map((lessons) => [...placedByDay(placedAndUnplaced(timetable, lessons).placed)]);
  const classes = people.groups.map((base) => asGroup({ base }));
  const teachers = people.teachers.map((base) => asTeacher({ base }));
  const counted = (persons: readonly Person[], amountOf: (person: Person, day: Day) => number) =>
    persons.flatMap((person) => {
      const days = worstView(daysOf(person), (day) => amountOf(person, day));
      return days.length > 0 ? [{ id: person.base, days }] : [];
    });
  const gaps = (person: Person, [day, placed]: Day) => gapsOfDay(draft, person, day, placed).length;
  return {
    classGaps: counted(classes, gaps),
    teacherGaps: counted(teachers, gaps),
    lateStarts: counted(classes, (person, [day, placed]) =>
      Math.min(1, periodsBeforeFirst(draft, person, day, placed)),
    ),
    singleLessonDays: counted(teachers, (_, [, placed]) => (placed.length === 1 ? 1 : 0)),
  };
}

type Day = readonly [number, Parameters<typeof gapsOfDay>[3]];

/** The days that count, of the view of a person in which they count most. */
function worstView(views: readonly (readonly Day[])[], amountOf: (day: Day) => number): CountedDays['days'] {
  let worst: CountedDays['days'] = [];
  for (const view of views) {
    const days = view.flatMap((each) => {
      const [day, placed] = each;
      const count = amountOf(each);
      return count > 0 ? [{ day, count, lessons: placed.map(({ lesson }) => lesson.id) }] : [];
    });
    if (sumOf(days, ({ count }) => count) > sumOf(worst, ({ count }) => count)) worst = days;
  }
  return worst.toSorted((a, b) => a.day - b.day);
}

const totalOf = (counted: readonly CountedDays[]): number =>
  sumOf(counted, ({ days }) => sumOf(days, ({ count }) => count));

export type DayNumbers = Pick<TimetableQuality, 'classGaps' | 'teacherGaps' | 'lateStarts'>;

const rememberedTimetable = remember((draft: Draft) => timetableOf(draft));

/**
 * The change of the numbers that are counted by days, also where the school has no rule on them, when lessons get other
 * places. Only the classes and teachers of these lessons are counted, by the first draft, whose views are known already.
 */
export function changeOfDays(before: Draft, after: Draft): DayNumbers {
  const moved = Object.values(after.lessons).filter((lesson) => lesson !== before.lessons[lesson.id]);
  const people: People = {
    groups: [...new Set(moved.flatMap(({ groups }) => groups))],
    teachers: [...new Set(moved.flatMap(({ teachers }) => teachers))],
  };
  const numbersOf = (timetable: Timetable) => totalsOf(countedDays(timetable, before, people));
  const [old, now] = [numbersOf(rememberedTimetable(before)), numbersOf(timetableOf(after))];
  const change = (name: keyof DayNumbers) => now[name] - old[name];
  return {
    classGaps: change('classGaps'),
    teacherGaps: change('teacherGaps'),
    lateStarts: change('lateStarts'),
  };
}

const totalsOf = (places: CountedPlaces) => ({
  classGaps: totalOf(places.classGaps),
  teacherGaps: totalOf(places.teacherGaps),
  lateStarts: totalOf(places.lateStarts),
  singleLessonDays: totalOf(places.singleLessonDays),
});

function sumOf<Value>(values: readonly Value[], amountOf: (value: Value) => number): number {
  return values.reduce((sum, each) => sum + amountOf(each), 0);
}
