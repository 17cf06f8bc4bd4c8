import { Button, Group, Loader, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepsWorkElsewhere } from '../../document/opening/unsaved-work.ts';
import { saver } from '../../document/saving/saver.ts';
import { useSignOut } from '../../features/account/use-sign-out.ts';
import { leaveOpenForm } from '../../ui/entity-form/edit-guard.ts';

/** The work that signing out would lose: of this window, or what the browser keeps of other windows. */
type Asked = 'own' | 'elsewhere' | null;

/** Signing out waits no longer than this for the save that it asks for. */
const SAVED_WITHIN_MS = 3000;

/** Waits for work, but not long. */
async function briefly(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, SAVED_WITHIN_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/** Signs out; asks before that where it would lose work. */
export function useSignOutQuestion(): { readonly ask: () => void; readonly question: ReactNode } {
  const signOut = useSignOut();
  const [asked, setAsked] = useState<Asked>(null);
  const isLeaving = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const askOrLeave = async () => {
    if (!saver.isSaved) await briefly(saver.now());
    if (saver.hasUnsavedWork) setAsked('own');
    else if (await keepsWorkElsewhere()) setAsked('elsewhere');
    else await signOut();
  };
  const once = async (leave: () => Promise<void>) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setAsked(null);
    setUnderWay(true);
    await leave().finally(() => {
      isLeaving.current = false;
      setUnderWay(false);
    });
  };
  const leaveOnceSaved = useEffectEvent(() => {
    if (!saver.hasUnsavedWork) void once(askOrLeave);
  });
  useEffect(() => (asked === 'own' ? saver.subscribe(leaveOnceSaved) : undefined), [asked]);
  return {
    ask: () => leaveOpenForm(() => void once(askOrLeave)),
    question: (
      <>
        <SignOutDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onLeave={() =>
            once(async () => {
              // The question about this window says nothing about the others.
              if (asked === 'own' && (await keepsWorkElsewhere())) setAsked('elsewhere');
              else await signOut();
            })
          }
          onSaved={() => once(askOrLeave)}
        />
        <SigningOut isShown={isUnderWay} />
      </>
    ),
  };
}

/** Says at once that signing out is under way: saving may take some seconds before it. */
function SigningOut({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isShown}
      onClose={() => {}}
      withCloseButton={false}
      size="auto"
      styles={{ body: { padding: 0 } }}
      title={
        <Group gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          {t('shell.signingOut')}
        </Group>
      }
    />
  );
}

interface SignOutDialogProps {
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onLeave: () => Promise<void>;
  readonly onSaved: () => Promise<void>;
}

function SignOutDialog({ asked, onClose, onLeave, onSaved }: SignOutDialogProps) {
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const saved = await saver.now();
    setSaving(false);
    if (saved) await onSaved();
    else onClose();
  };
  // While it closes, the dialog keeps its text.
  const [shown, setShown] = useState<Asked>(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const isOwn = shown !== 'elsewhere';
  return (
    <Modal opened={asked !== null} onClose={onClose} title={t('shell.unsavedTitle')} size={500}>
      <p style={{ margin: '0 0 24px' }}>{t(isOwn ? 'shell.unsavedBody' : 'shell.unsavedElsewhere')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus={isOwn ? undefined : true}>
          {t('shell.keepEditing')}
        </Button>
        <Button variant="default" c="var(--hard-ink)" onClick={() => void onLeave()}>
          {t('shell.discardChanges')}
        </Button>
        {isOwn && (
          <Button onClick={() => void save()} loading={saving} data-autofocus>
            {t('shell.saveAndSignOut')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
