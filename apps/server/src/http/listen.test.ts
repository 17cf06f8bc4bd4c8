import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen } from './listen.ts';

const limits = { headersMs: 10_000, requestMs: 30_000, silentMs: 200, waitingMs: 130_000, connections: 1 };

describe('a server that listens', () => {
  let listening: Listening;
  beforeEach(async () => {
    listening = await listen('127.0.0.1', 0, limits);
  });
  afterEach(() => {
    listening.server.close();
  });

  it('F21: closes a connection on which nothing is sent', async () => {
    const silent = connect(listening.port, '127.0.0.1');
    silent.resume();
    await once(silent, 'close');
  });

  it('F21: takes no more connections than it may', async () => {
    const first = connect(listening.port, '127.0.0.1');
    await once(first, 'connect');
    const dropped = once(listening.server, 'drop');
    const second = connect(listening.port, '127.0.0.1');
    second.on('error', () => {});
    await dropped;
    first.destroy();
    second.destroy();
  });

  it('F23: that stops answers the request under way and takes no other', async () => {
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      listening.serve((_request, response) => {
        finish = () => void response.end('answered');
        resolve();
      });
    });
    const answer = fetch(`http://127.0.0.1:${listening.port}`);
    await begun;
    let isDrained = false;
    const drained = listening.drain(60_000).then(() => {
      isDrained = true;
    });
    await expect(fetch(`http://127.0.0.1:${listening.port}`)).rejects.toThrow();
    expect(isDrained).toBe(false);
    finish();
    expect(await (await answer).text()).toBe('answered');
    await drained;
  });

  it('gives requests a time limit by default', async () => {
    const { server } = await listen('127.0.0.1', 0);
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = server;
    expect([headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections]).toEqual([
      10_000, 30_000, 60_000, 130_000, 10_000,
    ]);
    server.close();
  });
});
