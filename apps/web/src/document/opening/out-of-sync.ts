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
  /** The file with the changes of this window that the newer state does not have, until the user has dismissed it. */
  readonly lost: string | null;
}

/** `active` while this window is catching up with a school that was replaced as a whole in another one. */
export const useOutOfSync = create<OutOfSync>(() => ({ active: false, lost: null }));

/** Shows the overlay, loads the newest state after 3 s and confirms it; tries again as long as that fails. */
export async function startSync(): Promise<void> {
  if (useOutOfSync.getState().active || !draftSession.isOpen) return;
  const unsaved = saver.isSaved ? null : serializeDraftFile(draftSession.file());
  useOutOfSync.setState(({ lost }) => ({ active: true, lost: unsaved ?? lost }));
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

/** The user needs the changes no more that the newer state does not have. */
export const dismissLost = (): void => useOutOfSync.setState({ lost: null });
