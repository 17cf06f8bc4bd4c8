import { Button } from '@mantine/core';
import { IconMoodSad, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdEntries } from '../../document/saving/kept-entries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { download } from '../../platform/download.ts';
import { FullScreenMessage } from '../../ui/frame/FullScreenMessage.tsx';
import { ErrorReportPanel } from './ErrorReportPanel.tsx';
import { errorReport } from './error-report.ts';
import { SuspendedScreen } from './SuspendedScreen.tsx';

/** The text of a saved draft that could not be opened, when that is what went wrong. */
function savedTextOf(error: unknown): string | null {
  return error instanceof Error && 'text' in error && typeof error.text === 'string' ? error.text : null;
}

/**
 * The replacement of a screen that broke, or that could not be loaded: without a network, in a suspended
 * account.
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  return isRefusal(error, 'ACCOUNT_SUSPENDED') ? <SuspendedScreen /> : <BrokenScreen error={error} />;
}

function BrokenScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation();
  const [showsReport, setShowsReport] = useState(false);
  const offline = isRefusal(error, 'OFFLINE') || !navigator.onLine;
  const saved = savedTextOf(error);
  useEffect(() => {
    if (!offline) return;
    const goOn = () => location.reload();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [offline]);
  // Before the forms of the broken screen end: Refresh offers what was typed in them.
  useLayoutEffect(holdEntries, []);
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const [teachers, setTeachers] = useState<NamesOfPeople>({ people: [], addresses: [] });
  const [at] = useState(() => new Date());
  const report = errorReport(error, {
    at,
    place: location.pathname,
    browser: navigator.userAgent,
    people: [user?.displayName ?? '', ...teachers.people],
    addresses: [user?.email ?? '', ...teachers.addresses],
    names: [user?.schoolName ?? ''],
  });
  const [resetting, setResetting] = useState(false);
  const reset = async () => {
    setResetting(true);
    try {
      const { resetDraft } = await import('../../document/opening/reset-draft.ts');
      if (await resetDraft(user?.schoolName ?? '')) location.assign('/');
    } catch (failure) {
      console.warn('the editor could not be reset', failure);
    }
    setResetting(false);
  };
  const body = offline ? 'shell.offlineBody' : saved === null ? 'shell.errorBody' : 'shell.unreadableBody';
  const Sign = offline ? IconPlugConnectedX : IconMoodSad;
  return (
    <FullScreenMessage
      art={<Sign size={36} stroke={1.5} />}
      title={t(offline ? 'shell.offlineTitle' : 'shell.errorTitle')}
      actions={
        <>
          <Button variant={showsReport ? 'default' : 'filled'} onClick={() => location.reload()}>
            {t('shell.refresh')}
          </Button>
          {saved === null ? null : (
            <Button variant="default" onClick={() => download('saved school.json', saved)}>
              {t('shell.downloadSaved')}
            </Button>
          )}
          {user?.isAdministrator && !offline ? (
            <Button variant="default" loading={resetting} onClick={() => void reset()}>
              {t('shell.resetEditor')}
            </Button>
          ) : null}
          <Button
            variant="default"
            aria-expanded={showsReport}
            onClick={() => {
              void namesOfPeople().then((found) => {
                setTeachers(found);
                setShowsReport(!showsReport);
              });
            }}
          >
            {t('shell.errorReport')}
          </Button>
        </>
      }
      below={showsReport ? <ErrorReportPanel text={report} canSend={!offline && user != null} /> : null}
    >
      {t(body)}
    </FullScreenMessage>
  );
}

interface NamesOfPeople {
  readonly people: readonly string[];
  readonly addresses: readonly string[];
}

/** The names of people in the school that is open in this window; none without one, or when its code cannot be had. */
async function namesOfPeople(): Promise<NamesOfPeople> {
  const nobody = { people: [], addresses: [] };
  try {
    const { draftSession } = await import('../../document/draft/draft-session.ts');
    if (!draftSession.isOpen) return nobody;
    const teachers = Object.values(draftSession.draft.teachers);
    return {
      people: teachers.flatMap(({ name, shortName }) => [name, shortName]),
      addresses: teachers.flatMap(({ email }) => email ?? []),
    };
  } catch {
    return nobody;
  }
}
