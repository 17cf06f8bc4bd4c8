import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenEdits } from '../../document/saving/open-edits.ts';
import { useSaveState } from '../../document/saving/use-save-state.ts';
import { onNetworkChange } from '../../platform/network.ts';
import classes from './SaveStatus.module.css';

const texts = {
  clean: 'saving.saved',
  // Saved within seconds without anyone's doing: no reason to alarm.
  dirty: 'saving.saving',
  saving: 'saving.saving',
  failed: 'saving.failed',
} as const;

/** Offline, Saved, Entry not saved yet, Saving… or Save failed; the banner below then offers to retry. */
export function SaveStatus() {
  const { t } = useTranslation();
  const { status: saved } = useSaveState();
  const hasOpenEdit = useOpenEdits(({ count }) => count > 0);
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const isOpen = isOnline && saved === 'clean' && hasOpenEdit;
  return (
    <span className={classes.status} data-status={isOpen ? 'open' : isOnline ? saved : 'failed'}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.text}>
        <span role="status">{isOpen ? null : t(isOnline ? texts[saved] : 'saving.offline')}</span>
        {/* Not announced: it changes with every field that is typed in. */}
        {isOpen ? t('saving.openEdit') : null}
      </span>
    </span>
  );
}
