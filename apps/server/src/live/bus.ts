import type { ServerMessages, SiteDocument } from '@bellgrid/protocol';
import type { RunLocation } from '../jobs/job-queue.ts';

/** The last message of a channel is its own server's to send. */
type DocumentName = Exclude<keyof ServerMessages, 'ended'>;

export type BusMessage =
  /** A live message to every open session of one user. */
  | {
      [Name in DocumentName]: {
        readonly kind: 'message';
        readonly userId: string;
        readonly name: Name;
        readonly payload: Parameters<ServerMessages[Name]>[0];
      };
    }[DocumentName]
  /** A live message to everyone. */
  | { readonly kind: 'broadcast'; readonly name: 'site'; readonly payload: SiteDocument }
  | { readonly kind: 'sessionEnded'; readonly sessionId: string }
  /** The user may no longer act, in any session. */
  | { readonly kind: 'userEnded'; readonly userId: string }
  /** To the workers: a run waits, a run is to be cancelled. */
  | { readonly kind: 'runWaits'; readonly location: RunLocation }
  | { readonly kind: 'cancelRun'; readonly runId: string }
  /** Messages of other servers may have been missed here: their documents must be read again. */
  | { readonly kind: 'missed' };

/** Carries messages from one part of the server to the live channels of all servers. */
export interface Bus {
  publish(message: BusMessage): void;
  /** Returns the cancellation. */
  subscribe(listener: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
}

/** The bus of a server that is one process. */
export function createInProcessBus(): Bus {
  const { tell, subscribe } = createListeners();
  return { publish: tell, subscribe, close: async () => {} };
}

/** The listeners of one process. */
export function createListeners() {
  const listeners = new Set<(message: BusMessage) => void>();
  return {
    tell: (message: BusMessage) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener: (message: BusMessage) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
