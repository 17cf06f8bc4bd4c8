import { serializeDraftFile } from '@bellgrid/model';
import { create } from 'zustand';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { draftSession } from '../draft/draft-session.ts';
import { copyStorage, type LocalCopy } from '../saving/copy-storage.ts';
import { keepReplaced } from '../saving/local-copy.ts';
import { saver } from '../saving/saver.ts';
import { reopenCurrentDraft } from './open-current-draft.ts';

export const SYNC_DELAY_MS = 3000;

interface OutOfSync {
  readonly active: boolean;
  /** The file with the changes of this window that the newer state does not have, until the user has dismissed it. */
  readonly lost: string | null;
  /** The copies of such files in this browser. */
  readonly copies: readonly LocalCopy[];
  /** True when this window cannot take over what another one saved, so that it cannot save either. */
  readonly isStuck: boolean;
}

/** `active` while this window is catching up with a school that was replaced as a whole in another one. */
const NONE: OutOfSync = { active: false, lost: null, copies: [], isStuck: false };
export const useOutOfSync = create<OutOfSync>(() => NONE);

/** Shows the overlay, loads the newest state after 3 s and confirms it; tries again as long as that fails. */
export async function startSync(): Promise<void> {
  if (useOutOfSync.getState().active || !draftSession.isOpen) return;
  const unsaved = saver.isSaved ? null : serializeDraftFile(draftSession.file());
  useOutOfSync.setState(({ lost }) => ({ active: true, lost: unsaved ?? lost }));
  if (unsaved !== null) offerReplaced(unsaved, await keepReplaced(unsaved));
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

/** Offers the file of a school that was replaced before it was saved. */
export function offerReplaced(lost: string, copy: LocalCopy | null): void {
  useOutOfSync.setState(({ copies }) => ({ lost, copies: copy ? [...copies, copy] : copies }));
}

/** The user needs the changes no more that the newer state does not have. */
export async function dismissLost(): Promise<void> {
  const { copies } = useOutOfSync.getState();
  useOutOfSync.setState({ lost: null, copies: [] });
  for (const copy of copies) await copyStorage.remove(copy);
}

/** Another school or none is open now. */
export const forgetOutOfSync = (): void => useOutOfSync.setState(NONE);
