import { Button, Code, CopyButton, Group, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMoodSad, IconPlugConnectedX } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../api/refusal.ts';
import { download } from '../app/download.ts';
import { errorReport } from './error-report.ts';
import { FullScreenMessage } from './FullScreenMessage.tsx';

/** The text of a saved draft that could not be opened, when that is what went wrong. */
function savedTextOf(error: unknown): string | null {
  return error instanceof Error && 'text' in error && typeof error.text === 'string' ? error.text : null;
}

/** What stands in place of a screen that broke, or that could not be loaded without a network. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const [reportOpen, report] = useDisclosure(false);
  const [text] = useState(() => errorReport(error, new Date(), location.pathname, navigator.userAgent));
  const offline = isRefusal(error, 'OFFLINE') || !navigator.onLine;
  const saved = savedTextOf(error);
  return (
    <FullScreenMessage
      art={offline ? <IconPlugConnectedX size={36} stroke={1.5} /> : <IconMoodSad size={36} stroke={1.5} />}
      title={t(offline ? 'shell.offlineTitle' : 'shell.errorTitle')}
      actions={
        <>
          <Button onClick={() => location.reload()}>{t('shell.refresh')}</Button>
          {saved === null ? null : (
            <Button variant="default" onClick={() => download('saved school.json', saved)}>
              {t('shell.downloadSaved')}
            </Button>
          )}
          {offline ? null : (
            <Button variant="default" onClick={report.open}>
              {t('shell.errorReport')}
            </Button>
          )}
        </>
      }
    >
      {t(offline ? 'shell.offlineBody' : saved === null ? 'shell.errorBody' : 'shell.unreadableBody')}
      <Modal opened={reportOpen} onClose={report.close} title={t('shell.errorReportTitle')} size="lg">
        <p style={{ margin: '0 0 12px', color: 'var(--dim)' }}>{t('shell.errorReportHint')}</p>
        <Code block mah={320} style={{ overflow: 'auto' }} tabIndex={0}>
          {text}
        </Code>
        <Group justify="flex-end" mt="md" gap="xs">
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'shell.copied' : 'shell.copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={() => download('error report.txt', text, 'text/plain')}>
            {t('shell.downloadReport')}
          </Button>
        </Group>
      </Modal>
    </FullScreenMessage>
  );
}
