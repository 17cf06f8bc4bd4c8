import { acknowledgeUpdate } from '@bellgrid/protocol';
import { Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { currentUserQuery, rememberUser } from '../../platform/current-user.ts';
import { isNewerVersion } from '../../platform/is-newer-version.ts';
import { APP_VERSION } from '../../platform/version.ts';
import classes from './ReleaseNotes.module.css';

const ReleaseNotesDialog = lazy(async () => ({
  default: (await import('./ReleaseNotesDialog.tsx')).ReleaseNotesDialog,
}));

/**
 * The version number; a double click, or Enter, shows the release notes. A dot marks those of versions after the one with
 * which the user began.
 */
export function VersionButton() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const known = user?.lastAcknowledgedUpdate;
  const isFirst = known === null && user?.impersonatedBy === null;
  const isNew = known ? isNewerVersion(APP_VERSION, known) : false;
  useEffect(() => {
    if (isFirst) noteVersion();
  }, [isFirst]);
  const open = () => {
    setState('open');
    if (isNew) noteVersion();
  };
  return (
    <>
      <Tooltip label={t('shell.releaseNotesHint')}>
        <button
          type="button"
          className={classes.version}
          aria-label={t(isNew ? 'shell.releaseNotesNew' : 'shell.releaseNotes', { version: APP_VERSION })}
          aria-haspopup="dialog"
          onDoubleClick={open}
          onClick={(event) => {
            if (event.detail === 0) open();
          }}
        >
          v{APP_VERSION}
          {isNew ? <span className={classes.dot} aria-hidden /> : null}
        </button>
      </Tooltip>
      {state === 'never' ? null : (
        <Suspense>
          <ReleaseNotesDialog opened={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}

function noteVersion(): void {
  call(acknowledgeUpdate, { version: APP_VERSION }).then(rememberUser, (error: unknown) =>
    console.warn('the version was not noted as known', error),
  );
}
