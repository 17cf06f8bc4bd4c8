import { type Draft, type Id, leastNeed } from '@bellgrid/model';
import { computed, remember } from '../read/memo.ts';
import { apart, openPeriods } from './open-periods.ts';
import { asGroup, lessonsOfPerson } from './person.ts';
import { sharingOf } from './sharing-of.ts';

const knownShares = remember((_draft: Draft) => new Map<Id, readonly number[]>());

/**
 * By day, the periods of a class if its days were equally long, rounded down: the same on each day, but all of one that has
 * fewer open periods, and together what the class has.
 */
export function evenShares(draft: Draft, group: Id): readonly number[] {
  return computed(knownShares(draft), group, () => createShares(draft, group));
}

function createShares(draft: Draft, group: Id): readonly number[] {
  const person = asGroup({ base: group });
  const open = openPeriods(draft, person).map((periods) => apart(periods).length);
  const shares = open.map(() => 0);
  const shortestFirst = [...open.entries()].sort(([, a], [, b]) => a - b);
  let left = leastNeed(lessonsOfPerson(draft, person), sharingOf(draft));
  shortestFirst.forEach(([day, periods], index) => {
    const share = Math.min(periods, left / (open.length - index));
    shares[day] = Math.floor(share);
    left -= share;
  });
  return shares;
}
