import { type AnalyticsEvent, analyticsEvents } from '@bellgrid/protocol';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Adds what clients counted. */
  countEvents(events: Partial<Record<AnalyticsEvent, number>>): void;
  /** Notes that a password was hashed, to store it or to compare it. */
  countHashing(): void;
  /** Notes an answered request; `route` is a name out of few, never a path with ids. */
  observeRequest(request: { route: string; method: string; status: number; seconds: number }): void;
  /** The text of `/metrics`. */
  text(): Promise<string>;
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
  return {
    countEvents: (counts) => {
      for (const event of analyticsEvents) events.inc({ event }, counts[event] ?? 0);
    },
    countHashing: () => hashings.inc(),
    observeRequest: ({ route, method, status, seconds }) => {
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
