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

interface LostWork {
  readonly file: string;
  /** Its copy in this browser; null where that keeps none. */
  readonly copy: LocalCopy | null;
}

interface OutOfSync {
  readonly active: boolean;
  /** The files with changes that the school does not have, until the user has dismissed them. */
  readonly lost: readonly LostWork[];
  /** True when this window cannot take over what another one saved, so that it cannot save either. */
  readonly isStuck: boolean;
}

/** `active` while this window is catching up with a school that was replaced as a whole in another one. */
const NONE: OutOfSync = { active: false, lost: [], isStuck: false };
export const useOutOfSync = create<OutOfSync>(() => NONE);

/** Shows the overlay, loads the newest state after 3 s and confirms it; tries again as long as that fails. */
export async function startSync(): Promise<void> {
  if (useOutOfSync.getState().active || !draftSession.isOpen) return;
  const unsaved = saver.isSaved ? null : serializeDraftFile(draftSession.file());
  useOutOfSync.setState({ active: true });
  if (unsaved !== null) {
    const copy = await keepReplaced(unsaved);
    offerLost({ file: unsaved, copy });
  }
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

/** Offers a file with changes that the school does not have. */
export function offerLost(work: LostWork): void {
  const { lost } = useOutOfSync.getState();
  const isKnown = lost.some(({ copy }) => copy !== null && copy.window === work.copy?.window);
  if (!isKnown) useOutOfSync.setState({ lost: [...lost, work] });
}

/** The user does not need the changes that were offered first any more. */
export async function dismissLost(): Promise<void> {
  const [first, ...others] = useOutOfSync.getState().lost;
  useOutOfSync.setState({ lost: others });
  if (first?.copy) await copyStorage.remove(first.copy);
}

/** Another school or none is open now. */
export const forgetOutOfSync = (): void => useOutOfSync.setState(NONE);
