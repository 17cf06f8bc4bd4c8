import * as z from 'zod';

/** One act of an administrator. Entries are only ever added. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Who: the administrator, by the e-mail address of then; no id for the command line. */
  actor: z.object({ uid: z.string().nullable(), name: z.string() }),
  /** What: the call's name, or e.g. `grantAdministrator`; `impersonated` for what was done as the school. */
  action: z.string(),
  /** Whom: the school with its address of today; null for the site, no address once the account is deleted. */
  subject: z.object({ uid: z.string(), email: z.string().nullable() }).nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
