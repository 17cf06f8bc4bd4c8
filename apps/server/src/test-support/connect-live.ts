import { LIVE_PATH, type ServerMessages } from '@bellgrid/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterEach } from 'vitest';

export type LiveSocket = Socket<ServerMessages, Record<never, never>>;

export interface LiveConnection {
  readonly socket: LiveSocket;
  /** Settles when every document has come that a channel begins with. */
  readonly ready: Promise<void>;
  /** The reason of the last message, or how the connection ended without one. */
  readonly ended: Promise<string>;
}

const sockets: LiveSocket[] = [];

/** Opens live channels for the tests of one file; they are closed after each test. */
export function useLiveChannels(): (url: string, cookie: string) => LiveConnection {
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  return (url, cookie) => {
    const socket: LiveSocket = io(url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      extraHeaders: { cookie },
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    let last = '';
    socket.once('ended', ({ reason }) => {
      last = reason;
    });
    return {
      socket,
      ready: new Promise((resolve) => socket.once('site', () => resolve())),
      ended: new Promise((resolve) => {
        socket.once('disconnect', (reason) => resolve(last || reason));
        socket.once('connect_error', (error) => resolve(error.message));
      }),
    };
  };
}
