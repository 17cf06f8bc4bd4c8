import { cutText, MAX_SCHOOL_NAME } from '@bellgrid/model';
import * as z from 'zod';
import { auditPageShape, schoolAuditEntrySchema } from '../documents/audit.ts';
import { signedInUserSchema, userDocumentSchema } from '../documents/user.ts';
import { defineCall } from './define-call.ts';

export const me = defineCall({
  name: 'me',
  method: 'get',
  path: '/api/me',
  summary: "The signed-in user's document, and who acts as that user; 204 without a session.",
  duringMaintenance: true,
  emptyForStrangers: true,
  beforeVerification: true,
  request: z.object({}),
  response: signedInUserSchema,
});

export const schoolAuditLog = defineCall({
  name: 'schoolAuditLog',
  method: 'get',
  path: '/api/audit',
  summary: 'What was done to the school by administrators, and what they read in acting as it, newest first.',
  request: z.object(auditPageShape),
  response: z.object({ entries: z.array(schoolAuditEntrySchema) }),
});

export const setUpAccount = defineCall({
  name: 'setUpAccount',
  method: 'post',
  path: '/api/account/set-up',
  summary: 'Names the school and the person after sign-up, and accepts the terms.',
  beforeVerification: true,
  request: z.object({
    email: z.string().min(1).max(320),
    displayName: z.string().trim().min(1).max(200),
    schoolName: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .transform((name) => cutText(name, MAX_SCHOOL_NAME)),
    /** The names that the school begins with, in the language of its user; English without them. */
    firstNames: z
      .object({
        dayLabels: z.array(z.string().min(1).max(40)).min(1).max(7),
        structureName: z.string().min(1).max(200),
      })
      .optional(),
  }),
  response: userDocumentSchema,
});

/** A version of Bellgrid: `1.65.0`, with or without a `v` in front. */
export const appVersionSchema = z
  .string()
  .max(20)
  .regex(/^v?\d{1,5}\.\d{1,5}\.\d{1,5}$/);

/** Clients wait 5000 ms after the last sign of the user. An administrator who acts as the user leaves no trace here. */
export const updateLastSeen = defineCall({
  name: 'updateLastSeen',
  method: 'post',
  path: '/api/account/last-seen',
  summary: 'Notes that the user is here.',
  request: z.object({ version: appVersionSchema.optional() }),
  response: z.object({}),
});

export const acknowledgeUpdate = defineCall({
  name: 'acknowledgeUpdate',
  method: 'post',
  path: '/api/account/acknowledge-update',
  summary: 'Notes the version of Bellgrid whose release notes the user has seen.',
  request: z.object({ version: appVersionSchema }),
  response: userDocumentSchema,
});

export const chooseLanguage = defineCall({
  name: 'chooseLanguage',
  method: 'post',
  path: '/api/account/language',
  summary: 'Keeps the language in which the user wants screens and e-mails.',
  request: z.object({
    language: z
      .string()
      .max(20)
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  }),
  response: userDocumentSchema,
});

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

/** Settings of the screens that are remembered for the user, by key; nothing that a draft needs. */
export const pageMemorySchema = z.record(z.string().max(200), z.unknown());
export type PageMemory = z.infer<typeof pageMemorySchema>;

export const pageMemory = defineCall({
  name: 'pageMemory',
  method: 'get',
  path: '/api/page-memory',
  summary: 'What the screens remembered last.',
  request: z.object({}),
  response: z.object({ pageMemory: pageMemorySchema }),
});

/** Replaces the whole memory; clients wait 500 ms after the last change. */
export const savePageMemory = defineCall({
  name: 'savePageMemory',
  method: 'post',
  path: '/api/page-memory',
  summary: 'Keeps what the screens remember.',
  duringMaintenance: true,
  request: z.object({ pageMemory: pageMemorySchema }),
  response: z.object({}),
});

/**
 * Ends the session in which an administrator acts as a user; the cookie is that of the administrator's own
 * session again, so clients load everything anew. Refused with FORBIDDEN in any other session.
 */
export const stopImpersonation = defineCall({
  name: 'stopImpersonation',
  method: 'post',
  path: '/api/impersonation/stop',
  summary: 'Ends acting as another user, and answers who is signed in then.',
  duringMaintenance: true,
  request: z.object({}),
  response: signedInUserSchema,
});
