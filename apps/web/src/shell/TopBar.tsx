import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HistoryButton } from '../versions/HistoryButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import classes from './TopBar.module.css';
import { UndoRedo } from './UndoRedo.tsx';

export function TopBar({ title, onOpenNavigation }: { title: string; onOpenNavigation: () => void }) {
  const { t } = useTranslation();
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.burger}
        size={36}
        aria-label={t('shell.openNavigation')}
        onClick={onOpenNavigation}
      >
        <IconMenu2 size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      <h1 className={classes.title}>{title}</h1>
      <SaveStatus />
      <div className={classes.end}>
        <HistoryButton />
        <UndoRedo />
        <AccountMenu />
      </div>
    </header>
  );
}
