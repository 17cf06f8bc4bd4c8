import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../platform/api/refusal.ts';
import { SupportText } from '../../ui/frame/SupportText.tsx';

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
