import { createServer, type RequestListener, type Server } from 'node:http';
import { StartError } from '../config/start-error.ts';

export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Until this is called, requests are answered with 503. */
  readonly serve: (listener: RequestListener) => void;
}

/** Listens before anything else is opened. Throws StartError when the port cannot be had. */
export async function listen(host: string, port: number): Promise<Listening> {
  let current: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end();
  };
  const server = createServer((request, response) => current(request, response));
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
  };
}

function explain(error: Error, host: string, port: number): string {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it, or choose another with PORT.`;
  if (code === 'EACCES') return `Port ${port} is not for this user: choose one above 1023 with PORT.`;
  return `The server cannot listen on ${host}:${port} (${error.message}): see HOST and PORT.`;
}
