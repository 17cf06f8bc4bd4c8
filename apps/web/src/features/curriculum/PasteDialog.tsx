import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CurriculumMatrix.module.css';

interface PasteDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onPaste: (text: string) => void;
}

/** A field for a block of a spreadsheet: with the names of subjects and classes, or from the active cell on. */
export function PasteDialog({ opened, onClose, onPaste }: PasteDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
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
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={text.trim() === ''}
          onClick={() => {
            onPaste(text);
            setText('');
          }}
        >
          {t('curriculum.pasteEnter')}
        </Button>
      </Group>
    </Modal>
  );
}
