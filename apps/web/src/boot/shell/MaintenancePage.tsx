import { Button } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeTarget } from '../../features/account/redirects.ts';
import { siteQuery } from '../../platform/site-query.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { FullScreenMessage } from '../../ui/frame/FullScreenMessage.tsx';

const LOOK_EVERY_MS = 10_000;

/** Shown while the product is being worked on, with a toy to pass the time; leads back when it is over. */
export function MaintenancePage() {
  const { t } = useTranslation();
  usePageTitle(t('shell.maintenanceTitle'));
  const navigate = useNavigate();
  const { redirect } = useSearch({ from: '/maintenance' });
  const [count, setCount] = useState(0);
  const wasOn = useRef(false);
  const { data } = useQuery({ ...siteQuery, staleTime: 0, refetchInterval: LOOK_EVERY_MS });

  useEffect(() => {
    if (data?.killSwitch) wasOn.current = true;
    else if (data && wasOn.current) void navigate({ href: safeTarget(redirect) ?? '/' });
  }, [data, navigate, redirect]);

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
