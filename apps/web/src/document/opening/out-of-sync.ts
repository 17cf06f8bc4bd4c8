import { serializeDraftFile } from '@bellgrid/model';
import { create } from 'zustand';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { draftSession } from '../draft/draft-session.ts';
import { saver } from '../saving/saver.ts';
import { reopenCurrentDraft } from './open-current-draft.ts';

export const SYNC_DELAY_MS = 3000;

interface OutOfSync {
  readonly active: boolean;
  /** The file with the changes of this window that the newer state does not have, if there are any. */
  readonly lost: string | null;
}

/** Whether this window is catching up with what another one saved. */
export const useOutOfSync = create<OutOfSync>(() => ({ active: false, lost: null }));

/** Shows the overlay, loads the newest state after 3 s and says so; tries again as long as that fails. */
export async function startSync(): Promise<void> {
  if (useOutOfSync.getState().active || !draftSession.isOpen) return;
  const lost = saver.isSaved ? null : serializeDraftFile(draftSession.file());
  useOutOfSync.setState({ active: true, lost });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, SYNC_DELAY_MS));
    if (!draftSession.isOpen) break;
    try {
      await reopenCurrentDraft();
      toast.success(t('saving.synced'));
      break;
    } catch (error) {
      console.warn('sync failed, trying again', error);
    }
  }
  useOutOfSync.setState({ active: false });
}
