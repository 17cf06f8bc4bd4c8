import { commands, createSchool } from '@bellgrid/model';
import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import {
  IconChevronDown,
  IconDeviceDesktop,
  IconDownload,
  IconFileImport,
  IconHome,
  IconLayoutGrid,
  IconLayoutList,
  IconLogout,
  IconMoon,
  IconRestore,
  IconSun,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { replaceOpenDraft } from '../../document/opening/replace-draft.ts';
import { forgetLocalCopies } from '../../document/saving/local-copy.ts';
import { saver } from '../../document/saving/saver.ts';
import { useSignOut } from '../../features/account/use-sign-out.ts';
import { openImport } from '../../features/import/import-dialog-store.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { DangerDialog } from '../../ui/dialogs/DangerDialog.tsx';
import { leaveOpenForm } from '../../ui/entity-form/edit-guard.ts';
import classes from './AccountMenu.module.css';
import { LanguageChoice } from './LanguageChoice.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

/** The signed-in user, and the actions on the whole account or draft. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  const [resetting, setResetting] = useState(false);
  const isHome = useLocation({ select: ({ pathname }) => pathname.startsWith('/dashboard') });
  const name = user?.displayName || user?.email || t('shell.account');
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
            <Menu.Item leftSection={<IconRestore {...icon} />} onClick={() => setResetting(true)}>
              {t('shell.reset')}
            </Menu.Item>
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
          <Menu.Item
            leftSection={<IconLogout {...icon} />}
            onClick={() => leaveOpenForm(() => (saver.isSaved ? void signOut() : setAsking(true)))}
          >
            {t('shell.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DangerDialog
        opened={resetting}
        onClose={() => setResetting(false)}
        confirm={t('shell.reset')}
        onConfirm={() => {
          void replaceOpenDraft(createSchool({ isUninitialized: true }), 'file-import').then((saved) =>
            saved ? forgetLocalCopies() : undefined,
          );
          setResetting(false);
        }}
      >
        <p>{t('shell.resetBody')}</p>
      </DangerDialog>
      <UnsavedDialog opened={asking} onClose={() => setAsking(false)} onLeave={signOut} />
    </>
  );
}

const appearances = [
  { value: 'light', text: 'shell.light', Icon: IconSun },
  { value: 'dark', text: 'shell.dark', Icon: IconMoon },
  { value: 'auto', text: 'shell.auto', Icon: IconDeviceDesktop },
] as const;

/** Light, dark, or as the device has it; kept in this browser. */
function AppearanceChoice() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(schemeOf(value))}>
      {appearances.map(({ value, text, Icon }) => (
        <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
          <span className={classes.scheme}>
            <Icon {...icon} />
            {t(text)}
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
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

const schemeOf = (value: string) => appearances.find((choice) => choice.value === value)?.value ?? 'auto';

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
