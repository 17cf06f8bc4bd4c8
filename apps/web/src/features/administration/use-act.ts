import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../platform/api/refusal.ts';
import { toast } from '../../platform/toast.tsx';
import { LOGIN } from '../account/redirects.ts';
import { useAdminTexts } from './admin-texts.ts';
import { askForCode } from './ConfirmAgain.tsx';

export interface RunAct {
  readonly isBusy: boolean;
  /** Does it and shows the outcome; true when it is done. */
  run(act: () => Promise<unknown>, done?: string, failed?: string): Promise<boolean>;
}

/** Does it; where it needs a confirmation, it is done once the user has given that. */
async function confirmed(act: () => Promise<unknown>): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    if (!isRefusal(error, 'CONFIRM_FIRST') || !(await askForCode())) throw error;
    return act();
  }
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
        await confirmed(act);
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
          'CONFIRM_FIRST',
        );
        toast.failure(isOwn ? error.textIn(general) : failed);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
