import { isPaywalled } from '@bellgrid/protocol';
import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useSignOut } from '../../features/account/use-sign-out.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { useSupportEmail } from '../../ui/frame/SupportText.tsx';

/** Covers the editor when the trial is over and no licence covers the teachers. The work can still be taken along. */
export function PaywallDialog() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const teachers = useDraft((draft) => Object.keys(draft.teachers).length);
  const signOut = useSignOut();
  const support = useSupportEmail();
  const opened = user ? isPaywalled(user, teachers, Date.now()) : false;
  const subject = encodeURIComponent(t('shell.paywall.subject', { school: user?.schoolName }));
  return (
    <Modal
      opened={opened}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('shell.paywall.title')}
      size={480}
    >
      <p style={{ margin: '0 0 24px' }}>{t('shell.paywall.body', { count: teachers })}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="subtle" color="gray" onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Button>
        <Button variant="default" onClick={exportCurrentDraft}>
          {t('saving.download')}
        </Button>
        {support === null ? null : (
          <Button component="a" href={`mailto:${support}?subject=${subject}`} data-autofocus>
            {t('shell.paywall.reachOut')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
