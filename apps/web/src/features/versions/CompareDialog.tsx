import type { Version } from '@bellgrid/protocol';
import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from './CompareDialog.module.css';
import { changesQuery } from './compare-versions.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { nameWords } from './version-words.ts';

interface CompareDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly from: Version;
  readonly to: Version;
}

/** The differences of two versions: their timetables in numbers, the lessons that moved, and the changed records. */
export function CompareDialog({ opened, onClose, from, to }: CompareDialogProps) {
  const { t, i18n } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={t('home.versions.compareTitle')} size={680} zIndex={300}>
      <p className={classes.between}>
        {t('home.versions.between', {
          from: nameWords(from, i18n.language),
          to: nameWords(to, i18n.language),
        })}
      </p>
      <Comparison from={from} to={to} />
    </Modal>
  );
}

function Comparison({ from, to }: Pick<CompareDialogProps, 'from' | 'to'>) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(changesQuery(from, to));
  if (isError) return <p role="alert">{t('home.versions.compareFailed')}</p>;
  if (!data) return <Skeleton height={240} aria-label={t('common.loading')} />;
  return <VersionComparison changes={data} />;
}
