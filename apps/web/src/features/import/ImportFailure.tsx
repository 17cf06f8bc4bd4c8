import type { ImportFinding } from '@bellgrid/formats';
import { messageKey } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ImportDialog.module.css';
import { closeImport } from './import-dialog-store.ts';

const SHOWN = 8;

interface ImportFailureProps {
  readonly name: string;
  readonly findings: readonly ImportFinding[];
  readonly onAnother: () => void;
}

/** The fault of the file, its place, and what to try. */
export function ImportFailure({ name, findings, onAnother }: ImportFailureProps) {
  const { t, i18n } = useTranslation();
  const errors = findings.filter((finding) => finding.severity === 'error');
  const shown = errors.slice(0, SHOWN);
  const more = errors.length - shown.length;
  return (
    <>
      <div role="alert">
        <p className={classes.dim}>{t('importing.errorIn', { name })}</p>
        <ul className={classes.errors}>
          {shown.map(({ message, line, element }) => (
            <li key={`${line}:${element}:${messageKey(message)}`}>
              <span>{messageText(i18n, null, message)}</span>
              <small>
                {[line === null ? '' : t('importing.errorWhere', { line }), element ?? '']
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
        {more > 0 ? <p className={classes.dim}>{t('importing.errorMore', { count: more })}</p> : null}
        <p>{t('importing.errorTry')}</p>
      </div>
      <Group justify="flex-end" gap="xs" className={classes.footer}>
        <Button variant="default" onClick={closeImport}>
          {t('common.cancel')}
        </Button>
        <Button onClick={onAnother} data-autofocus>
          {t('importing.another')}
        </Button>
      </Group>
    </>
  );
}
