import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Dialogs.module.css';

interface DialogFooterProps {
  /** Deletes what the dialog is about; nothing where there is nothing to delete. */
  readonly deleting: ReactNode;
  readonly canSave: boolean;
  readonly onClose: () => void;
}

/** The last line of a dialog on the week: delete, cancel and save. */
export function DialogFooter({ deleting, canSave, onClose }: DialogFooterProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.footer}>
      <div className={classes.deleting}>{deleting}</div>
      <Button variant="default" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" disabled={!canSave}>
        {t('structure.save')}
      </Button>
    </div>
  );
}
