import { type AnalyticsEvent, analyticsEvents, errorTable } from '@bellgrid/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ThreadState } from '../threads/worker-client.ts';

/** The waiting work, the held resources and the free space. */
export interface ServerState {
  readonly queues: readonly {
    readonly location: string;
    readonly length: number;
    readonly oldestSeconds: number;
  }[];
  readonly mailsWaiting: number;
  readonly mailsGivenUp: number;
  /** The threads that read drafts. */
  readonly snapshots: ThreadState;
  /** The threads that publish. */
  readonly publishing: ThreadState;
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
  const gauge: MakeGauge = (name, help, labelNames = []) =>
    new Gauge({ name: `bellgrid_${name}`, help, labelNames, registers });
  const length = gauge('queue_length', 'Solver runs that wait.', ['location']);
  const oldest = gauge('queue_oldest_seconds', 'How long the oldest waiting solver run has waited.', [
    'location',
  ]);
  const mailsWaiting = gauge('mails_waiting', 'E-mails that are not sent yet.');
  const mailsGivenUp = gauge('mails_given_up', 'E-mails of the last week that could not be sent.');
  const showSnapshots = createThreadGauges(gauge, 'snapshot', 'Drafts that wait for a thread.');
  const showPublishing = createThreadGauges(
    gauge,
    'publishing',
    'Editions and sets of e-mails to teachers that wait for a thread.',
  );
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
    showSnapshots(state.snapshots);
    showPublishing(state.publishing);
    bodyBytes.set(state.bodyBytes);
    freeDisk.set(state.freeDiskBytes ?? Number.NaN);
    lastBackup.set(state.lastBackup ?? 0);
  };
}

type MakeGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

/** The gauges of the threads for one sort of work. */
function createThreadGauges(gauge: MakeGauge, name: string, help: string): (state: ThreadState) => void {
  const waiting = gauge(`${name}_questions`, help);
  const lost = gauge(`${name}_threads_lost`, 'Threads that were ended or died, by cause.', ['cause']);
  return (state) => {
    waiting.set(state.waiting);
    for (const [cause, count] of Object.entries(state.lost)) lost.set({ cause }, count);
  };
}
