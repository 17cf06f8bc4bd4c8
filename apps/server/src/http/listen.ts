import { createServer, type RequestListener, type Server } from 'node:http';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';

export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Until this is called, requests are answered with 503. */
  readonly serve: (listener: RequestListener) => void;
  /** Takes no new connections; settles when every request under way is answered, or at the time limit. */
  readonly drain: (atMostMs: number) => Promise<void>;
}

/** The time that a client may take, in milliseconds, and the number of connections at once. */
export interface ConnectionLimits {
  /** For the headers of a request, and for the whole of it. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** A connection on which nothing is sent or received for so long is closed. */
  readonly silentMs: number;
  /**
   * A connection that waits for its next request is closed after so long. Longer than proxies keep theirs (Caddy two minutes, nginx
   * one): one that was closed as a request was under way to it is answered with 502.
   */
  readonly waitingMs: number;
  readonly connections: number;
}

const usual: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  silentMs: 60_000,
  waitingMs: 130_000,
  connections: 10_000,
};

/** Listens before anything else is opened. Throws StartError when the port cannot be had. */
export async function listen(
  host: string,
  port: number,
  limits: ConnectionLimits = usual,
): Promise<Listening> {
  let current: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end();
  };
  let underWay = 0;
  let onIdle = () => {};
  let isDraining = false;
  const server = createServer((request, response) => {
    underWay++;
    if (isDraining) response.setHeader('connection', 'close');
    response.once('close', () => {
      underWay--;
      if (underWay === 0) onIdle();
    });
    current(request, response);
  });
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.timeout = limits.silentMs;
  server.keepAliveTimeout = limits.waitingMs;
  server.maxConnections = limits.connections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(explain(error, host, port))));
    server.listen(port, host, resolve);
  });
  server.removeAllListeners('error');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return {
    server,
    port: address.port,
    serve: (listener) => {
      current = listener;
    },
    drain: async (atMostMs) => {
      isDraining = true;
      server.close();
      server.closeIdleConnections();
      if (underWay === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, atMostMs);
        onIdle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}

function explain(error: Error, host: string, port: number): string {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return operatorTexts.t('operator.start.portInUse', { port });
  if (code === 'EACCES') return operatorTexts.t('operator.start.portRefused', { port });
  return operatorTexts.t('operator.start.notListening', { host, port, reason: error.message });
}
