import { type SolverDocument, type SolverEvent, solverEventSchema } from '@bellgrid/protocol';
import type { Services } from '../http/services.ts';
import { latestRunOf } from '../jobs/run-store.ts';
import { presentSolver } from '../presenters/present-solver.ts';

/**
 * Tells of every event of a run after its creation, each once, whichever worker it comes from. Returns the
 * cancellation.
 */
export function followRun(
  { bus, db, log }: Pick<Services, 'bus' | 'db' | 'log'>,
  run: { readonly id: string; readonly userId: string },
  onEvent: (event: SolverEvent, isLast: boolean) => void,
): () => void {
  let last = JSON.stringify({ event: 'created' });
  const take = ({ executionInstance, lastEvent, isActive }: SolverDocument) => {
    if (executionInstance?.id !== run.id || !lastEvent) return;
    const text = JSON.stringify(lastEvent.data);
    // A run that ends with the result that it had is stored with it once more.
    if (text === last && isActive) return;
    const isNew = text !== last;
    last = text;
    if (!isActive) unsubscribe();
    if (isNew || !isActive) onEvent(solverEventSchema.parse(lastEvent.data), !isActive);
  };
  const unsubscribe = bus.subscribe((message) => {
    if (message.kind === 'missed') {
      latestRunOf(db, run.userId).then(
        (row) => take(presentSolver(row)),
        (error) => log.warn({ err: error, run: run.id }, 'a run could not be followed'),
      );
    }
    if (message.kind !== 'message' || message.userId !== run.userId) return;
    if (message.name === 'solver') take(message.payload);
    if (message.name === 'solverEvent' && message.payload.instanceID === run.id) {
      onEvent(message.payload.event, false);
    }
  });
  return unsubscribe;
}
