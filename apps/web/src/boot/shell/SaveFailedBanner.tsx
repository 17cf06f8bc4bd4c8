import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { useOutOfSync } from '../../document/opening/out-of-sync.ts';
import { saver } from '../../document/saving/saver.ts';
import { useSaveState } from '../../document/saving/use-save-state.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { SupportText } from '../../ui/frame/SupportText.tsx';
import classes from './SaveFailedBanner.module.css';

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

/** The texts on refusals that no retry mends. */
const reasons = {
  OUT_OF_SYNC: 'saving.stuckBody',
  TOO_LARGE: 'saving.tooLargeBody',
  QUOTA_REACHED: 'errors.quotaReached',
  ACCOUNT_SUSPENDED: 'errors.accountSuspended',
} as const;

interface SaveFailureReasonProps {
  readonly error: unknown;
  /** The attempts in quick succession are over. */
  readonly gaveUp: boolean;
}

/** The reason for which the draft could not be saved, and the way out. */
export function SaveFailureReason({ error, gaveUp }: SaveFailureReasonProps) {
  const { t } = useTranslation();
  if (isRefusal(error, 'PAYWALL')) {
    return (
      <SupportText
        text="saving.notLicensed"
        without="saving.notLicensedAlone"
        values={{ teachers: error.details.teachers, licensed: error.details.licensed }}
      />
    );
  }
  const code = isRefusal(error) ? error.code : '';
  if (code in reasons) return t(reasons[code as keyof typeof reasons]);
  if (!gaveUp) return t('saving.failedBody');
  return code === 'UNAUTHENTICATED' ? t('errors.unauthenticated') : t('saving.gaveUpBody');
}
