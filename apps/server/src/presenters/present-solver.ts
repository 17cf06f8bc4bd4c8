import type { SolverDocument } from '@bellgrid/protocol';
import type { RunRow } from '../jobs/run-store.ts';

/** The solver document of a user whose latest run is `run`. */
export function presentSolver(run: RunRow | null): SolverDocument {
  if (!run) {
    return {
      executionInstance: null,
      location: null,
      lastEvent: null,
      cancellationRequested: false,
      isActive: false,
      acknowledged: false,
    };
  }
  return {
    executionInstance: {
      id: run.id,
      jobType: run.jobType,
      startedAt: run.createdAt,
      versionID: run.versionID,
    },
    location: run.location,
    lastEvent: { at: run.lastEventAt, data: JSON.parse(run.lastEvent) },
    cancellationRequested: Boolean(run.cancellationRequested),
    isActive: run.state !== 'ended',
    acknowledged: Boolean(run.acknowledged),
  };
}
