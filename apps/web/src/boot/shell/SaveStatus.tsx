import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveState } from '../../document/saving/use-save-state.ts';
import classes from './SaveStatus.module.css';

const texts = {
  clean: 'saving.saved',
  dirty: 'saving.unsaved',
  saving: 'saving.saving',
  failed: 'saving.failed',
} as const;

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Offline, Saved, Saving…, Unsaved changes or Save failed; the banner below then offers to retry. */
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
