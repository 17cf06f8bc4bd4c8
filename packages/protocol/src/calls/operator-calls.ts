import * as z from 'zod';
import { instantSchema } from '../documents/instant.ts';
import { defineCall } from './define-call.ts';

/** At most 20 a day of one user; stored for 90 days. */
export const sendErrorReport = defineCall({
  name: 'sendErrorReport',
  method: 'post',
  path: '/api/error-reports',
  summary: 'Stores a report of an error, and mails it to the operator.',
  duringMaintenance: true,
  request: z.object({ text: z.string().trim().min(1).max(20_000) }),
  response: z.object({}),
});

const errorReportSchema = z.object({
  id: z.string(),
  at: instantSchema,
  uid: z.string(),
  schoolName: z.string(),
  text: z.string(),
});

export const errorReports = defineCall({
  name: 'errorReports',
  method: 'get',
  path: '/api/admin/error-reports',
  summary: 'The newest reports of errors, at most 100.',
  access: 'administrator',
  request: z.object({}),
  response: z.object({ reports: z.array(errorReportSchema) }),
});

/** The days, weeks and months that a plot of the overview covers. */
export const OVERVIEW_DAYS = 30;
export const OVERVIEW_WEEKS = 26;
export const OVERVIEW_MONTHS = 12;

const numbers = z.array(z.number());

export const overviewSchema = z.object({
  schools: z.number(),
  /** Schools that were seen within a day, a week and 30 days. */
  active: z.object({ day: z.number(), week: z.number(), month: z.number() }),
  /** Schools that were there, per day, week and month, the oldest first. */
  activity: z.object({ days: numbers, weeks: numbers, months: numbers }),
  /** Per day, the oldest first: versions that were saved last on it, runs that ended, those without a result (`NONE` and `TIMEOUT`), and reports of errors. */
  saves: numbers,
  endedRuns: numbers,
  failedRuns: numbers,
  reports: numbers,
  /** The runs that ended in these days by outcome, the commonest first; `NONE` for a run without a result. */
  runs: z.array(z.object({ status: z.string(), count: z.number(), medianSeconds: z.number().nullable() })),
  queue: z.object({ waiting: z.number(), running: z.number(), oldestSeconds: z.number() }),
  storage: z.object({ versions: z.number(), bytes: z.number(), freeDiskBytes: z.number().nullable() }),
  mails: z.object({ waiting: z.number(), givenUp: z.number() }),
  /** The versions of the clients that were seen within 30 days, the commonest first. */
  clients: z.array(z.object({ version: z.string(), count: z.number() })),
});
export type Overview = z.infer<typeof overviewSchema>;

export const adminOverview = defineCall({
  name: 'adminOverview',
  method: 'get',
  path: '/api/admin/overview',
  summary: 'How many schools there are, how they use the server, and how it does.',
  access: 'administrator',
  request: z.object({}),
  response: overviewSchema,
});
