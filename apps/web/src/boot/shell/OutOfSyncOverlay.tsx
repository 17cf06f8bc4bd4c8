import { Anchor, Loader, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isoDay } from '../../document/draft/export-draft.ts';
import { useOutOfSync } from '../../document/opening/out-of-sync.ts';
import { download } from '../../platform/download.ts';
import classes from './OutOfSyncOverlay.module.css';

/** Covers the editor while the newest state is loaded. */
export function OutOfSyncOverlay() {
  const { t } = useTranslation();
  const { active, lost } = useOutOfSync();
  const latest = lost.at(-1);
  return (
    <Modal
      opened={active}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="sm"
      title={t('saving.outOfSyncTitle')}
    >
      <div className={classes.body} role="status" tabIndex={-1} data-autofocus>
        <Loader size="sm" aria-hidden />
        <p>{t('saving.outOfSyncBody')}</p>
      </div>
      {latest ? (
        <p className={classes.lost}>
          {t('saving.outOfSyncLost')}{' '}
          <Anchor
            component="button"
            onClick={() => download(`export ${isoDay(new Date())}.json`, latest.file)}
          >
            {t('saving.outOfSyncDownload')}
          </Anchor>
        </p>
      ) : null}
    </Modal>
  );
}
