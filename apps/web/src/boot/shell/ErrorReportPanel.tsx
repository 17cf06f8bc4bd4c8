import { Button, CopyButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { download } from '../../platform/download.ts';
import classes from './ErrorReportPanel.module.css';

/** The report in full, to read, copy or download. In the page itself: a dialog might not load when things broke. */
export function ErrorReportPanel({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <section className={classes.panel} aria-label={t('shell.errorReportTitle')}>
      <p className={classes.hint}>{t('shell.errorReportHint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard. */}
      <pre className={classes.text} tabIndex={0}>
        {text}
      </pre>
      <div className={classes.actions}>
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
