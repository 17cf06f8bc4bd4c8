import { commands, createSchool } from '@bellgrid/model';
import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconFileImport,
  IconHome,
  IconLayoutGrid,
  IconLayoutList,
  IconLogout,
  IconRestore,
  IconSchool,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { replaceOpenDraft } from '../../document/opening/replace-draft.ts';
import { cancelRun } from '../../document/run/end-run.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { forgetLocalCopies } from '../../document/saving/local-copy.ts';
import { openImport } from '../../features/import/import-dialog-store.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { newSchoolNames } from '../../platform/texts/new-school-names.ts';
import { toast } from '../../platform/toast.tsx';
import { DangerDialog } from '../../ui/dialogs/DangerDialog.tsx';
import { useIsHome } from '../../ui/frame/use-shown-screen.ts';
import classes from './AccountMenu.module.css';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import { initialsOf } from './initials-of.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { useSignOutQuestion } from './SignOutDialog.tsx';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

const ImportFromClient = lazy(async () => ({
  default: (await import('../../features/administration/ImportFromClient.tsx')).ImportFromClient,
}));

/** The signed-in user, and the actions on the whole account or draft. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const signOut = useSignOutQuestion();
  const [resetting, setResetting] = useState(false);
  const isHome = useIsHome();
  const [importing, setImporting] = useState(false);
  const name = user?.displayName || user?.email || t('shell.account');
  const reset = async () => {
    // It works on the school that is deleted.
    if (isActive(useSolver.getState())) await cancelRun();
    const empty = createSchool({ isUninitialized: true, ...newSchoolNames() });
    if (!(await replaceOpenDraft(empty, 'reset'))) return;
    toast.success(t('shell.resetDone'));
    await forgetLocalCopies();
  };
  return (
    <>
      <Menu position="bottom-end" width={264}>
        <Menu.Target>
          <UnstyledButton className={classes.button} aria-label={`${t('shell.account')}: ${name}`}>
            <span className={classes.initials} aria-hidden>
              {initialsOf(name)}
            </span>
            <span className={classes.name}>{name}</span>
            <IconChevronDown size={14} stroke={1.7} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <span className={classes.whoName} title={name}>
              {name}
            </span>
            <span className={classes.whoEmail} title={user?.email}>
              {user?.email}
            </span>
          </div>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconHome {...icon} />}
            renderRoot={(props) => <Link to="/dashboard" {...props} />}
          >
            {t('shell.home')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconUserCircle {...icon} />}
            renderRoot={(props) => <Link to="/dashboard/account" {...props} />}
          >
            {t('ownAccount.title')}
          </Menu.Item>
          {isHome ? null : (
            <>
              <Menu.Item leftSection={<IconFileImport {...icon} />} onClick={openImport}>
                {t('shell.importLocal')}
              </Menu.Item>
              <Menu.Item leftSection={<IconDownload {...icon} />} onClick={exportCurrentDraft}>
                {t('shell.exportDraft')}
              </Menu.Item>
            </>
          )}
          {user?.isAdministrator ? (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconUsers {...icon} />} component={Link} to="/admin/clients">
                {t('shell.clients')}
              </Menu.Item>
              <Menu.Item leftSection={<IconSchool {...icon} />} onClick={() => setImporting(true)}>
                {t('shell.importFromClient')}
              </Menu.Item>
              <Menu.Item leftSection={<IconRestore {...icon} />} onClick={() => setResetting(true)}>
                {t('shell.reset')}
              </Menu.Item>
            </>
          ) : null}
          <Menu.Divider />
          <Menu.Label>{t('shell.appearance')}</Menu.Label>
          <AppearanceChoice />
          <Menu.Divider />
          <Menu.Label>{t('shell.defaultView')}</Menu.Label>
          <DefaultViewChoice />
          <Menu.Divider />
          <LanguageChoice />
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout {...icon} />} onClick={signOut.ask}>
            {t('shell.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DangerDialog
        opened={resetting}
        onClose={() => setResetting(false)}
        confirm={t('shell.reset')}
        onConfirm={() => {
          void reset();
          setResetting(false);
        }}
      >
        <p>{t('shell.resetBody')}</p>
      </DangerDialog>
      {importing ? (
        <Suspense>
          <ImportFromClient onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
      {signOut.question}
    </>
  );
}

const views = [
  { value: 'grid', Icon: IconLayoutGrid },
  { value: 'list', Icon: IconLayoutList },
] as const;

/** The view in which the lists of the school begin. */
function DefaultViewChoice() {
  const { t } = useTranslation();
  const view = useDraft((draft) => draft.config.listViewDefaultView);
  const set = (value: string) => {
    const listViewDefaultView = value === 'list' ? 'list' : 'grid';
    runEdit(commands.setConfig, { changes: { listViewDefaultView } });
  };
  return (
    <Menu.RadioGroup value={view} onChange={set}>
      {views.map(({ value, Icon }) => (
        <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
          <span className={classes.scheme}>
            <Icon {...icon} />
            {t(`shell.views.${value}`)}
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
