import * as z from 'zod';

const timestamp = z.string();

/** The user document (spec section 3), as its owner sees it. Dates are ISO 8601 strings. */
export const userDocumentSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  schoolName: z.string(),
  isVerified: z.boolean(),
  isAdministrator: z.boolean(),
  isMultipleScheduleStructuresEnabled: z.boolean(),
  licenses: z.record(z.string(), z.object({ count: z.number(), expiry: timestamp.nullable() })),
  bypassPaywallUntil: timestamp.nullable(),
  accountSuspended: z.boolean(),
  /** Whether the account has been set up (school and person named) and the terms accepted. */
  isSetUp: z.boolean(),
  hasAcceptedTerms: z.boolean(),
});
export type UserDocument = z.infer<typeof userDocumentSchema>;
