import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * The claim of a worker to a run: of two that claimed it one after the other, only the later one may write.
 */
export interface Claim {
  readonly leaseOwner: string | null;
  /** With this, only as long as the lease has not been renewed since it was read. */
  readonly leaseUntil?: number | null;
}

/** The condition that a run is still this claim's. */
export const isClaimedBy =
  ({ leaseOwner, leaseUntil }: Claim) =>
  (run: ExpressionBuilder<Schema, 'solverRun'>) => {
    const is = <Value>(value: Value | null) => (value === null ? ('is' as const) : ('=' as const));
    const owner = run('leaseOwner', is(leaseOwner), leaseOwner);
    return leaseUntil === undefined ? owner : run.and([owner, run('leaseUntil', is(leaseUntil), leaseUntil)]);
  };
