import type { FormAnswer, FormIssue } from '@bellgrid/model';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import classes from './FormMessages.module.css';
import { type FormIssueValues, formIssueText } from './form-issue-text.ts';

interface FormMessagesProps {
  readonly answer: FormAnswer<FormIssue>;
  /** Names that the texts need. */
  readonly values?: FormIssueValues;
  /** The effects of saving. */
  readonly notes?: readonly string[];
}

/** The messages of a form that has nothing to check: notes only. */
export const noAnswer: FormAnswer<FormIssue> = { canSave: true, errors: [], warnings: [] };

const icon = { size: 16, stroke: 1.9, 'aria-hidden': true };

/** The messages of a form: errors that keep it from being saved, warnings, and the effects of saving. */
export function FormMessages({ answer, values, notes = [] }: FormMessagesProps) {
  return (
    <div role="status" className={classes.messages}>
      {answer.errors.map((issue) => (
        <p key={issue} className={classes.error}>
          <IconAlertCircle {...icon} />
          {formIssueText(issue, values)}
        </p>
      ))}
      {answer.warnings.map((issue) => (
        <p key={issue} className={classes.warning}>
          <IconAlertTriangle {...icon} />
          {formIssueText(issue, values)}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          <IconInfoCircle {...icon} />
          {note}
        </p>
      ))}
    </div>
  );
}
