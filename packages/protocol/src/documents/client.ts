import * as z from 'zod';
import { solverDocumentSchema } from './solver.ts';
import { userDocumentSchema } from './user.ts';
import { versionStatisticsSchema } from './version.ts';

const timestamp = z.string();

export const MAX_NOTES = 10_000;
export const MAX_TAGS = 50;
export const tagSchema = z.string().trim().min(1).max(50);

/** The notes of administrators about a school, which never sees them. */
export const internalDataSchema = z.object({
  notes: z.string(),
  shortName: z.string(),
  tags: z.array(z.string()),
});

export const userMetadataSchema = z.object({
  lastSeen: timestamp.nullable(),
  lastLogin: timestamp.nullable(),
});

/** A school in the administrators' list. */
export const clientSummarySchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  schoolName: z.string(),
  shortName: z.string(),
  tags: z.array(z.string()),
  isVerified: z.boolean(),
  isAdministrator: z.boolean(),
  accountSuspended: z.boolean(),
  bypassPaywallUntil: timestamp.nullable(),
  /** The number of teachers that the currently valid licences allow together. */
  licensedTeachers: z.number(),
  license: z.enum(['none', 'valid', 'ended']),
  /** The latest end of the valid licences; null without one, and for a licence without an end. */
  licenseExpiry: timestamp.nullable(),
  /** The size of the current version; null for what was saved before that was counted. */
  statistics: versionStatisticsSchema.nullable(),
  lastSaved: timestamp.nullable(),
  userMetadata: userMetadataSchema,
  createdAt: timestamp,
});
export type ClientSummary = z.infer<typeof clientSummarySchema>;

/** All that administrators see of a school, apart from its versions. */
export const clientSchema = userDocumentSchema.extend({
  internalData: internalDataSchema,
  userMetadata: userMetadataSchema,
  createdAt: timestamp,
  solver: solverDocumentSchema,
});
export type Client = z.infer<typeof clientSchema>;
