import * as z from 'zod';
import { auditEntrySchema, auditPageShape } from '../documents/audit.ts';
import { clientSchema, clientSummarySchema, MAX_NOTES, MAX_TAGS, tagSchema } from '../documents/client.ts';
import { instantSchema } from '../documents/instant.ts';
import { endedRunSchema } from '../documents/solver.ts';
import { signedInUserSchema } from '../documents/user.ts';
import { versionSchema } from '../documents/version.ts';
import { defineCall } from './define-call.ts';
import { publicationSchema } from './publication-calls.ts';
import { versions } from './versions-calls.ts';

export const adminGeneral = defineCall({
  name: 'adminGeneral',
  method: 'get',
  path: '/api/admin/general',
  summary: 'The tags to choose from.',
  access: 'administrator',
  request: z.object({}),
  response: z.object({ tags: z.array(z.string()) }),
});

/** A tag that is taken out goes from the schools that have it too. */
export const changeAdminGeneral = defineCall({
  name: 'changeAdminGeneral',
  method: 'post',
  path: '/api/admin/general',
  summary: 'Replaces the tags to choose from.',
  access: 'administrator',
  request: z.object({ tags: z.array(tagSchema).max(500) }),
  response: z.object({ tags: z.array(z.string()) }),
});

/** Schools in one answer. */
export const MAX_CLIENTS = 10_000;

/** Every word of the search must occur in one of the names or the address; `total` counts all matches. */
export const clients = defineCall({
  name: 'clients',
  method: 'get',
  path: '/api/admin/clients',
  summary: 'The schools whose name, person or address has the words, by name.',
  access: 'administrator',
  request: z.object({
    search: z.string().max(200).default(''),
    tag: z.string().max(50).optional(),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(MAX_CLIENTS).default(50),
  }),
  response: z.object({ clients: z.array(clientSummarySchema), total: z.number() }),
});

export const client = defineCall({
  name: 'client',
  method: 'get',
  path: '/api/admin/clients/{uid}',
  summary: 'All that administrators see of a school.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64) }),
  response: clientSchema,
});

/**
 * Absent fields stay as they are. To let a school past the paywall is refused with CONFIRM_FIRST unless the session was
 * confirmed just before. A suspended account is refused everywhere and its runs are cancelled.
 */
export const changeClient = defineCall({
  name: 'changeClient',
  method: 'post',
  path: '/api/admin/clients/{uid}',
  summary: 'Changes what administrators decide about a school.',
  access: 'administrator',
  request: z.object({
    uid: z.string().min(1).max(64),
    bypassPaywallUntil: instantSchema.nullable().optional(),
    accountSuspended: z.boolean().optional(),
    isMultipleScheduleStructuresEnabled: z.boolean().optional(),
    internalData: z
      .object({
        notes: z.string().max(MAX_NOTES),
        shortName: z.string().trim().max(20),
        tags: z.array(tagSchema).max(MAX_TAGS),
      })
      .partial()
      .optional(),
  }),
  response: clientSchema,
});

export const clientVersions = defineCall({
  name: 'clientVersions',
  method: 'get',
  path: '/api/admin/clients/{uid}/versions',
  summary: 'The saved versions of a school, newest first.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64) }),
  response: versions.response.extend({
    /** The published editions with the end of their link; without the link, which is the school's. */
    publication: publicationSchema.pick({ expiresAt: true, editions: true }).nullable(),
  }),
});

/** Answers with the bytes of the draft file (JSON, sent with `content-encoding: gzip`). */
export const clientSnapshot = defineCall({
  name: 'clientSnapshot',
  method: 'get',
  path: '/api/admin/clients/{uid}/versions/{id}/snapshot',
  summary: 'The draft file of one saved version of a school.',
  access: 'administrator',
  responseBody: 'draftFile',
  request: z.object({ uid: z.string().min(1).max(64), id: z.string().min(1).max(64) }),
  response: z.unknown(),
});

/** The current version is refused with CURRENT_VERSION. */
export const deleteClientVersion = defineCall({
  name: 'deleteClientVersion',
  method: 'delete',
  path: '/api/admin/clients/{uid}/versions/{id}',
  summary: 'Deletes a saved version of a school for good.',
  access: 'administrator',
  needsConfirmation: true,
  request: z.object({ uid: z.string().min(1).max(64), id: z.string().min(1).max(64) }),
  response: z.object({}),
});

/** Its label names the school. `baseHash` and `sessionID` are those of the own draft, as in `restoreVersion`. */
export const importClientVersion = defineCall({
  name: 'importClientVersion',
  method: 'post',
  path: '/api/admin/clients/{uid}/versions/{id}/import',
  summary: 'Copies a version of a school into the own account, as the current version.',
  access: 'administrator',
  request: z.object({
    uid: z.string().min(1).max(64),
    id: z.string().min(1).max(64),
    baseHash: z.string().max(64),
    sessionID: z.string().min(1).max(64),
  }),
  response: z.object({ version: versionSchema }),
});

export const clientRuns = defineCall({
  name: 'clientRuns',
  method: 'get',
  path: '/api/admin/clients/{uid}/runs',
  summary: 'The latest runs of a school that have ended, at most 20, newest first.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64) }),
  response: z.object({ runs: z.array(endedRunSchema) }),
});

export const resetClientSolver = defineCall({
  name: 'resetClientSolver',
  method: 'post',
  path: '/api/admin/clients/{uid}/solver/reset',
  summary: 'Cancels and forgets a run of a school.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64) }),
  response: clientSchema,
});

/** `confirm` is the address of the account. An administrator's account is refused with FORBIDDEN. */
export const deleteClient = defineCall({
  name: 'deleteClient',
  method: 'post',
  path: '/api/admin/clients/{uid}/delete',
  summary: 'Deletes the account of a school with all its data, for good.',
  access: 'administrator',
  needsConfirmation: true,
  request: z.object({ uid: z.string().min(1).max(64), confirm: z.string().max(320) }),
  response: z.object({}),
});

/** The answer carries the cookie of that session, so clients load everything anew. See `stopImpersonation`. */
export const impersonate = defineCall({
  name: 'impersonate',
  method: 'post',
  path: '/api/admin/clients/{uid}/impersonate',
  summary: 'Begins a session in which the administrator acts as a school.',
  access: 'administrator',
  request: z.object({ uid: z.string().min(1).max(64) }),
  response: signedInUserSchema,
});

/**
 * Of one school with `uid`; of certain actions with `actions`, their names with commas between them. Every word of the
 * search must occur in an address, the action or the details.
 */
export const auditLog = defineCall({
  name: 'auditLog',
  method: 'get',
  path: '/api/admin/audit',
  summary: 'What administrators did, and schools on their accounts, newest first.',
  access: 'administrator',
  request: z.object({
    uid: z.string().min(1).max(64).optional(),
    actions: z.string().max(2000).optional(),
    search: z.string().max(200).default(''),
    ...auditPageShape,
  }),
  response: z.object({ entries: z.array(auditEntrySchema) }),
});
