import { sendErrorReport } from '@bellgrid/protocol';
import { Button, CopyButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { download } from '../../platform/download.ts';
import classes from './ErrorReportPanel.module.css';

interface ErrorReportPanelProps {
  readonly text: string;
  /** False without a network or a session: then it can be downloaded. */
  readonly canSend: boolean;
}

/** The report in full, to read, send, copy or download. In the page itself: a dialog might not load when things broke. */
export function ErrorReportPanel({ text, canSend }: ErrorReportPanelProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'open' | 'busy' | 'sent' | 'failed'>('open');
  const send = async () => {
    setState('busy');
    try {
      await call(sendErrorReport, { text: text.slice(0, 20_000) });
      setState('sent');
    } catch (error) {
      console.warn('the report was not sent', error);
      setState('failed');
    }
  };
  return (
    <section className={classes.panel} aria-label={t('shell.errorReportTitle')}>
      <p className={classes.hint}>{t(canSend ? 'shell.errorReportHint' : 'shell.errorReportOffline')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard. */}
      <pre className={classes.text} tabIndex={0}>
        {text}
      </pre>
      <p role="status" className={classes.state}>
        {state === 'sent' ? t('shell.reportSent') : null}
        {state === 'failed' ? t('shell.reportFailed') : null}
      </p>
      <div className={classes.actions}>
        {canSend && state !== 'sent' ? (
          <Button loading={state === 'busy'} onClick={() => void send()}>
            {t('shell.sendReport')}
          </Button>
        ) : null}
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'shell.copied' : 'shell.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={() => download('error report.txt', text, 'text/plain')}>
          {t('shell.downloadReport')}
        </Button>
      </div>
    </section>
  );
}
