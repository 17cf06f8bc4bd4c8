import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGIN } from '../../features/account/redirects.ts';
import { accounts } from '../../platform/api/accounts.ts';
import { toast } from '../../platform/toast.tsx';
import { FullScreenMessage } from '../../ui/frame/FullScreenMessage.tsx';
import { SupportText } from '../../ui/frame/SupportText.tsx';

/** The screen of a user whose account was suspended during a session: the reason, and the way out. */
export function SuspendedScreen() {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const [download, setDownload] = useState<(() => void) | null>(null);
  useEffect(() => void findOpenDraft().then((found) => setDownload(() => found)), []);
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
          {download ? (
            <Button variant="default" onClick={download}>
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

/** Returns what downloads the draft that is still open in this window; null without one. */
async function findOpenDraft(): Promise<(() => void) | null> {
  const { draftSession } = await import('../../document/draft/draft-session.ts');
  if (!draftSession.isOpen) return null;
  const { exportCurrentDraft } = await import('../../document/draft/export-draft.ts');
  return exportCurrentDraft;
}
