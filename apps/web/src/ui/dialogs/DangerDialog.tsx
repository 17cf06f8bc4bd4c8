import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import classes from './DangerDialog.module.css';

interface DangerDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly confirm: string;
  readonly children: ReactNode;
}

/** Asks before much is deleted: 'Destructive Action Ahead!', what goes along, and that undo brings it back. */
export function DangerDialog({ children, ...rest }: DangerDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog title={t('common.danger.title')} {...rest}>
      {children}
      <p className={classes.undo}>{t('common.danger.undo')}</p>
    </ConfirmDialog>
  );
}
