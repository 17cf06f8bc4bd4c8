import { logoSchema } from '@bellgrid/model';
import * as z from 'zod';

const timestamp = z.string();

/** Teachers that a school has paid for, until the expiry or for good. */
export const licenseSchema = z.object({ count: z.number(), expiry: timestamp.nullable() });

/** The least number of characters of a password; administrators need more. */
export const MIN_PASSWORD = 6;
export const MIN_ADMINISTRATOR_PASSWORD = 12;

/** The user document (spec section 3), as its owner sees it. Dates are ISO 8601 strings. */
export const userDocumentSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  schoolName: z.string(),
  isVerified: z.boolean(),
  isAdministrator: z.boolean(),
  /** True once signing in with the password takes a code too; the calls of administrators need it. */
  hasSecondFactor: z.boolean(),
  isMultipleScheduleStructuresEnabled: z.boolean(),
  /** By id; those that have expired stay. See `licensedTeachers`. */
  licenses: z.record(z.string(), licenseSchema),
  bypassPaywallUntil: timestamp.nullable(),
  accountSuspended: z.boolean(),
  /** The time at which the account is deleted, because its owner wants that; null: it stays. */
  deleteAt: timestamp.nullable(),
  /** The picture itself is answered by the call `logo`. */
  logo: logoSchema.nullable(),
  /** The newest version of Bellgrid whose release notes the user has seen. */
  lastAcknowledgedUpdate: z.string().nullable(),
  /** The language of screens and e-mails, e.g. `de`; null: what the browser wants. */
  language: z.string().nullable(),
  /** True once the account has been set up (school and person named) and the terms accepted. */
  isSetUp: z.boolean(),
  hasAcceptedTerms: z.boolean(),
});
export type UserDocument = z.infer<typeof userDocumentSchema>;

/** The administrator behind a session that acts as the user; see `stopImpersonation`. */
export const impersonatorSchema = z.object({ uid: z.string(), displayName: z.string(), email: z.string() });
export type Impersonator = z.infer<typeof impersonatorSchema>;

/** The user document with what only this session has. */
export const signedInUserSchema = userDocumentSchema.extend({
  /** Null: the users themselves are signed in. */
  impersonatedBy: impersonatorSchema.nullable(),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;
