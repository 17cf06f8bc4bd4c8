import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../platform/current-user.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import classes from './AccountPage.module.css';
import { DataSection } from './DataSection.tsx';
import { EmailForm } from './EmailForm.tsx';
import { concernsLicences, LicencesSection } from './LicencesSection.tsx';
import { NamesForm } from './NamesForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ScreenSection } from './ScreenSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** The user's own account. An administrator who acts as the school sees it, but cannot change it. */
export function AccountPage() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  usePageTitle(t('ownAccount.title'));
  const [now] = useState(Date.now);
  if (!user) return null;
  const isLocked = user.impersonatedBy !== null;
  return (
    <div className={classes.page}>
      <h2 className={classes.title}>{t('ownAccount.title')}</h2>
      {isLocked ? <p className={classes.note}>{t('ownAccount.impersonated')}</p> : null}
      <Section title={t('ownAccount.names.title')} isLocked={isLocked}>
        <NamesForm user={user} />
      </Section>
      <Section title={t('ownAccount.email.title')} isLocked={isLocked}>
        <EmailForm user={user} />
      </Section>
      <Section title={t('ownAccount.password.title')} isLocked={isLocked}>
        <PasswordForm user={user} />
      </Section>
      <Section title={t('ownAccount.factor.title')} isLocked={isLocked}>
        <SecondFactorSection user={user} />
      </Section>
      <Section title={t('ownAccount.sessions.title')} isLocked={isLocked}>
        <SessionsSection />
      </Section>
      <Section title={t('ownAccount.screen.title')}>
        <ScreenSection />
      </Section>
      {concernsLicences(user, now) ? (
        <Section title={t('ownAccount.licences.title')}>
          <LicencesSection user={user} />
        </Section>
      ) : null}
      <Section title={t('ownAccount.data.title')}>
        <DataSection user={user} />
      </Section>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  /** Nothing in it can be used: it is for the owner of the account alone. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

function Section({ title, isLocked = false, children }: SectionProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <h3>{title}</h3>
      <fieldset className={classes.body} disabled={isLocked}>
        {children}
      </fieldset>
    </section>
  );
}
