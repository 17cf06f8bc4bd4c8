import type { Message } from '../messages/message.ts';
import type { Constraint } from '../records/rules/constraint.ts';
import { referencesOf } from '../records/rules/constraint-references.ts';
import { withinTimes } from '../records/rules/constraint-times.ts';
import type { KnownTimes } from '../records/rules/fields.ts';
import { isScope } from '../records/rules/scope.ts';
import type { Id } from '../values/id.ts';
import type { Draft } from './draft.ts';

/** The constraint without days and periods that the draft does not have; see `withinTimes`. */
export function withinGrid<T extends Constraint>(draft: Draft, constraint: T): T | null {
  return withinTimes(constraint, timesOf(draft, constraint));
}

/** The first day or period of a constraint that the draft does not have, in words; null when it has all of them. */
export function timeFault(draft: Draft, constraint: Constraint): Message | null {
  const known = timesOf(draft, constraint);
  let fault: Message | null = null;
  withinTimes(constraint, {
    day: (index) => {
      if (!known.day(index)) fault ??= { code: 'loading.noSuchDay', values: { number: index + 1 } };
      return true;
    },
    period: (index) => {
      if (!known.period(index)) fault ??= { code: 'loading.noSuchPeriod', values: { number: index + 1 } };
      return true;
    },
  });
  return fault;
}

/**
 * The days and periods that a constraint can name: the periods are those of the longest structure that its items are of.
 * A structure that is not set up yet can get any.
 */
function timesOf(draft: Draft, constraint: Constraint): KnownTimes {
  const dayCount = draft.schoolData.days.length;
  const periodCount = periodCountOf(draft, constraint);
  return { day: (index) => index < dayCount, period: (index) => index < periodCount };
}

function periodCountOf(draft: Draft, constraint: Constraint): number {
  const { structures } = draft.schoolData;
  if ('structure' in constraint) return structures[constraint.structure]?.periods.length ?? 0;
  const counts = Object.values(structures).flatMap(({ isUninitialized, periods }) =>
    isUninitialized ? [] : [periods.length],
  );
  const own = structuresOf(draft, constraint);
  if (own === 'all') return counts.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...counts);
  const ofOwn = [...new Set(own)].map((id) => {
    const structure = structures[id];
    return structure?.isUninitialized ? Number.POSITIVE_INFINITY : (structure?.periods.length ?? 0);
  });
  return Math.max(0, ...ofOwn);
}

/** The structures of the items of a rule. A teacher can come to teach in any, and a rule for all may be of any. */
function structuresOf(draft: Draft, constraint: Constraint): readonly Id[] | 'all' {
  const isForAll = 'base' in constraint && isScope(constraint.base) && constraint.base.items === 'all';
  if (isForAll || constraint.type === 'teacherConstraint') return 'all';
  return [
    ...referencesOf(constraint, 'group').map((id) => draft.groups[id]?.structure),
    ...referencesOf(constraint, 'subject').map((id) => draft.subjects[id]?.structure),
    ...referencesOf(constraint, 'lesson').map((id) => draft.lessons[id]?.structure),
  ].filter((id) => id !== undefined);
}
