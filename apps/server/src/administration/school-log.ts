import type { AuditEntry, SchoolAuditEntry } from '@bellgrid/protocol';

/** An entry of the audit log as the school sees it that it is about: no names of administrators, none of their notes. */
export function presentToSchool(entry: AuditEntry): SchoolAuditEntry {
  const { id, at, action, actor, subject, details } = entry;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const isOwn = actor.uid !== null && actor.uid === subject?.uid;
  return {
    id,
    at,
    action,
    actor: isOwn ? 'school' : actor.uid === null ? 'commandLine' : 'administrator',
    call: text(details.call),
    outcome: text(details.outcome),
  };
}
