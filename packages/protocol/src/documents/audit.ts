import * as z from 'zod';
import { instantSchema } from './instant.ts';

/** One act of an administrator, or of a school on its account. Entries are only ever added. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /**
   * The administrator who acted, with the present e-mail address, which is empty once the account is deleted.
   * For the command line its name, and no id.
   */
  actor: z.object({ uid: z.string().nullable(), name: z.string() }),
  /**
   * The action: the call's name, or e.g. `grantAdministrator`; `impersonated` for the begin of a change as
   * the school and `impersonatedOutcome` for its outcome.
   */
  action: z.string(),
  /**
   * The school concerned, with its present address; null for the site, no address once the account is
   * deleted.
   */
  subject: z.object({ uid: z.string(), email: z.string().nullable() }).nullable(),
  details: z.record(z.string(), z.unknown()),
});
/** One page of a log: entries older than `before`, and those of that moment which come after the entry `beforeID`. */
export const auditPageShape = {
  before: instantSchema.optional(),
  beforeID: z.string().min(1).max(64).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
};

/** An entry as the school sees it that it is about. */
export const schoolAuditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.enum(['school', 'administrator', 'commandLine']),
  action: z.string(),
  /** The call that an administrator made in acting as the school, and what came of it. */
  call: z.string().nullable(),
  outcome: z.string().nullable(),
});
export type SchoolAuditEntry = z.infer<typeof schoolAuditEntrySchema>;

export type AuditEntry = z.infer<typeof auditEntrySchema>;
