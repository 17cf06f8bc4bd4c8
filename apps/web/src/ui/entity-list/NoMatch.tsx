import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './EntityList.module.css';

/** The filters let nothing through. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{t('lists.noMatch')}</p>
      <Button size="xs" variant="default" onClick={onClear}>
        {t('lists.clearAll')}
      </Button>
    </div>
  );
}
