import type { ServerMessages } from '@bellgrid/protocol';

/** A live message to every open session of one user, or the news that a session has ended. */
export type BusMessage =
  | {
      [Name in keyof ServerMessages]: {
        readonly kind: 'message';
        readonly userId: string;
        readonly name: Name;
        readonly payload: Parameters<ServerMessages[Name]>[0];
      };
    }[keyof ServerMessages]
  | { readonly kind: 'sessionEnded'; readonly sessionId: string };

/** Carries what one part of the server has to tell the live channels, wherever they are. */
export interface Bus {
  publish(message: BusMessage): void;
  /** Returns the cancellation. */
  subscribe(listener: (message: BusMessage) => void): () => void;
}

/** The bus of a server that is one process. */
export function createInProcessBus(): Bus {
  const listeners = new Set<(message: BusMessage) => void>();
  return {
    publish: (message) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
