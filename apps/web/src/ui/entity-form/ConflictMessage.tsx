import { changedMeanwhile } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { IconAlertCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import classes from './EntityForm.module.css';
import type { ItemForm } from './use-item-form.ts';

/** Names the records that changed elsewhere while a form was open, which keep it from being saved. */
export function ConflictMessage({ form: { draft, conflicts } }: { readonly form: ItemForm }) {
  if (conflicts.length === 0) return null;
  return (
    <p className={classes.conflict} role="alert">
      <IconAlertCircle size={16} stroke={1.9} aria-hidden />
      {messageText(i18next, draft, changedMeanwhile(conflicts))}
    </p>
  );
}
