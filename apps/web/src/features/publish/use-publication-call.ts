import type { Publication } from '@bellgrid/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepPublication } from '../../document/publication/publication-query.ts';
import { failureText } from '../../platform/api/refusal.ts';
import { toast } from '../../platform/toast.tsx';

/** Makes a call on the published pages, keeps its answer and shows its outcome; the result is true unless it failed. */
export function usePublicationCall() {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const run = async (
    work: () => Promise<{ publication: Publication | null }>,
    done: string,
  ): Promise<boolean> => {
    setBusy(true);
    let isDone = false;
    try {
      keepPublication(await work());
      toast.success(done);
      isDone = true;
    } catch (error) {
      toast.failure(failureText(error, t));
    }
    setBusy(false);
    return isDone;
  };
  return { isBusy, run };
}
