import { Button } from '@mantine/core';
import classes from './Admin.module.css';
import { useAdminTexts } from './admin-texts.ts';

/** In place of what could not be fetched, with a second try. */
export function LoadFailed({ onRetry, text }: { readonly onRetry?: () => void; readonly text?: string }) {
  const { t } = useAdminTexts();
  return (
    <div className={classes.failed} role="alert">
      <p>{text ?? t('loadFailed')}</p>
      {onRetry ? (
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}
