import { type Draft, isScheduled, type Placement, timetableOf } from '@bellgrid/model';
import { gapsOfDay, periodsBeforeFirst } from '../amounts/open-periods.ts';
import { asGroup, asTeacher, type Person, totalAmount, viewsOf } from '../amounts/person.ts';
import { placedByDay, standing } from '../read/timetable-index.ts';
import { boundConstraints, isHard, matchesOf } from '../rules/bound-constraint.ts';

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
  /** Soft rules that are not kept, by kind; a rule for many counts once for each member that it is not kept for. */
  readonly wishes: readonly { readonly kind: string; readonly count: number }[];
}

/** Judges a timetable of the draft; without `placements`, the lessons' own time slots. */
export function timetableQuality(draft: Draft, placements?: readonly Placement[]): TimetableQuality {
  const timetable = timetableOf(draft, placements);
  const wishes = new Map<string, number>();
  for (const bound of boundConstraints(draft)) {
    if (isHard(bound) || totalAmount(matchesOf(bound, timetable)) === 0) continue;
    wishes.set(bound.kind.kind, (wishes.get(bound.kind.kind) ?? 0) + 1);
  }
  const daysOf = (person: Person) =>
    viewsOf(draft, person).map((lessons) => [...placedByDay(standing(timetable, lessons).placed)]);
  const gapsOf = (person: Person) =>
    mostOf(daysOf(person), ([day, placed]) => gapsOfDay(draft, person, day, placed).length);
  const classes = Object.keys(draft.groups).map((base) => asGroup({ base }));
  const teachers = Object.keys(draft.teachers).map((base) => asTeacher({ base }));
  return {
    classGaps: sumOf(classes, gapsOf),
    teacherGaps: sumOf(teachers, gapsOf),
    lateStarts: sumOf(classes, (person) =>
      mostOf(daysOf(person), ([day, placed]) => Math.min(1, periodsBeforeFirst(draft, person, day, placed))),
    ),
    singleLessonDays: sumOf(teachers, (person) =>
      mostOf(daysOf(person), ([, placed]) => (placed.length === 1 ? 1 : 0)),
    ),
    unplaced: timetable.unplaced.filter(isScheduled).length,
    wishes: [...wishes].map(([kind, count]) => ({ kind, count })),
  };
}

type Day = readonly [number, Parameters<typeof gapsOfDay>[3]];

/** The largest sum over the days of any view of a person. */
function mostOf(views: readonly (readonly Day[])[], amountOf: (day: Day) => number): number {
  return Math.max(0, ...views.map((days) => sumOf(days, amountOf)));
}

function sumOf<Value>(values: readonly Value[], amountOf: (value: Value) => number): number {
  return values.reduce((sum, each) => sum + amountOf(each), 0);
}
