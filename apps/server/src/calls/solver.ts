import { solver } from '@bellgrid/protocol';
import { latestRunOf } from '../jobs/run-store.ts';
import { presentSolver } from '../presenters/present-solver.ts';
import { handle } from './handler.ts';

export const handleSolver = handle(solver, async ({ db, caller }) =>
  presentSolver(await latestRunOf(db, caller.userId)),
);
