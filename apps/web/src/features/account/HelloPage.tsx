import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../platform/current-user.ts';
import { FullScreenMessage } from '../../ui/frame/FullScreenMessage.tsx';
import { firstNameOf } from './first-name.ts';

/** The welcome after registering, with the note that a mail was sent; the next screen is the verification. */
export function HelloPage() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus(), []);
  const name = firstNameOf(user?.displayName);
  return (
    <FullScreenMessage
      art={<IconMailForward size={36} stroke={1.5} />}
      title={name ? t('account.hello.title', { name }) : t('account.hello.titleNoName')}
      actions={
        <Button size="md" renderRoot={(props) => <Link to="/dashboard/verify" {...props} ref={next} />}>
          {t('account.hello.continue')}
        </Button>
      }
    >
      <p style={{ margin: '0 0 8px' }}>{t('account.hello.body', { school: user?.schoolName })}</p>
      <p style={{ margin: 0 }}>{t('account.hello.mail', { email: user?.email })}</p>
    </FullScreenMessage>
  );
}
