import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { useOutOfSync } from '../../document/opening/out-of-sync.ts';
import { MAX_RETRIES } from '../../document/saving/save-machine.ts';
import { saver } from '../../document/saving/saver.ts';
import { useSaveState } from '../../document/saving/use-save-state.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import classes from './SaveFailedBanner.module.css';

/** The texts on refusals that no retry mends. */
const reasons = {
  OUT_OF_SYNC: 'saving.stuckBody',
  TOO_LARGE: 'saving.tooLargeBody',
  PAYWALL: 'errors.paywall',
  QUOTA_REACHED: 'errors.quotaReached',
  ACCOUNT_SUSPENDED: 'errors.accountSuspended',
} as const;

/** Reports that saving fails, with the reason and the way out. It stays while a retry runs. */
export function SaveFailedBanner() {
  const { t } = useTranslation();
  const { status, attempts, gaveUp, error } = useSaveState();
  const isStuck = useOutOfSync((sync) => sync.isStuck);
  if (status !== 'failed' && attempts === 0) return null;
  const isOutOfSync = isRefusal(error, 'OUT_OF_SYNC');
  if (isOutOfSync && !isStuck) return null;
  const isOffline = isRefusal(error, 'OFFLINE') && !navigator.onLine;
  const code = isRefusal(error) ? error.code : '';
  const why = isOffline
    ? t('saving.offlineBody')
    : code in reasons
      ? t(reasons[code as keyof typeof reasons])
      : gaveUp
        ? t(code === 'UNAUTHENTICATED' ? 'errors.unauthenticated' : 'saving.gaveUpBody', {
            attempts: MAX_RETRIES,
          })
        : t('saving.failedBody');
  return (
    <section className={classes.banner} role="alert">
      <IconCloudOff size={20} stroke={1.7} aria-hidden />
      <div className={classes.text}>
        <strong>{t(isOffline ? 'saving.offlineTitle' : 'saving.failedTitle')}</strong>
        <span>{why}</span>
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
