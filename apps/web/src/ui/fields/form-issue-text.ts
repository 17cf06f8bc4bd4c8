import type { FormIssue } from '@bellgrid/model';
import { t } from '../../platform/texts/i18n.ts';

/** Names that some of the texts need. */
export interface FormIssueValues {
  readonly name?: string;
  readonly classes?: string;
  /** The text typed into a field for a number, and the range that it accepts. */
  readonly typed?: string;
  readonly range?: string;
}

/** The result of a form check, in words. */
export function formIssueText(issue: FormIssue, values: FormIssueValues = {}): string {
  return t(`form.${issue}`, { name: '', classes: '', typed: '', range: '', ...values });
}
