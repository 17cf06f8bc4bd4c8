import type { SolverDocument } from '@bellgrid/protocol';
import type { Services } from '../http/services.ts';
import { latestRunOf } from '../jobs/run-store.ts';
import { presentSolver } from '../presenters/present-solver.ts';

/** Tells a user's open sessions how the solver stands now, and answers the same. */
export async function publishSolver({ db, bus }: Services, userId: string): Promise<SolverDocument> {
  const document = presentSolver(await latestRunOf(db, userId));
  bus.publish({ kind: 'message', userId, name: 'solver', payload: document });
  return document;
}
