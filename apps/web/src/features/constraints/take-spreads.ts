import {
  commands,
  type Draft,
  type Id,
  type LessonSpread,
  type RunCommand,
  type Weight,
} from '@bellgrid/model';
import type { NameMatch } from './take-names.ts';

/** The lesson spread of a subject elsewhere, for the subject of the same name. */
export interface TakenSpread {
  readonly subject: Id;
  readonly constraint: LessonSpread;
  readonly weight: Weight;
  readonly lessonsSamePeriod: boolean;
}

/** The spreads of `from` that the subjects of `to` do not have; a subject there without any changes nothing here. */
export function takenSpreads(
  from: Draft,
  to: Draft,
  otherOf: NameMatch,
  meantWeight: (draft: Draft, weight: Weight) => Weight,
): readonly TakenSpread[] {
  return Object.values(from.subjects).flatMap(({ id, lessonsSpreadConstraint, lessonsSamePeriod }) => {
    const other = to.subjects[otherOf('subject', id) ?? ''];
    const { constraint } = lessonsSpreadConstraint;
    if (!other || (constraint === 'None' && !lessonsSamePeriod)) return [];
    const own = other.lessonsSpreadConstraint;
    const weight = meantWeight(from, lessonsSpreadConstraint.weight);
    const taken =
      constraint === 'None'
        ? { constraint: own.constraint, weight: meantWeight(to, own.weight) }
        : { constraint, weight };
    const isThere =
      own.constraint === taken.constraint &&
      (own.weight === taken.weight || meantWeight(to, own.weight) === taken.weight) &&
      (other.lessonsSamePeriod || !lessonsSamePeriod);
    const same = lessonsSamePeriod || other.lessonsSamePeriod;
    return isThere ? [] : [{ subject: other.id, ...taken, lessonsSamePeriod: same }];
  });
}

/** One command for all subjects that get the same. */
export function setSpreads(run: RunCommand, spreads: readonly TakenSpread[]): void {
  const groups = new Map<string, TakenSpread[]>();
  for (const spread of spreads) {
    const { constraint, weight, lessonsSamePeriod } = spread;
    const key = `${constraint} ${weight} ${lessonsSamePeriod}`;
    groups.set(key, [...(groups.get(key) ?? []), spread]);
  }
  for (const [first, ...others] of groups.values()) {
    if (!first) continue;
    const { subject: _, ...change } = first;
    run(commands.setSpread, { ids: [first, ...others].map(({ subject }) => subject), ...change });
  }
}
