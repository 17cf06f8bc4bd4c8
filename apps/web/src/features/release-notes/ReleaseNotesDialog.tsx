import { releases } from '@bellgrid/texts/releases';
import { Modal } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import classes from './ReleaseNotes.module.css';

i18next.addResourceBundle('en', 'releases', releases);

/** The news of each version. */
export function ReleaseNotesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('releases');
  useFocusReturn(opened);
  const entries = t('entries', { returnObjects: true });
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')} size={560}>
      {entries.map(({ version, points }) => (
        <section key={version} className={classes.entry}>
          <h3>{version}</h3>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}
