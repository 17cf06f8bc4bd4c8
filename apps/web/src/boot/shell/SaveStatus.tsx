import { useTranslation } from 'react-i18next';
import { useSaveState } from '../../document/saving/use-save-state.ts';
import classes from './SaveStatus.module.css';

const texts = {
  clean: 'saving.saved',
  dirty: 'saving.unsaved',
  saving: 'saving.saving',
  failed: 'saving.failed',
} as const;

/** Saved, Saving…, Unsaved changes or Save failed; the banner below then offers to retry. */
export function SaveStatus() {
  const { t } = useTranslation();
  const { status } = useSaveState();
  return (
    <span className={classes.status} data-status={status}>
      <span className={classes.dot} aria-hidden />
      <span role="status" className={classes.text}>
        {t(texts[status])}
      </span>
    </span>
  );
}
