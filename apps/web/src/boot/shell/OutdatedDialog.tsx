import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saver } from '../../document/saving/saver.ts';
import { isNewerVersion } from '../../platform/is-newer-version.ts';
import { siteQuery } from '../../platform/site-query.ts';
import { APP_VERSION } from '../../platform/version.ts';

/** Prompts to load a newer version of the application. Put away, it comes back with the next newer one. */
export function OutdatedDialog() {
  const { t } = useTranslation();
  const { data: site } = useQuery(siteQuery);
  const [putOff, setPutOff] = useState('0.0.0');
  const [saving, setSaving] = useState(false);
  const isStaging = import.meta.env.MODE === 'staging';
  const latest = (isStaging ? site?.latestVersionStaging : site?.latestVersionProduction) ?? '0.0.0';
  const refresh = async () => {
    setSaving(true);
    await saver.now();
    location.reload();
  };
  return (
    <Modal
      opened={isNewerVersion(latest, APP_VERSION) && isNewerVersion(latest, putOff)}
      onClose={() => setPutOff(latest)}
      title={t('shell.outdated.title')}
      size={460}
    >
      <p style={{ margin: '0 0 24px' }}>{t('shell.outdated.body', { latest, current: APP_VERSION })}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => setPutOff(latest)}>
          {t('shell.outdated.later')}
        </Button>
        <Button loading={saving} onClick={() => void refresh()} data-autofocus>
          {t('shell.refresh')}
        </Button>
      </Group>
    </Modal>
  );
}
