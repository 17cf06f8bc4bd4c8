import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
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

/** Offline, Saved, Saving… or Save failed; the banner below then offers to retry. */
export function SaveStatus() {
  const { t } = useTranslation();
  const { status } = useSaveState();
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  return (
    <span className={classes.status} data-status={isOnline ? status : 'failed'}>
      <span className={classes.dot} aria-hidden />
      <span role="status" className={classes.text}>
        {t(isOnline ? texts[status] : 'saving.offline')}
      </span>
    </span>
  );
}
