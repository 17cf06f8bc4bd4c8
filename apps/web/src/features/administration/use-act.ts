import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../platform/api/refusal.ts';
import { toast } from '../../platform/toast.tsx';
import { LOGIN } from '../account/redirects.ts';
import { useAdminTexts } from './admin-texts.ts';

export interface RunAct {
  readonly isBusy: boolean;
  /** Does it and shows the outcome; true when it is done. */
  run(act: () => Promise<unknown>, done?: string, failed?: string): Promise<boolean>;
}

/** One act of an administrator at a time, with a message on its outcome. */
export function useAct(): RunAct {
  const { t } = useAdminTexts();
  const { t: general } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    run: async (act, done = t('saved'), failed = t('failed')) => {
      setBusy(true);
      try {
        await act();
        toast.success(done);
        return true;
      } catch (error) {
        if (isRefusal(error, 'UNAUTHENTICATED')) {
          location.assign(`${LOGIN}?redirect=${encodeURIComponent(location.pathname)}`);
        }
        console.warn('an act of an administrator failed', error);
        const isOwn = isRefusal(
          error,
          'OFFLINE',
          'UNAVAILABLE',
          'CURRENT_VERSION',
          'QUOTA_REACHED',
          'FORBIDDEN',
        );
        toast.failure(isOwn ? general(error.textId) : failed);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
