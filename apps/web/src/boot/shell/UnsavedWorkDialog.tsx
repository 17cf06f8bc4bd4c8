import { constraintMessage } from '@bellgrid/constraints';
import { messageText } from '@bellgrid/texts';
import { Button, Group, Modal } from '@mantine/core';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  discardUnsavedWork,
  offerUnsavedWork,
  restoreUnsavedWork,
  type UnsavedChange,
  type UnsavedWork,
  useUnsavedWork,
} from '../../document/opening/unsaved-work.ts';
import { momentText } from '../../platform/texts/moment-text.ts';
import { useKeptEntriesNotice } from './use-kept-entries-notice.ts';

const MOST_SHOWN = 6;

/** Offers the work that an earlier window could not save: to restore or to discard, never without a choice. */
export function UnsavedWorkDialog() {
  const { t, i18n } = useTranslation();
  const offered = useUnsavedWork((state) => state.offered);
  const [restoring, setRestoring] = useState(false);
  useEffect(() => void offerUnsavedWork(), []);
  useKeptEntriesNotice();
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
            time: momentText(i18n.language, offered.copy.at),
          })}
      </p>
      <ul style={{ margin: '0 0 24px', paddingInlineStart: 20 }}>
        {offered &&
          changes
            .slice(0, MOST_SHOWN)
            .map((change) => (
              <li key={`${change.part}.${change.id}`}>{changeWords(i18n, offered.work, change)}</li>
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

const ruleTexts = { added: 'ruleAdded', changed: 'ruleChanged', deleted: 'ruleRemoved' } as const;

/** A rule is told by its sentence, any other record by its name. */
function changeWords(
  texts: i18n,
  { base, mine }: UnsavedWork,
  { part, id, kind, name }: UnsavedChange,
): string {
  const draft = kind === 'deleted' ? base : mine;
  const record = part === 'constraints' ? draft.constraints[id] : undefined;
  if (record) {
    const rule = messageText(texts, draft, constraintMessage(draft, record));
    return texts.t(`versions.changes.${ruleTexts[kind]}`, { rule });
  }
  const what = [texts.t(`saving.kind.${part}`), name].filter(Boolean).join(' ');
  return texts.t(`saving.localCopy.${kind}`, { what });
}
