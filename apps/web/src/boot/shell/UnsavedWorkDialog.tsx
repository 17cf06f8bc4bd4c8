import { localeOf } from '@bellgrid/texts';
import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  discardUnsavedWork,
  offerUnsavedWork,
  restoreUnsavedWork,
  useUnsavedWork,
} from '../../document/opening/unsaved-work.ts';

const MOST_SHOWN = 6;

/** Offers the work that an earlier window could not save: to restore or to discard, never without a choice. */
export function UnsavedWorkDialog() {
  const { t, i18n } = useTranslation();
  const offered = useUnsavedWork((state) => state.offered);
  const [restoring, setRestoring] = useState(false);
  useEffect(() => void offerUnsavedWork(), []);
  const changes = offered?.changes ?? [];
  const more = changes.length - MOST_SHOWN;
  const restore = async () => {
    setRestoring(true);
    await restoreUnsavedWork().finally(() => setRestoring(false));
  };
  return (
    <Modal
      opened={offered !== null}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size={520}
      title={t('saving.localCopy.title')}
    >
      <p style={{ margin: '0 0 12px' }}>
        {offered &&
          t('saving.localCopy.body', {
            count: changes.length,
            time: timeText(i18n.language, offered.copy.at),
          })}
      </p>
      <ul style={{ margin: '0 0 24px', paddingInlineStart: 20 }}>
        {changes.slice(0, MOST_SHOWN).map(({ part, id, kind, name }) => (
          <li key={`${part}.${id}`}>
            {t(`saving.localCopy.${kind}`, {
              what: name === '' ? t(`saving.kind.${part}`) : `${t(`saving.kind.${part}`)} ${name}`,
            })}
          </li>
        ))}
        {more > 0 ? <li>{t('saving.localCopy.more', { count: more })}</li> : null}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" c="var(--hard-ink)" onClick={() => void discardUnsavedWork()}>
          {t('saving.localCopy.discard')}
        </Button>
        <Button onClick={() => void restore()} loading={restoring} data-autofocus>
          {t('saving.localCopy.restore')}
        </Button>
      </Group>
    </Modal>
  );
}

/** The time of day, with the date when it was another day. */
function timeText(language: string, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    localeOf(language),
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(at);
}
