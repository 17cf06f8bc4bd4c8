import type { SiteDocument } from '../documents/site.ts';
import type { SolverDocument } from '../documents/solver.ts';
import type { UserDocument } from '../documents/user.ts';
import type { Version } from '../documents/version.ts';
import type { SolverEvent } from '../run/events.ts';
import type { WhatIfDocument } from '../run/what-if.ts';

/**
 * Messages of the live channel (Socket.IO, path `/live`, authenticated by the session cookie).
 * On connect the server sends `user`, `version`, `solver`, `whatIf` and `site` once, so that a client that
 * comes back has missed nothing.
 */
export interface ServerMessages {
  user: (document: UserDocument) => void;
  /** The current version and the session that wrote it. */
  version: (message: { version: Version; sessionID: string } | null) => void;
  /** Other versions than by a save: one was named or deleted. */
  versions: (message: { currentID: string | null }) => void;
  solver: (document: SolverDocument) => void;
  /** The latest question “What if”: asked, answered, or discarded. */
  whatIf: (document: WhatIfDocument) => void;
  /** Progress events of the active run, which are not stored in the solver document. */
  solverEvent: (message: { instanceID: string; event: SolverEvent }) => void;
  site: (document: SiteDocument) => void;
  /** The last message: the server ends the channel. */
  ended: (message: { reason: ChannelEnd }) => void;
}

/**
 * The reason for which a server ends a channel: its session is no longer valid, or the user has opened so
 * many others that the oldest has to go.
 */
export type ChannelEnd = 'SESSION_ENDED' | 'TOO_MANY_CHANNELS';

/** Live channels of one user at one server; beyond it the oldest is ended. */
export const MAX_LIVE_CHANNELS = 20;

export const LIVE_PATH = '/live';
