import { useEffect } from 'react';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';

/** Thanks a user whom the page of the payment service has led back; the licence comes by itself. */
export function useCheckoutReturn(): void {
  useEffect(() => {
    const address = new URL(location.href);
    const outcome = address.searchParams.get('licence');
    if (outcome === null) return;
    address.searchParams.delete('licence');
    history.replaceState(history.state, '', address);
    if (outcome === 'bought') toast.success(t('shell.paywall.bought'));
  }, []);
}
