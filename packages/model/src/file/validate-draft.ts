import { type Draft, draftSchema } from '../draft/draft.ts';
import { issueMessage } from '../messages/issue-message.ts';
import { createReport, type LoadFinding } from './load-finding.ts';
import { repairDraft } from './repair/repair-draft.ts';

/**
 * The faults of a draft: its shape, and references that do not agree. Empty for a valid one. They are those
 * that loading would correct, so that a draft that was loaded or edited by commands always passes.
 */
export function validateDraft(draft: Draft): LoadFinding[] {
  const parsed = draftSchema.safeParse(draft);
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => {
      return { severity: 'error', path: issue.path.map(String).join('.'), message: issueMessage(issue) };
    });
  }
  const report = createReport();
  repairDraft(JSON.parse(JSON.stringify(draft)), 'draft', report);
  return report.findings();
}
