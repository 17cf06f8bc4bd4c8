import { latestVersion, snapshot } from '@bellgrid/protocol';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGIN } from '../../features/account/redirects.ts';
import { accounts } from '../../platform/api/accounts.ts';
import { call, callForText } from '../../platform/api/call.ts';
import { failureText } from '../../platform/api/refusal.ts';
import { download } from '../../platform/download.ts';
import { toast } from '../../platform/toast.tsx';
import { FullScreenMessage } from '../../ui/frame/FullScreenMessage.tsx';
import { SupportText } from '../../ui/frame/SupportText.tsx';

/** The screen of a user whose account was suspended during a session: the reason, the download of the school, and the way out. */
export function SuspendedScreen() {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const [getFile, setGetFile] = useState<(() => Promise<void>) | null>(null);
  const [downloading, setDownloading] = useState(false);
  useEffect(() => {
    findSchool().then(
      (found) => setGetFile(() => found),
      (error: unknown) => console.warn('no school to download was found', error),
    );
  }, []);
  const getSchool = async () => {
    setDownloading(true);
    await getFile?.().catch((error: unknown) => toast.failure(failureText(error, t)));
    setDownloading(false);
  };
  const leave = async () => {
    setLeaving(true);
    try {
      await accounts.signOut();
      location.assign(LOGIN);
    } catch (error) {
      console.warn('sign-out failed', error);
      toast.failure(t('common.somethingWrong'));
      setLeaving(false);
    }
  };
  return (
    <FullScreenMessage
      art={<IconLock size={36} stroke={1.5} />}
      title={t('shell.suspendedTitle')}
      actions={
        <>
          <Button loading={leaving} onClick={() => void leave()}>
            {t('shell.signOut')}
          </Button>
          {getFile ? (
            <Button variant="default" loading={downloading} onClick={() => void getSchool()}>
              {t('saving.download')}
            </Button>
          ) : null}
          <Button variant="default" onClick={() => location.reload()}>
            {t('shell.refresh')}
          </Button>
        </>
      }
    >
      <SupportText text="shell.suspendedBody" without="shell.suspendedAlone" />
    </FullScreenMessage>
  );
}

/** Returns what downloads the draft that is still open in this window, else the saved one; null without any. */
async function findSchool(): Promise<(() => Promise<void>) | null> {
  const { draftSession } = await import('../../document/draft/draft-session.ts');
  const { exportCurrentDraft, exportName } = await import('../../document/draft/export-draft.ts');
  if (draftSession.isOpen) return async () => exportCurrentDraft();
  const { version } = await call(latestVersion, {});
  return version && (async () => download(exportName(), await callForText(snapshot, { id: version.id })));
}
