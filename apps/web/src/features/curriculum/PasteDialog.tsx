import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardDialog } from '../../ui/entity-form/DiscardDialog.tsx';
import { useKeptText } from '../../ui/entity-form/use-kept-entry.ts';
import classes from './CurriculumMatrix.module.css';

/** The form of the block, as its entry is kept in the browser. */
export const PASTE_FORM = 'matrix/paste';

interface PasteDialogProps {
  readonly opened: boolean;
  /** The text as long as it is neither entered nor given up: the review, which hides the dialog, leads back to it. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The number of cells that a text has for the matrix. */
  readonly countCells: (text: string) => number;
  /** Gives the text up. */
  readonly onCancel: () => void;
  readonly onReview: () => void;
}

/** A field for a block of a spreadsheet: with the names of subjects and classes, or from the active cell on. */
export function PasteDialog({ opened, text, onChange, countCells, onCancel, onReview }: PasteDialogProps) {
  const { t } = useTranslation();
  const isDirty = text.trim() !== '';
  useKeptText({
    ...{ form: PASTE_FORM, title: t('curriculum.paste'), text, isDirty, onText: onChange },
    isReplaced: opened && !isDirty,
  });
  const hasText = opened && text.trim() !== '';
  const count = hasText ? countCells(text) : 0;
  const [isAsking, setAsking] = useState(false);
  const close = () => (hasText ? setAsking(true) : onCancel());
  return (
    <>
      <Modal opened={opened} onClose={close} title={t('curriculum.paste')} size={640}>
        <p className={classes.explained}>{t('curriculum.pasteHint')}</p>
        <Textarea
          label={t('curriculum.pasteField')}
          placeholder={t('curriculum.pasteExample')}
          value={text}
          minRows={8}
          autosize
          maxRows={16}
          data-autofocus
          error={hasText && count === 0 ? t('curriculum.pasteNoCells') : null}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button disabled={count === 0} onClick={onReview}>
            {t('curriculum.pasteCheck', { count })}
          </Button>
        </Group>
      </Modal>
      {/* Mounted only while it asks: the Escape that brings it up would close it again. */}
      {isAsking ? (
        <DiscardDialog
          opened
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            onCancel();
          }}
        />
      ) : null}
    </>
  );
}
