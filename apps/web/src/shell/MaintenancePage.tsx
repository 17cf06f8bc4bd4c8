import { Button } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenMessage } from './FullScreenMessage.tsx';

/** Shown while the product is being worked on, with a toy to pass the time. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  return (
    <FullScreenMessage
      art={<IconTools size={36} stroke={1.5} />}
      title={t('shell.maintenanceTitle')}
      actions={
        <Button variant="default" onClick={() => setCount(count + 1)}>
          {count === 0 ? t('shell.maintenanceButton_zero') : t('shell.maintenanceButton', { count })}
        </Button>
      }
    >
      {t('shell.maintenanceBody')}
    </FullScreenMessage>
  );
}
