import type { Id } from '@bellgrid/model';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LossList } from '../dialogs/LossList.tsx';
import classes from './DeleteDialog.module.css';
import type { DeletionQuestion, ItemCommand } from './list-entity.ts';
import type { ListKind } from './list-kind.ts';

interface DeleteDialogProps {
  readonly kind: ListKind;
  readonly names: readonly string[];
  /** Null without a question. */
  readonly question: DeletionQuestion | null;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** Goes the other way that the question offers. */
  readonly onInstead: (command: ItemCommand, id: Id) => void;
}

/**
 * 'Destructive Action Ahead!': the items to delete, their dependent records, and if required a phrase to
 * type.
 */
export function DeleteDialog({ question, onCancel, ...rest }: DeleteDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened={question !== null} onClose={onCancel} title={t('common.danger.title')} size={480}>
      {question === null ? null : <DeleteForm question={question} onCancel={onCancel} {...rest} />}
    </Modal>
  );
}

interface DeleteFormProps extends DeleteDialogProps {
  readonly question: DeletionQuestion;
}

function DeleteForm({ kind, names, question, onCancel, onConfirm, onInstead }: DeleteFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { warnings, phrase, instead } = question;
  const losses = question.losses.filter((loss) => loss.kind !== kind);
  const mayDelete = phrase === undefined || typed === phrase;
  const [name] = names;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (mayDelete) onConfirm();
  };
  return (
    <form onSubmit={submit}>
      <p className={classes.question}>
        {names.length === 1
          ? t('lists.deletion.one', { name: name || t('lists.unnamed') })
          : t('lists.deletion.many', { items: t(`lists.${kind}.count`, { count: names.length }) })}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className={classes.warning}>
          <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
          {warning}
        </p>
      ))}
      {losses.length > 0 && (
        <div className={classes.losses}>
          <LossList losses={losses} />
        </div>
      )}
      {instead && (
        <div className={classes.instead}>
          <p>{instead.body}</p>
          {'command' in instead && (
            <Button
              variant="default"
              size="xs"
              leftSection={<instead.command.Icon size={16} stroke={1.7} />}
              onClick={() => onInstead(instead.command, instead.id)}
            >
              {instead.command.label()}
            </Button>
          )}
        </div>
      )}
      <p className={classes.undo}>{t('lists.deletion.undo')}</p>
      {phrase === undefined ? null : (
        <TextInput
          label={t('lists.deletion.phrase', { phrase })}
          value={typed}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus={phrase === undefined || undefined}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" color="hard" disabled={!mayDelete}>
          {t('lists.deletion.confirm')}
        </Button>
      </Group>
    </form>
  );
}
