import { createCheckoutSession } from '@bellgrid/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { failureText, isRefusal } from '../../platform/api/refusal.ts';
import { toast } from '../../platform/toast.tsx';

interface LicenceRequest {
  /** Leads to the page on which to pay; without payments the operator of the server gets the request by mail. */
  readonly request: (teachers: number) => Promise<void>;
  readonly isBusy: boolean;
  /** False once a request was mailed, and on a server that takes none. */
  readonly canRequest: boolean;
}

/** Requests a licence for a number of teachers. */
export function useLicenceRequest(): LicenceRequest {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [canRequest, setCanRequest] = useState(true);
  const request = async (teachers: number) => {
    setBusy(true);
    try {
      const { url } = await call(createCheckoutSession, { quantity: teachers });
      if (url === null) toast.success(t('shell.paywall.requested'));
      else location.assign(url);
      setCanRequest(url !== null);
    } catch (error) {
      toast.failure(failureText(error, t));
      setCanRequest(!isRefusal(error, 'PAYMENT_NOT_SET_UP'));
    }
    setBusy(false);
  };
  return { request, isBusy, canRequest };
}
