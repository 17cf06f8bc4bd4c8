import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { FullScreenMessage } from '../../ui/frame/FullScreenMessage.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('shell.notFoundTitle'));
  return (
    <FullScreenMessage
      art={<IconMapQuestion size={36} stroke={1.5} />}
      title={t('shell.notFoundTitle')}
      actions={<Button renderRoot={(props) => <Link to="/" {...props} />}>{t('shell.goHome')}</Button>}
    >
      {t('shell.notFoundBody')}
    </FullScreenMessage>
  );
}
