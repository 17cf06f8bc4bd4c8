import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftSource, DraftSourceContext, openDraft } from '../draft/draft-source.ts';
import type { FormSteps } from '../draft/form-steps.ts';
import { enterUndoScope } from '../draft/undo-scope.ts';
import classes from './EntityForm.module.css';
import { useReportDirty } from './edit-guard.ts';

interface FormFrameProps {
  readonly title: string;
  /** What the fields inside read and edit, where that is not the open draft. */
  readonly source?: DraftSource;
  /** What undo and redo reach while the form is open. */
  readonly steps: FormSteps;
  /** Shown as a bar of the item's colour. */
  readonly color?: string;
  readonly isDirty: boolean;
  /** What the model's check of the form says. */
  readonly canSave: boolean;
  /** The form may be saved as it opens: what it offers is enough. */
  readonly canSaveUnchanged?: boolean;
  readonly onSave: () => void;
  /** Closes without saving; whoever shows the form asks before changes are lost. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Beside Save and Cancel. */
  readonly actions?: ReactNode;
}

/** The card of a form: Enter saves, Escape closes; Save waits for a change that may be saved. */
export function FormFrame({
  title,
  source = openDraft,
  steps,
  color,
  isDirty,
  canSave,
  canSaveUnchanged = false,
  onSave,
  onClose,
  children,
  actions,
}: FormFrameProps) {
  const { t } = useTranslation();
  useReportDirty(isDirty);
  const { isUnsaved } = source;
  useEffect(() => {
    const ends = [enterUndoScope({ steps, isDialog: false }), isUnsaved ? () => {} : steps.followDraft()];
    return () => {
      for (const end of ends) end();
    };
  }, [steps, isUnsaved]);
  const isReady = canSave && (isDirty || canSaveUnchanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog inside the form bubbles its own submit to here.
    if (event.target === event.currentTarget && isReady) onSave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    // Escape in an open list or popover closes only that.
    if (!event.currentTarget.contains(target) || target.closest('[aria-expanded="true"]')) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <DraftSourceContext value={source}>
      <form className={classes.form} onSubmit={submit} onKeyDown={onKeyDown} aria-label={title} noValidate>
        <header className={classes.header}>
          {color ? <i className={classes.colorBar} style={{ background: color }} /> : null}
          <h3 className={classes.title}>{title}</h3>
          <ActionIcon size={32} aria-label={t('editing.closeForm')} onClick={onClose}>
            <IconX size={18} stroke={1.8} aria-hidden />
          </ActionIcon>
        </header>
        <div className={classes.body}>{children}</div>
        <footer className={classes.footer}>
          <div className={classes.extra}>{actions}</div>
          <Button variant="default" onClick={onClose}>
            {t(isDirty ? 'common.cancel' : 'common.close')}
          </Button>
          <Button type="submit" disabled={!isReady}>
            {t('editing.save')}
          </Button>
        </footer>
      </form>
    </DraftSourceContext>
  );
}
