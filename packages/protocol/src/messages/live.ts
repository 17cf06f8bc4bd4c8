import * as z from 'zod';
import { siteDocumentSchema } from '../documents/site.ts';
import { solverDocumentSchema } from '../documents/solver.ts';
import { userDocumentSchema } from '../documents/user.ts';
import { versionSchema } from '../documents/version.ts';
import { solverEventSchema } from '../run/events.ts';
import { whatIfDocumentSchema } from '../run/what-if.ts';

/**
 * The reason for which a server ends a channel: its session is no longer valid, or the user has opened so
 * many others that the oldest has to go.
 */
const channelEndSchema = z.enum(['SESSION_ENDED', 'TOO_MANY_CHANNELS']);
export type ChannelEnd = z.infer<typeof channelEndSchema>;

/**
 * Messages of the live channel (Socket.IO, path `/live`, authenticated by the session cookie), by their names.
 * On connect the server sends `user`, `version`, `solver`, `whatIf` and `site` once, so that a client that
 * comes back has missed nothing.
 */
export const serverMessageSchemas = {
  user: userDocumentSchema,
  /** The current version and the session that wrote it. */
  version: z.object({ version: versionSchema, sessionID: z.string() }).nullable(),
  /** Other versions than by a save: one was named or deleted. */
  versions: z.object({ currentID: z.string().nullable() }),
  solver: solverDocumentSchema,
  /** The latest question “What if”: asked, answered, or discarded. */
  whatIf: whatIfDocumentSchema,
  /** Progress events of the active run, which are not stored in the solver document. */
  solverEvent: z.object({ instanceID: z.string(), event: solverEventSchema }),
  site: siteDocumentSchema,
  /** The last message: the server ends the channel. */
  ended: z.object({ reason: channelEndSchema }),
};

export type ServerMessages = {
  [Name in keyof typeof serverMessageSchemas]: (
    message: z.infer<(typeof serverMessageSchemas)[Name]>,
  ) => void;
};

/** Live channels of one user at one server; beyond it the oldest is ended. */
export const MAX_LIVE_CHANNELS = 20;

export const LIVE_PATH = '/live';
