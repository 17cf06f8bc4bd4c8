import type { Draft } from '@bellgrid/model';
import type { ConflictMember } from '../../conflict/conflict-member.ts';
import { askCadical } from './cadical.ts';
import { encodeMembers } from './encode-members.ts';

export interface Confirmation {
  /** The answer for all members together: 'unsatisfiable' confirms the conflict; null when a kind is not known to the encoding. */
  readonly together: ReturnType<typeof askCadical> | null;
  /** The members, by index, without which it is not satisfiable, or not known to be: empty confirms that each is needed. */
  readonly notNeeded: readonly number[];
}

/** Asks a SAT solver that has nothing of ours, on clauses written apart from the prover's. */
export function confirmConflict(draft: Draft, members: readonly ConflictMember[]): Confirmation {
  const ask = (some: readonly ConflictMember[]) => {
    const dimacs = encodeMembers(draft, some);
    return dimacs === null ? null : askCadical(dimacs);
  };
  const together = ask(members);
  if (together !== 'unsatisfiable') return { together, notNeeded: [] };
  const notNeeded = members.flatMap((member, index) => {
    const rest = members.filter((each) => each !== member);
    return ask(rest) === 'satisfiable' ? [] : [index];
  });
  return { together, notNeeded };
}
