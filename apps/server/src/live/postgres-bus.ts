import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { type Bus, type BusMessage, createListeners } from './bus.ts';
import { createPartsReader, toParts } from './notice-parts.ts';

const CHANNEL = 'bellgrid';
const RETRY_MS = 250;
/** The most messages kept for sending while there is no connection. */
const MAX_KEPT = 1000;

/**
 * A bus between all servers and workers on one PostgreSQL, by its notifications: each process hears every
 * message, its own too, in the order of their sending. After a lost connection it opens another, sends the
 * kept messages, and informs its listeners that they may have missed something.
 */
export async function createPostgresBus(url: string, log: Logger): Promise<Bus> {
  const { tell, subscribe } = createListeners();
  const kept: BusMessage[] = [];
  let client: pg.Client | null = null;
  let isClosed = false;
  let sending = Promise.resolve();

  const connect = async () => {
    const opened = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'bellgrid-bus',
    });
    const read = createPartsReader((message) => tell(message as BusMessage));
    opened.on('notification', ({ payload = '' }) => read(payload));
    opened.on('error', (error) => log.warn({ err: error }, 'the connection for messages is lost'));
    opened.on('end', () => {
      if (client !== opened) return;
      client = null;
      void reconnect();
    });
    await opened.connect();
    try {
      await opened.query(`listen ${CHANNEL}`);
    } catch (error) {
      await opened.end();
      throw error;
    }
    client = opened;
  };
  const reconnect = async () => {
    while (!isClosed) {
      try {
        await connect();
        tell({ kind: 'missed' });
        flush();
        return;
      } catch (error) {
        log.debug({ err: error }, 'there is no connection for messages yet');
        await setTimeout(RETRY_MS);
      }
    }
  };
  const send = async () => {
    for (let message = kept[0]; message && client; message = kept[0]) {
      await client.query('select pg_notify($1, part) from unnest($2::text[]) as part', [
        CHANNEL,
        toParts(message),
      ]);
      kept.shift();
    }
  };
  const flush = () => {
    sending = sending.then(send).catch((error) => log.warn({ err: error }, 'a message was not sent yet'));
  };

  await connect();
  return {
    publish: (message) => {
      if (isClosed) return;
      kept.push(message);
      if (kept.length > MAX_KEPT) kept.shift();
      flush();
    },
    subscribe,
    close: async () => {
      await sending;
      isClosed = true;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
