import type { SolverDocument } from '@bellgrid/protocol';
import { latestRunOf } from '../jobs/run-store.ts';
import { presentSolver } from '../presenters/present-solver.ts';
import type { CallContext } from './handler.ts';

/** Tells the caller's open sessions how the solver stands now, and answers the same. */
export async function publishSolver({ db, bus, caller }: CallContext): Promise<SolverDocument> {
  const { userId } = caller;
  const document = presentSolver(await latestRunOf(db, userId));
  bus.publish({ kind: 'message', userId, name: 'solver', payload: document });
  return document;
}
