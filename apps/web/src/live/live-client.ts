import { LIVE_PATH, type ServerMessages } from '@bellgrid/protocol';
import { io, type Socket } from 'socket.io-client';

/** The live channel: the server's messages, typed. It reconnects by itself and is told everything anew. */
export interface LiveClient {
  connect(): void;
  disconnect(): void;
  /** Calls `listener` for each message of this name; returns what ends that. */
  on<Name extends keyof ServerMessages>(name: Name, listener: ServerMessages[Name]): () => void;
}

type AnyListener = (message: never) => void;

function createLiveClient(): LiveClient {
  const listeners = new Map<string, Set<AnyListener>>();
  let socket: Socket | null = null;

  const create = (): Socket => {
    const created: Socket = io({ path: LIVE_PATH, autoConnect: false, transports: ['websocket', 'polling'] });
    created.onAny((name: string, ...messages) => {
      for (const listener of [...(listeners.get(name) ?? [])]) Reflect.apply(listener, undefined, messages);
    });
    return created;
  };

  return {
    connect() {
      socket ??= create();
      socket.connect();
    },
    disconnect() {
      socket?.disconnect();
    },
    on(name, listener) {
      const ofName = listeners.get(name) ?? new Set<AnyListener>();
      listeners.set(name, ofName.add(listener));
      return () => {
        ofName.delete(listener);
      };
    },
  };
}

export const live = createLiveClient();
