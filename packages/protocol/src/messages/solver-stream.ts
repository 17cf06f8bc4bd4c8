import type { SolverErrorCode, SolverEvent } from '../documents/solver.ts';

/**
 * The direct way to a solver (Socket.IO, websocket only, authenticated by the session cookie): a client sends
 * `check` or `solve` with a draft store, once a connection, and hears every event of the run by its name. The
 * run works on what was sent; nothing is saved. The server ends the connection after the last event; a client
 * that leaves ends the run.
 */
export const SOLVER_STREAM_PATH = '/solver-stream';

/** Open streams of one user at one server; one more is refused with TOO_MANY_REQUESTS. */
export const MAX_SOLVER_STREAMS = 2;

/** A connection that is not authenticated within this time is dropped. */
export const SOLVER_STREAM_TIMEOUT_MS = 5000;

export interface SolverStreamRequests {
  check: (dataStore: object) => void;
  solve: (dataStore: object) => void;
}

/** Each event with what stands in it beside its name. */
export type SolverStreamMessages = {
  [Event in Exclude<SolverEvent, { event: 'error' }> as Event['event']]: (
    message: Omit<Event, 'event'>,
  ) => void;
} & {
  error: (message: { errorCode: SolverErrorCode; data: Record<string, unknown> }) => void;
};
