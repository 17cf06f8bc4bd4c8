import { goodSessions } from '../accounts/good-sessions.ts';
import type { Services } from '../http/services.ts';
import type { BusMessage } from './bus.ts';

/** Finds ends without a message: a session that expires, a role taken away from the command line. */
const LOOK_EVERY_MS = 600;

interface Channel {
  readonly userId: string;
  readonly sessionId: string;
  readonly impersonatedBy: string | null;
  readonly end: () => void;
}

/** Ends open channels whose session is no longer valid, within a second, on whichever server it was ended. */
export interface SessionWatch {
  /** Watches a channel. Returns what ends that. */
  add(channel: Channel): () => void;
  close(): void;
}

/** One for each server; the bus reports most ends at once, a query of the sessions all others. */
export function watchSessions({
  db,
  bus,
  log,
  now,
}: Pick<Services, 'db' | 'bus' | 'log' | 'now'>): SessionWatch {
  const channels = new Set<Channel>();
  let isLooking = false;

  const endThose = (isOver: (channel: Channel) => boolean) => {
    for (const channel of [...channels].filter(isOver)) {
      channels.delete(channel);
      channel.end();
    }
  };
  const look = async () => {
    if (isLooking || channels.size === 0) return;
    isLooking = true;
    const asked = new Set([...channels].map(({ sessionId }) => sessionId));
    try {
      const good = await goodSessions(db, [...asked], now());
      endThose(({ sessionId }) => asked.has(sessionId) && !good.has(sessionId));
    } catch (error) {
      // While the database is away every call is refused; who may go on is looked at when it is back.
      log.debug({ err: error }, 'the sessions of live channels could not be looked at');
    } finally {
      isLooking = false;
    }
  };
  const hear = (message: BusMessage) => {
    if (message.kind === 'sessionEnded') endThose(({ sessionId }) => sessionId === message.sessionId);
    if (message.kind === 'userEnded') {
      endThose((channel) => [channel.userId, channel.impersonatedBy].includes(message.userId));
    }
  };
  const unsubscribe = bus.subscribe(hear);
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return {
    add: (channel) => {
      channels.add(channel);
      return () => {
        channels.delete(channel);
      };
    },
    close: () => {
      clearInterval(timer);
      unsubscribe();
    },
  };
}
