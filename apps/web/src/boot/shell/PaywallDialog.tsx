import { isPaywalled, licensedTeachers } from '@bellgrid/protocol';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useLicenceRequest } from '../../features/own-account/use-licence-request.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { useSupportEmail } from '../../ui/frame/SupportText.tsx';
import classes from './PaywallDialog.module.css';

/**
 * Reports that no licence covers the teachers: the trial is over, or the licence has ended. It covers nothing, so that
 * undoing, deleting and downloading stay in reach.
 */
export function PaywallDialog() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const teachers = useDraft((draft) => Object.keys(draft.teachers).length);
  const support = useSupportEmail();
  const { request, isBusy, canRequest } = useLicenceRequest();
  const now = Date.now();
  // A school with a licence is refused where it adds a teacher too many.
  const isShown = user && isPaywalled(user, teachers, now) && licensedTeachers(user.licenses, now) === 0;
  if (!isShown) return null;
  const hadLicence = Object.keys(user.licenses).length > 0;
  const title = t(hadLicence ? 'shell.paywall.ended' : 'shell.paywall.title');
  const subject = encodeURIComponent(t('shell.paywall.subject', { school: user.schoolName }));
  return (
    <div className={classes.paywall} role="dialog" aria-modal={false} aria-label={title}>
      <IconLock size={20} stroke={1.7} aria-hidden />
      <div className={classes.text}>
        <strong>{title}</strong>
        <span>{t('shell.paywall.body', { count: teachers })}</span>
      </div>
      <Button size="xs" variant="default" onClick={exportCurrentDraft}>
        {t('saving.download')}
      </Button>
      {canRequest && user.impersonatedBy === null ? (
        <Button size="xs" loading={isBusy} onClick={() => void request(teachers)}>
          {t('shell.paywall.buy')}
        </Button>
      ) : null}
      {support === null ? null : (
        <Button size="xs" variant="default" component="a" href={`mailto:${support}?subject=${subject}`}>
          {t('shell.paywall.reachOut')}
        </Button>
      )}
    </div>
  );
}
