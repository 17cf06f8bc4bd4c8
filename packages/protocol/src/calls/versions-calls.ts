import * as z from 'zod';
import {
  brokenPartsSchema,
  saveReasonSchema,
  schoolStorageSchema,
  versionSchema,
} from '../documents/version.ts';
import { defineCall } from './define-call.ts';
import { publicationSettingsSchema } from './publication-calls.ts';

export const versions = defineCall({
  name: 'versions',
  method: 'get',
  path: '/api/versions',
  summary: 'Every saved version, newest first, which is the current one, and which are published.',
  request: z.object({}),
  response: z.object({
    versions: z.array(versionSchema),
    currentID: z.string().nullable(),
    /** The versions whose pages are published, or will be on a later date. */
    publishedIDs: z.array(z.string()),
    storage: schoolStorageSchema,
  }),
});

/** The most drafts whose broken rules are counted for one call: those of the newest versions. */
export const MAX_COUNTED_VERSIONS = 12;

/**
 * By the hash of the draft. Those that were counted before are all in the answer; of the others the newest are counted,
 * unless that is under way already. One that cannot be counted is absent.
 */
export const brokenRules = defineCall({
  name: 'brokenRules',
  method: 'get',
  path: '/api/versions/broken-rules',
  summary: 'How many clashes the schedules of the saved versions have, and how many rules they break.',
  request: z.object({}),
  response: z.object({ drafts: z.record(z.string(), brokenPartsSchema) }),
});

export const latestVersion = defineCall({
  name: 'latestVersion',
  method: 'get',
  path: '/api/versions/latest',
  summary: 'The current saved version, or null when nothing was saved yet.',
  duringMaintenance: true,
  whileSuspended: true,
  request: z.object({}),
  response: z.object({ version: versionSchema.nullable() }),
});

/** Answers with the bytes of the draft file (JSON, sent with `content-encoding: gzip`). */
export const snapshot = defineCall({
  name: 'snapshot',
  method: 'get',
  path: '/api/versions/{id}/snapshot',
  summary: 'The draft file of one saved version.',
  duringMaintenance: true,
  whileSuspended: true,
  responseBody: 'draftFile',
  request: z.object({ id: z.string().min(1).max(64) }),
  response: z.unknown(),
});

/** The largest draft file that a save takes, in uncompressed and in compressed bytes. */
export const MAX_DRAFT_BYTES = 20 * 1024 * 1024;
export const MAX_COMPRESSED_DRAFT_BYTES = 5 * 1024 * 1024;

/**
 * The body is the draft file (JSON) as gzip bytes, content type `application/gzip`. The request below
 * travels in the query string. `baseHash` is the hash of the version that the draft was loaded from or
 * last saved as ('' for none); a stale one is refused with OUT_OF_SYNC and `details.currentHash`, unless
 * the body is what is stored already.
 */
export const saveDraft = defineCall({
  name: 'saveDraft',
  method: 'put',
  path: '/api/versions/current',
  summary: 'Saves the draft as the current version.',
  duringMaintenance: true,
  requestBody: 'gzip',
  request: z.object({
    baseHash: z.string().max(64),
    sessionID: z.string().min(1).max(64),
    saveReason: saveReasonSchema.optional(),
  }),
  response: z.object({ version: versionSchema }),
});

export const MAX_VERSION_LABEL = 100;

/** A version with a label is never overwritten by a later save. Null takes the label away. */
export const nameVersion = defineCall({
  name: 'nameVersion',
  method: 'post',
  path: '/api/versions/{id}/name',
  summary: 'Names a saved version.',
  request: z.object({
    id: z.string().min(1).max(64),
    label: z.string().trim().min(1).max(MAX_VERSION_LABEL).nullable(),
  }),
  response: z.object({ version: versionSchema }),
});

/** The current version is refused with CURRENT_VERSION. */
export const deleteVersion = defineCall({
  name: 'deleteVersion',
  method: 'delete',
  path: '/api/versions/{id}',
  summary: 'Deletes a saved version for good.',
  request: z.object({ id: z.string().min(1).max(64) }),
  response: z.object({}),
});

/**
 * Answers the new version, which is the current one. `baseHash` is the hash of the version that the caller
 * takes for the current one; a stale one is refused with OUT_OF_SYNC and `details.currentHash`.
 */
export const restoreVersion = defineCall({
  name: 'restoreVersion',
  method: 'post',
  path: '/api/versions/{id}/restore',
  summary: 'Saves a copy of an older version as the current one.',
  request: z.object({
    id: z.string().min(1).max(64),
    baseHash: z.string().max(64),
    sessionID: z.string().min(1).max(64),
  }),
  response: z.object({ version: versionSchema }),
});

/** The ids in the answer to a comparison, of all lists together. */
export const MAX_COMPARED_IDS = 10_000;

/** All records with a change are counted; only as many are named as there is room for. */
const changedRecords = z.object({
  count: z.int().min(0),
  ids: z.array(z.string()).max(MAX_COMPARED_IDS),
});

/**
 * The changes that turn the version `id` into the version `with`. A version that cannot be read is refused
 * with BAD_DATA.
 */
export const compareVersions = defineCall({
  name: 'compareVersions',
  method: 'get',
  path: '/api/versions/{id}/compare',
  summary: 'What is different between two saved versions.',
  request: z.object({
    id: z.string().min(1).max(64),
    with: z.string().min(1).max(64),
    /** The fields that the compared pages show, as in the settings of a publication; all that pages may show, where absent. */
    teachers: publicationSettingsSchema.shape.teachers.optional(),
    rooms: z.enum(['shown', 'hidden']).optional(),
  }),
  response: z.object({
    /** By kind of record (teachers, lessons, …); kinds without a difference are absent. */
    records: z.record(
      z.string(),
      z.object({ added: changedRecords, changed: changedRecords, removed: changedRecords }),
    ),
    /** Parts of the draft that exist once and are different, such as schoolData. */
    parts: z.array(z.string()),
    /** Lessons that are new, gone, or at another time, in another room or with other people. */
    rescheduled: z.int().min(0),
    /** Those of them that have lost their time. */
    unplaced: z.int().min(0),
    /** True where published pages of the two differ. */
    isSeen: z.boolean(),
  }),
});
