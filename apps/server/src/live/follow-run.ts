import type { SolverDocument, SolverEvent } from '@bellgrid/protocol';
import type { Services } from '../http/services.ts';
import { cancelled } from '../jobs/event-kinds.ts';
import { latestRunOf } from '../jobs/run-store.ts';
import { presentSolver } from '../presenters/present-solver.ts';

export interface RunListener {
  /** Each event once, the last one too. */
  readonly onEvent: (event: SolverEvent) => void;
  /** Once, after the last event. */
  readonly onEnd: () => void;
}

/** Passes on every event of a run after its creation, from any worker. Returns the cancellation. */
export function followRun(
  { bus, db, log }: Pick<Services, 'bus' | 'db' | 'log'>,
  run: { readonly id: string; readonly userId: string },
  { onEvent, onEnd }: RunListener,
): () => void {
  let last = JSON.stringify({ event: 'created' });
  let lastAt = '';
  let isOver = false;
  const end = () => {
    isOver = true;
    unsubscribe();
    onEnd();
  };
  const take = ({ executionInstance, lastEvent, isActive }: SolverDocument) => {
    if (isOver) return;
    // An administrator has reset the solver: the run is gone, with its later events.
    if (!executionInstance) {
      onEvent(cancelled);
      end();
    }
    if (executionInstance?.id !== run.id || !lastEvent) return;
    // A state read after a pause may be older than events received meanwhile.
    if (isActive && lastEvent.at < lastAt) return;
    lastAt = lastEvent.at;
    const text = JSON.stringify(lastEvent.data);
    // A run that ends with the result that it had is stored with it once more.
    if (text !== last) {
      last = text;
      onEvent(lastEvent.data);
    }
    if (!isActive) end();
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
      onEvent(message.payload.event);
    }
  });
  return () => {
    isOver = true;
    unsubscribe();
  };
}
