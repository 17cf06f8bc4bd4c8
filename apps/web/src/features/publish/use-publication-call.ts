import type { Publication } from '@bellgrid/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../platform/api/refusal.ts';
import { toast } from '../../platform/toast.tsx';
import { keepPublication } from './publication-query.ts';

/** Makes a call on the published pages, keeps its answer and shows its outcome. */
export function usePublicationCall() {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<{ publication: Publication | null }>, done: string) => {
    setBusy(true);
    try {
      keepPublication(await work());
      toast.success(done);
    } catch (error) {
      toast.failure(failureText(error, t));
    }
    setBusy(false);
  };
  return { isBusy, run };
}
