import type { Lesson } from '@bellgrid/model';
import type { ConstraintKind } from '../../rule-forms/define-constraint.ts';
import { type BoundConstraint, paramsOf } from '../../rules/bound-constraint.ts';
import type { SatLesson, SatSchool } from './encode-members.ts';

/** Those of the lessons that the conflict names. */
export function present({ lessons }: SatSchool, wanted: readonly Lesson[]): SatLesson[] {
  const ids = new Set(wanted.map(({ id }) => id));
  return lessons.filter(({ lesson }) => ids.has(lesson.id));
}

export interface OnDay {
  readonly lesson: Lesson;
  readonly literals: readonly number[];
}

/** By day, the lessons and their variables there. */
export function perDay({ draft }: SatSchool, lessons: readonly SatLesson[]): OnDay[][] {
  return draft.schoolData.days.map((_, day) =>
    lessons.map(({ lesson, places }) => ({
      lesson,
      literals: places.flatMap(({ at, variable }) => (at.day === day ? [variable] : [])),
    })),
  );
}

/** A variable that is true just when one of these is. */
export function any({ cnf }: SatSchool, literals: readonly number[]): number {
  const some = cnf.variable();
  cnf.clause(-some, ...literals);
  for (const literal of literals) cnf.clause(-literal, some);
  return some;
}

/** A variable per day that is true just when one of the lessons is on it. */
export function daysUsed(school: SatSchool, lessons: readonly SatLesson[]): number[] {
  return perDay(school, lessons).map((onDay) =>
    any(
      school,
      onDay.flatMap(({ literals }) => literals),
    ),
  );
}

/** Every subset of the variables, with the literals of which one is true unless just those are. */
export function eachSubset(
  variables: readonly number[],
  visit: (isIn: (index: number) => boolean, unless: readonly number[]) => void,
): void {
  for (let mask = 0; mask < 2 ** variables.length; mask += 1) {
    const isIn = (index: number) => ((mask >> index) & 1) === 1;
    visit(
      isIn,
      variables.map((variable, index) => (isIn(index) ? -variable : variable)),
    );
  }
}

/** Writes a rule, if it is of a kind that it knows and of a size that it can; else false. */
export type Encoder = (school: SatSchool, bound: BoundConstraint) => boolean;

/** The encoder of one kind. */
export function encoderOf<Params>(
  kind: ConstraintKind<Params>,
  encode: (school: SatSchool, params: Params) => boolean,
): Encoder {
  return (school, bound) => {
    const params = paramsOf(bound, kind);
    return params !== null && encode(school, params);
  };
}
