import { LIVE_PATH, type ServerMessages } from '@bellgrid/protocol';
import type { io, Socket } from 'socket.io-client';
import { connectionFound, connectionLost } from './connection.ts';
import { type Absence, returnDelay, returnStep } from './return-rule.ts';

/**
 * The live channel: the server's messages, typed. It reconnects by itself and then receives everything anew.
 */
export interface LiveClient {
  /**
   * `isSignedIn` resolves to true when the same user may still use this window; it rejects when that cannot
   * be found out now.
   */
  connect(isSignedIn: () => Promise<boolean>): void;
  disconnect(): void;
  /** Calls `listener` for each message of this name; returns what ends that. */
  on<Name extends keyof ServerMessages>(name: Name, listener: ServerMessages[Name]): () => void;
}

type AnyListener = (message: never) => void;

/** A connection that has lasted for so long was not ended in a loop. */
const STABLE_MS = 60_000;
/** The first connection waits no longer for an idle browser. */
const IDLE_MS = 1500;

/** Settles when the browser has nothing to do for the screen, or a little later where it cannot say. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS / 4);
  });

function createLiveClient(): LiveClient {
  const listeners = new Map<string, Set<AnyListener>>();
  let socket: Socket | null = null;
  let loading: Promise<void> | null = null;
  let isSignedIn: () => Promise<boolean> = async () => false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let connectedAt = 0;

  const create = (connection: typeof io): Socket => {
    const created: Socket = connection({
      path: LIVE_PATH,
      autoConnect: false,
      transports: ['websocket', 'polling'],
    });
    let reason: string | null = null;
    created.onAny((name: string, ...messages) => {
      connectionFound();
      for (const listener of [...(listeners.get(name) ?? [])]) Reflect.apply(listener, undefined, messages);
    });
    created.on('ended', (message: { reason: string }) => {
      reason = message.reason;
    });
    created.on('connect', () => {
      reason = null;
      connectedAt = Date.now();
      connectionFound();
    });
    created.on('disconnect', () => {
      if (created.active) connectionLost();
      else goBack({ kind: 'ended', reason: reason ?? '' });
    });
    created.on('connect_error', ({ message }) => {
      if (created.active) connectionLost();
      goBack(created.active ? { kind: 'dropped' } : { kind: 'refused', code: message });
    });
    return created;
  };

  /** Connects again, after longer intervals each time, when the connection does not mend itself. */
  const goBack = (absence: Absence) => {
    const step = returnStep(absence);
    if (!isWanted || step === 'wait' || step === 'stay') return;
    if (connectedAt > 0 && Date.now() - connectedAt > STABLE_MS) attempt = 0;
    connectedAt = 0;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const may = step === 'ask' ? isSignedIn() : Promise.resolve(true);
      may.then(
        (mayReturn) => void (isWanted && mayReturn && socket?.connect()),
        () => {
          connectionLost();
          goBack(absence);
        },
      );
    }, returnDelay(attempt++));
  };

  /** The connection's code is loaded when the first screen has been painted, which does not need it. */
  const load = async () => {
    await untilIdle();
    const loaded = await import('socket.io-client');
    socket ??= create(loaded.io);
  };
  const open = () => {
    if (socket) return void socket.connect();
    loading ??= load();
    loading.then(
      () => void (isWanted && socket?.connect()),
      () => {
        loading = null;
        timer = setTimeout(() => void (isWanted && open()), returnDelay(attempt++));
      },
    );
  };

  const comeBackWhenSeen = () => {
    if (isWanted && document.visibilityState === 'visible' && !socket?.active) open();
  };

  return {
    connect(isSignedInNow) {
      isSignedIn = isSignedInNow;
      isWanted = true;
      open();
      document.addEventListener('visibilitychange', comeBackWhenSeen);
    },
    disconnect() {
      isWanted = false;
      clearTimeout(timer);
      connectionFound();
      document.removeEventListener('visibilitychange', comeBackWhenSeen);
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
