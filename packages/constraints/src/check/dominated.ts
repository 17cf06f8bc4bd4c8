import type { Draft } from '@bellgrid/model';
import type { Proposal } from './make-room.ts';

/** Adds a proposal to those that were found before: none stays that is worse than another in something and better in nothing. */
export function addUndominated<P extends Proposal>(draft: Draft, found: readonly P[], added: P): P[] {
  if (found.some((each) => dominates(draft, each, added))) return [...found];
  return [...found.filter((each) => !dominates(draft, added, each)), added];
}

function dominates(draft: Draft, a: Proposal, b: Proposal): boolean {
  const kinds = [...new Set([...a.amounts.keys(), ...b.amounts.keys()])];
  const burdensOf = (each: Proposal): number[] => [
    each.moves.length,
    each.cost,
    each.hard,
    lostBy(draft, each),
    ...[each.days.classGaps, each.days.teacherGaps, each.days.lateStarts],
    ...kinds.map((kind) => each.amounts.get(kind) ?? 0),
  ];
  const [own, other] = [burdensOf(a), burdensOf(b)];
  return own.every((burden, at) => burden <= other[at]!) && own.some((burden, at) => burden < other[at]!);
}

/** The number of lessons more that are without a time. */
function lostBy({ lessons }: Draft, { moves }: Proposal): number {
  const countOf = (isLost: (each: Proposal['moves'][number]) => boolean) => moves.filter(isLost).length;
  const lost = countOf(({ lesson, at }) => at === null && lessons[lesson]?.timeSlot != null);
  return lost - countOf(({ lesson, at }) => at !== null && lessons[lesson]?.timeSlot == null);
}
