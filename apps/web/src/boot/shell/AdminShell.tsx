import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconArrowLeft,
  IconChartBar,
  IconChevronDown,
  IconHistory,
  IconLogout,
  IconSchool,
  IconSettings,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminTexts } from '../../features/administration/admin-texts.ts';
import { ConfirmAgain } from '../../features/administration/ConfirmAgain.tsx';
import { EnrolScreen } from '../../features/administration/EnrolScreen.tsx';
import { currentUserQuery } from '../../platform/current-user.ts';
import { Mark } from '../../ui/frame/Mark.tsx';
import menu from './AccountMenu.module.css';
import classes from './AdminShell.module.css';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import { initialsOf } from './initials-of.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { useSignOutQuestion } from './SignOutDialog.tsx';
import { SkipLink } from './SkipLink.tsx';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true };

const screens = [
  { to: '/admin', text: 'overview.title', Icon: IconChartBar },
  { to: '/admin/clients', text: 'clients.title', Icon: IconSchool },
  { to: '/admin/announcements', text: 'announcements.title', Icon: IconSpeakerphone },
  { to: '/admin/site', text: 'site.title', Icon: IconSettings },
  { to: '/admin/audit', text: 'audit.title', Icon: IconHistory },
] as const;

/** So long after the administration has opened, its most used screen is fetched. In ms. */
const LATER_MS = 1000;

/** The administration: its screens on top, the screen of the address below. */
export function AdminShell() {
  const { t } = useAdminTexts();
  const { data: user } = useQuery(currentUserQuery);
  const router = useRouter();
  useEffect(() => {
    const timer = window.setTimeout(() => void router.preloadRoute({ to: '/admin/clients' }), LATER_MS);
    return () => window.clearTimeout(timer);
  }, [router]);
  return (
    <div className={classes.shell}>
      <SkipLink />
      <header className={classes.bar}>
        <Mark size={24} />
        <h1>{t('title')}</h1>
        <nav aria-label={t('navigation')}>
          {screens.map(({ to, text, Icon }) => (
            <Link
              key={to}
              to={to}
              className={classes.link}
              activeProps={{ 'aria-current': 'page' }}
              activeOptions={{ exact: to === '/admin' }}
              aria-label={t(text)}
            >
              <Icon {...icon} />
              <span>{t(text)}</span>
            </Link>
          ))}
        </nav>
        <div className={classes.end}>
          <Link to="/" className={classes.link} aria-label={t('toEditor')}>
            <IconArrowLeft {...icon} className="mirrored" />
            <span>{t('toEditor')}</span>
          </Link>
          <AdminMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        {user && !user.hasSecondFactor ? <EnrolScreen /> : <Outlet />}
      </main>
      <ConfirmAgain />
    </div>
  );
}

function AdminMenu() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const signOut = useSignOutQuestion();
  const name = user?.displayName || user?.email || t('shell.account');
  return (
    <>
      <Menu position="bottom-end" width={264}>
        <Menu.Target>
          <UnstyledButton className={menu.button} aria-label={`${t('shell.account')}: ${name}`}>
            <span className={menu.initials} aria-hidden>
              {initialsOf(name)}
            </span>
            <span className={menu.name}>{name}</span>
            <IconChevronDown size={14} stroke={1.7} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('shell.appearance')}</Menu.Label>
          <AppearanceChoice />
          <Menu.Divider />
          <LanguageChoice />
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} aria-hidden />} onClick={signOut.ask}>
            {t('shell.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {signOut.question}
    </>
  );
}
