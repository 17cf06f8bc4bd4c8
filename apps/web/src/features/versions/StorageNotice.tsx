import { Alert } from '@mantine/core';
import { IconDatabase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { storageNotice } from './storage-notice.ts';
import { versionsQuery } from './versions-query.ts';

/** The notice on the used share of the school's storage, before there is none left. */
export function StorageNotice() {
  const { t } = useTranslation();
  const { data } = useQuery(versionsQuery);
  const notice = data ? storageNotice(data.storage) : null;
  if (!notice) return null;
  return (
    <Alert
      color={notice.isFull ? 'hard' : 'soft'}
      icon={<IconDatabase size={18} stroke={1.7} aria-hidden />}
      role="status"
    >
      {t(notice.isFull ? 'versions.storageFull' : 'versions.storageLow', { percent: notice.percent })}
    </Alert>
  );
}
