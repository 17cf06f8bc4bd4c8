import type { PairRule } from '@bellgrid/solver';
import type { AtomPlace } from '../compile/places.ts';

/**
 * True when two lessons at these places break a relation; the plain counterpart of the engine's pair rules.
 */
export function pairBreaks(relation: PairRule['relation'], n: number, a: AtomPlace, b: AtomPlace): boolean {
  const onOneDay = a.day === b.day;
  switch (relation) {
    case 'overlap':
      return a.from < b.to && b.from < a.to;
    case 'sameDay':
      return onOneDay;
    case 'sameStart':
      return !onOneDay || a.startMinute !== b.startMinute;
    case 'sameMinutes':
      return a.startMinute < b.endMinute && b.startMinute < a.endMinute;
    case 'minDays':
      return Math.abs(a.day - b.day) < n;
    case 'before':
      return a.to > b.from;
    case 'beforeInDay':
      return onOneDay && a.to > b.from;
    case 'startsByInDay':
      return onOneDay && a.startMinute > b.startMinute;
    case 'endsByInDay':
      return onOneDay && a.endMinute > b.endMinute;
    case 'closeInDay': {
      const between = b.start >= a.end ? b.start - a.end : a.start - b.end;
      return onOneDay && between >= 0 && between < n;
    }
    case 'directlyAfter':
      return !comesDirectlyAfter(a, b);
  }
}

/** True when the second begins on the first's day after it, with no school period between. */
export function comesDirectlyAfter(a: AtomPlace, b: AtomPlace): boolean {
  return a.day === b.day && b.from >= a.to && b.from <= a.next;
}
