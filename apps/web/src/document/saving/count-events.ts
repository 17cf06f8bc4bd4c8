import { type AnalyticsEvent, countEvents } from '@bellgrid/protocol';
import { call } from '../../platform/api/call.ts';

const SEND_AFTER_MS = 30_000;

let counts: Partial<Record<AnalyticsEvent, number>> = {};
let isPlanned = false;

/** Counts an event for the server's own counters; half a minute's events go in one request. */
export function count(event: AnalyticsEvent): void {
  counts[event] = (counts[event] ?? 0) + 1;
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => void send(), SEND_AFTER_MS);
}

async function send(): Promise<void> {
  const events = counts;
  counts = {};
  isPlanned = false;
  try {
    await call(countEvents, { events });
  } catch (error) {
    console.warn('events were not counted', error);
  }
}
