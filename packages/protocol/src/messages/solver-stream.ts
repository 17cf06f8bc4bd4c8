import * as z from 'zod';
import { type SolverEvent, solverEventSchema } from '../run/events.ts';
import { solverErrorCodeSchema } from '../run/result.ts';

/**
 * The direct way to a solver (Socket.IO, websocket only, authenticated by the session cookie): a client sends
 * `check` or `solve` with a draft file as gzip bytes (at most MAX_COMPRESSED_DRAFT_BYTES, the same that `saveDraft`
 * takes), once a connection and within SOLVER_STREAM_SEND_MS, and hears every event of the run by its name. The run
 * works on what was sent; nothing is saved. The server ends the connection after the last event; a client that leaves
 * ends the run.
 */
export const SOLVER_STREAM_PATH = '/solver-stream';

/** Open streams of one user at one server; one more is refused with TOO_MANY_REQUESTS. */
export const MAX_SOLVER_STREAMS = 2;

/** A connection that is not authenticated within this time is dropped. */
export const SOLVER_STREAM_TIMEOUT_MS = 5000;

/** A connection on which no draft has come within this time is dropped. */
export const SOLVER_STREAM_SEND_MS = 20_000;

/** Connections of all users that have not sent their draft yet; one more is not let in. */
export const MAX_RECEIVING_STREAMS = 2;

/** The requests of a client by their names: a draft file as gzip bytes. */
export const solverStreamRequestSchemas = {
  check: z.instanceof(Uint8Array),
  solve: z.instanceof(Uint8Array),
};

export type SolverStreamRequests = {
  [Name in keyof typeof solverStreamRequestSchemas]: (draftFile: Uint8Array) => void;
};

const errorSchema = z.object({ errorCode: solverErrorCodeSchema, data: z.record(z.string(), z.unknown()) });

/** The answers: the events of a run, each as the message of its name; errors in a shape of their own. */
export const solverStreamMessageSchemas = { event: solverEventSchema, error: errorSchema };

/** Each event with its data beside the name. */
export type SolverStreamMessages = {
  [Event in Exclude<SolverEvent, { event: 'error' }> as Event['event']]: (
    message: Omit<Event, 'event'>,
  ) => void;
} & {
  error: (message: z.infer<typeof errorSchema>) => void;
};
