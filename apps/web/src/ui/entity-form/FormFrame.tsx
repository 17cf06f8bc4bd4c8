import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftSourceContext } from '../../document/draft/draft-source.ts';
import { enterUndoScope, type StepKind, stepsOf, undoScope } from '../../document/draft/undo-scope.ts';
import { ConflictMessage } from './ConflictMessage.tsx';
import classes from './EntityForm.module.css';
import { EntryOfferNote } from './EntryOfferNote.tsx';
import { SavingNotes } from './SavingNotes.tsx';
import type { ItemForm } from './use-item-form.ts';
import { useKeptForm } from './use-kept-form.ts';

interface FormFrameProps {
  readonly title: string;
  /** Says which item it is, as it is saved. */
  readonly subtitle?: string | undefined;
  readonly form: ItemForm;
  /** The address of the list, by which an entry is kept in the browser. */
  readonly list: string;
  /** Shown as a bar of the item's colour. */
  readonly color?: string;
  /** There are changes, also those that a field holds and the fork does not. */
  readonly isDirty?: boolean;
  /** The answer of the model's check of the form. */
  readonly canSave: boolean;
  /** The form may be saved as it opens: its defaults are enough. */
  readonly canSaveUnchanged?: boolean;
  /** Saves; the form of another new item follows if the user wants it. */
  readonly onSave: (next?: 'another') => void;
  /** Another new item can follow. */
  readonly canAddAnother?: boolean;
  /** Closes without saving; the screen asks before changes are lost. */
  readonly onClose: () => void;
  /** False where the form itself tells what saving takes away. */
  readonly tellsEffects?: boolean;
  readonly children: ReactNode;
  /** Beside Save and Cancel. */
  readonly actions?: ReactNode;
}

/** The card of a form: Enter saves, Escape closes; Save waits for a change that may be saved. */
export function FormFrame({
  title,
  subtitle,
  form,
  list,
  color,
  isDirty = form.isDirty,
  canSave,
  canSaveUnchanged = false,
  onSave,
  canAddAnother = false,
  onClose,
  tellsEffects = true,
  children,
  actions,
}: FormFrameProps) {
  const { t } = useTranslation();
  const path = `${list}/${form.isNew ? 'add' : form.id}`;
  const offer = useKeptForm(form, {
    form: path,
    path,
    // Lessons are listed below their subject.
    records: [list.split('/')[2] ?? [], form.isNew ? [] : form.id].flat(),
    title: subtitle ? `${title}: ${subtitle}` : title,
    isDirty,
  });
  useFormUndo(form);
  useFormMark();
  const isReady = canSave && form.conflicts.length === 0 && (isDirty || canSaveUnchanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog inside the form bubbles its own submit to here.
    if (event.target === event.currentTarget && isReady) onSave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const target = event.target as HTMLElement;
    // A dialog opened from the form bubbles its keys to here.
    if (event.defaultPrevented || !event.currentTarget.contains(target)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isReady) {
      event.preventDefault();
      onSave(canAddAnother ? 'another' : undefined);
      return;
    }
    // Escape in an open list or popover closes only that.
    if (event.key !== 'Escape' || target.closest('[aria-expanded="true"]')) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <DraftSourceContext value={form.source}>
      <form
        className={classes.form}
        onSubmit={submit}
        onKeyDown={onKeyDown}
        aria-label={subtitle ? `${title}: ${subtitle}` : title}
        noValidate
      >
        <header className={classes.header}>
          {color ? <i className={classes.colorBar} style={{ background: color }} /> : null}
          <h3 className={classes.title}>
            {title}
            {subtitle ? <bdi className={classes.subtitle}>{subtitle}</bdi> : null}
          </h3>
          <ActionIcon size={32} aria-label={t('editing.closeForm')} onClick={onClose}>
            <IconX size={18} stroke={1.8} aria-hidden />
          </ActionIcon>
        </header>
        <div className={classes.body}>
          <EntryOfferNote offer={offer} />
          <ConflictMessage form={form} />
          {children}
        </div>
        <footer className={classes.footer}>
          {tellsEffects && <SavingNotes consequences={form.consequences} />}
          <div className={classes.extra}>{actions}</div>
          <Button variant="default" onClick={onClose}>
            {t(isDirty ? 'common.cancel' : 'common.close')}
          </Button>
          {canAddAnother ? (
            <Button
              variant="default"
              disabled={!isReady}
              title={t('editing.saveAndAddKey')}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={() => onSave('another')}
            >
              {t('editing.saveAndAdd')}
            </Button>
          ) : null}
          <Button type="submit" disabled={!isReady}>
            {t('editing.save')}
          </Button>
        </footer>
      </form>
    </DraftSourceContext>
  );
}

/** The open forms; the next one may open before the last one closes. */
let openForms = 0;

/** Says in an attribute of the document that a form is open. */
function useFormMark(): void {
  useEffect(() => {
    openForms += 1;
    document.documentElement.dataset.form = '';
    return () => {
      openForms -= 1;
      if (openForms === 0) delete document.documentElement.dataset.form;
    };
  }, []);
}

/** Undo and redo act on the form as long as it is open. */
function useFormUndo({ fork, source }: ItemForm): void {
  useEffect(() => {
    const steps = stepsOf(source);
    const unseen = new Set<unknown>();
    const isUnseen = (kind: StepKind) => unseen.has(steps.next(kind));
    const scope = { steps: { ...steps, isUnseen }, isDialog: false };
    const ends = [
      enterUndoScope(scope),
      fork.subscribe(({ kind, step }) => {
        // Made in a dialog above the form.
        if (kind === 'run' && undoScope() !== scope) unseen.add(step);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [fork, source]);
}
