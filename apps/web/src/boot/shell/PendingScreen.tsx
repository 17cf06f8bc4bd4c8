import { IconPlugConnectedX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onNetworkChange } from '../../platform/network.ts';
import { FullScreenMessage } from '../../ui/frame/FullScreenMessage.tsx';

/** The screen while its code is loaded; without a network the user is told, and it continues as soon as there is one. */
export function PendingScreen() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <FullScreenMessage
      art={<IconPlugConnectedX size={36} stroke={1.5} />}
      title={t('shell.offlineTitle')}
      actions={null}
    >
      {t('shell.offlineScreen')}
    </FullScreenMessage>
  );
}
