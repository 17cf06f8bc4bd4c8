import { Button, Group, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ImportDialog.module.css';

export function ImportProgress({ name, onCancel }: { name: string; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.progress} role="status">
        <p className={classes.strong}>{t('importing.reading', { name })}</p>
        <Progress value={100} animated aria-label={t('importing.reading', { name })} />
        <p className={classes.dim}>{t('importing.readingHint')}</p>
      </div>
      <Group justify="flex-end" className={classes.footer}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('common.cancel')}
        </Button>
      </Group>
    </>
  );
}
