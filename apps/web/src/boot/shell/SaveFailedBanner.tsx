import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { useOutOfSync } from '../../document/opening/out-of-sync.ts';
import { saver } from '../../document/saving/saver.ts';
import { useSaveState } from '../../document/saving/use-save-state.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import classes from './SaveFailedBanner.module.css';
import { SaveFailureReason } from './SaveFailureReason.tsx';

/** Reports that saving fails, with the reason and the way out. It stays while a retry runs. */
export function SaveFailedBanner() {
  const { t } = useTranslation();
  const { status, attempts, gaveUp, error } = useSaveState();
  const isStuck = useOutOfSync((sync) => sync.isStuck);
  if (status !== 'failed' && attempts === 0) return null;
  const isOutOfSync = isRefusal(error, 'OUT_OF_SYNC');
  if (isOutOfSync && !isStuck) return null;
  const isOffline = isRefusal(error, 'OFFLINE') && !navigator.onLine;
  return (
    <section className={classes.banner} role="alert">
      <IconCloudOff size={20} stroke={1.7} aria-hidden />
      <div className={classes.text}>
        <strong>{t(isOffline ? 'saving.offlineTitle' : 'saving.failedTitle')}</strong>
        <span>
          {isOffline ? t('saving.offlineBody') : <SaveFailureReason error={error} gaveUp={gaveUp} />}
        </span>
      </div>
      <Button
        variant="default"
        size="xs"
        onClick={() => void saver.now()}
        loading={status === 'saving'}
        loaderProps={{ color: 'var(--hard)' }}
      >
        {t('saving.retry')}
      </Button>
      <Button size="xs" color="hard" onClick={exportCurrentDraft}>
        {t('saving.download')}
      </Button>
    </section>
  );
}
