import type { Client } from '@bellgrid/protocol';
import type { Account } from '../accounts/load-account.ts';
import type { ClientRecord } from '../administration/client-record.ts';
import type { SeenRun } from '../jobs/run-store.ts';
import { presentSolver } from './present-solver.ts';
import { presentUser } from './present-user.ts';

/** A school as administrators see it. */
export function presentClient(account: Account, record: ClientRecord, run: SeenRun | null): Client {
  const { notes, shortName, tags, lastSeen, lastLogin, createdAt } = record;
  return {
    ...presentUser(account),
    internalData: { notes, shortName, tags },
    userMetadata: { lastSeen, lastLogin },
    createdAt,
    solver: presentSolver(run),
  };
}
