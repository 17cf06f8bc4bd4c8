import * as z from 'zod';
import { defineCall } from './define-call.ts';

export const analyticsEvents = [
  'identify',
  'saveStarted',
  'saveCommencing',
  'saveSucceeded',
  'saveFailed',
] as const;
export type AnalyticsEvent = (typeof analyticsEvents)[number];

/** The server adds them to its own counters (`/metrics`), without the user; nothing goes to anyone else. */
export const countEvents = defineCall({
  name: 'countEvents',
  method: 'post',
  path: '/api/analytics',
  summary: 'Counts what happened in the client.',
  request: z.object({ events: z.partialRecord(z.enum(analyticsEvents), z.int().min(1).max(1000)) }),
  response: z.object({}),
});
