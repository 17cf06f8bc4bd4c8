import { type AnalyticsEvent, analyticsEvents, errorTable } from '@bellgrid/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The waiting work, the held resources and the free space. */
export interface ServerState {
  readonly queues: readonly {
    readonly location: string;
    readonly length: number;
    readonly oldestSeconds: number;
  }[];
  readonly mailsWaiting: number;
  readonly mailsGivenUp: number;
  readonly snapshots: {
    readonly waiting: number;
    readonly lost: { readonly timeLimit: number; readonly died: number };
  };
  readonly bodyBytes: number;
  /** Null where the system does not say. */
  readonly freeDiskBytes: number | null;
  /** Seconds since 1970; null when none was noted. */
  readonly lastBackup: number | null;
}

export interface Metrics {
  /** Adds what clients counted. */
  countEvents(events: Partial<Record<AnalyticsEvent, number>>): void;
  /** Notes that a password was hashed, to store it or to compare it. */
  countHashing(): void;
  /** Notes an answered request; `route` is a name out of few, never a path with ids. */
  observeRequest(request: { route: string; method: string; status: number; seconds: number }): void;
  /** Notes that a save was refused or failed, by the code of its answer. */
  countFailedSave(code: string): void;
  /** The text of `/metrics`, with the state of this moment. */
  text(state: ServerState): Promise<string>;
  readonly contentType: string;
}

/** Counters of this process in Prometheus' format; nothing in them names a user. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const events = new Counter({
    name: 'bellgrid_client_events_total',
    help: 'What happened in clients, as they counted it.',
    labelNames: ['event'],
    registers,
  });
  for (const event of analyticsEvents) events.inc({ event }, 0);
  const hashings = new Counter({
    name: 'bellgrid_password_hashings_total',
    help: 'Passwords that were hashed, to store or to compare them.',
    registers,
  });
  const requests = new Histogram({
    name: 'bellgrid_request_seconds',
    help: 'Answered requests.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const failedSaves = new Counter({
    name: 'bellgrid_failed_saves_total',
    help: 'Saves that were refused or failed, by the code of the answer.',
    labelNames: ['code'],
    registers,
  });
  for (const code of Object.keys(errorTable)) failedSaves.inc({ code }, 0);
  const showState = createStateGauges(registers);
  return {
    countEvents: (counts) => {
      for (const event of analyticsEvents) events.inc({ event }, counts[event] ?? 0);
    },
    countHashing: () => hashings.inc(),
    observeRequest: ({ route, method, status, seconds }) => {
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    countFailedSave: (code) => failedSaves.inc({ code }),
    text: (state) => {
      showState(state);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function createStateGauges(registers: Registry[]): (state: ServerState) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `bellgrid_${name}`, help, labelNames, registers });
  const length = gauge('queue_length', 'Solver runs that wait.', ['location']);
  const oldest = gauge('queue_oldest_seconds', 'How long the oldest waiting solver run has waited.', [
    'location',
  ]);
  const mailsWaiting = gauge('mails_waiting', 'E-mails that are not sent yet.');
  const mailsGivenUp = gauge('mails_given_up', 'E-mails of the last week that could not be sent.');
  const snapshotsWaiting = gauge('snapshot_questions', 'Drafts that wait for a thread or are in one.');
  const threadsLost = gauge('snapshot_threads_lost', 'Threads that were ended or died, by cause.', ['cause']);
  const bodyBytes = gauge('body_room_bytes', 'Bytes of bodies that are just being received.');
  const freeDisk = gauge('free_disk_bytes', 'Room on the disk of the data folder.');
  const lastBackup = gauge('last_backup_timestamp_seconds', 'When the last backup was made; 0 for never.');
  return (state) => {
    for (const queue of state.queues) {
      length.set({ location: queue.location }, queue.length);
      oldest.set({ location: queue.location }, queue.oldestSeconds);
    }
    mailsWaiting.set(state.mailsWaiting);
    mailsGivenUp.set(state.mailsGivenUp);
    snapshotsWaiting.set(state.snapshots.waiting);
    threadsLost.set({ cause: 'timeLimit' }, state.snapshots.lost.timeLimit);
    threadsLost.set({ cause: 'died' }, state.snapshots.lost.died);
    bodyBytes.set(state.bodyBytes);
    freeDisk.set(state.freeDiskBytes ?? Number.NaN);
    lastBackup.set(state.lastBackup ?? 0);
  };
}
