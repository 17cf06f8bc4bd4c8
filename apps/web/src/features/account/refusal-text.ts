import type { TFunction } from 'i18next';
import type { CallRefusal } from '../../platform/api/refusal.ts';

/** The reason of a refused sign-in; after too many attempts with the time to wait, and the way that needs none. */
export function refusalText(refusal: CallRefusal, t: TFunction): string {
  const { code, retryAfter } = refusal;
  if (code !== 'TOO_MANY_REQUESTS' || retryAfter === null) return refusal.textIn(t);
  return retryAfter < 90
    ? t('account.login.waitSeconds', { count: retryAfter })
    : t('account.login.waitMinutes', { count: Math.ceil(retryAfter / 60) });
}
