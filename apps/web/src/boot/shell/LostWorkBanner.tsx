import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isoDay } from '../../document/draft/export-draft.ts';
import { dismissLost, useOutOfSync } from '../../document/opening/out-of-sync.ts';
import { download } from '../../platform/download.ts';
import classes from './SaveFailedBanner.module.css';

/** Offers the changes that the newest state does not have, until they are dismissed. */
export function LostWorkBanner() {
  const { t } = useTranslation();
  const { active, lost } = useOutOfSync();
  const [first] = lost;
  if (active || !first) return null;
  return (
    <section className={classes.banner} role="alert">
      <IconCloudOff size={20} stroke={1.7} aria-hidden />
      <div className={classes.text}>
        <strong>{t('saving.lostTitle')}</strong>
        <span>{t('saving.lostBody')}</span>
      </div>
      <Button variant="default" size="xs" onClick={() => void dismissLost()}>
        {t('saving.lostDismiss')}
      </Button>
      <Button
        size="xs"
        color="hard"
        onClick={() => download(`export ${isoDay(new Date())}.json`, first.file)}
      >
        {t('saving.outOfSyncDownload')}
      </Button>
    </section>
  );
}
