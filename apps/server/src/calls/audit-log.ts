import { auditLog } from '@bellgrid/protocol';
import { auditEntries } from '../administration/audit-log.ts';
import { handle } from './handler.ts';

export const handleAuditLog = handle(auditLog, async ({ db }, question) => ({
  entries: await auditEntries(db, question),
}));
