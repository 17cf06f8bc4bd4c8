import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReportDirty } from '../../ui/entity-form/edit-guard.ts';
import classes from './CurriculumMatrix.module.css';

interface PasteDialogProps {
  readonly opened: boolean;
  /** The text as long as it is not entered: it outlives the dialog. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The number of cells that a text has for the matrix. */
  readonly countCells: (text: string) => number;
  readonly onClose: () => void;
  readonly onReview: () => void;
}

/** A field for a block of a spreadsheet: with the names of subjects and classes, or from the active cell on. */
export function PasteDialog({ opened, text, onChange, countCells, onClose, onReview }: PasteDialogProps) {
  const { t } = useTranslation();
  useReportDirty(text.trim() !== '');
  const hasText = opened && text.trim() !== '';
  const count = hasText ? countCells(text) : 0;
  return (
    <Modal opened={opened} onClose={onClose} title={t('curriculum.paste')} size={640}>
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
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button disabled={count === 0} onClick={onReview}>
          {t('curriculum.pasteCheck', { count })}
        </Button>
      </Group>
    </Modal>
  );
}
