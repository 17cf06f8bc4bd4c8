import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { PaletteButton } from '../../features/palette/PaletteButton.tsx';
import { HistoryButton } from '../../features/versions/HistoryButton.tsx';
import type { HelpTopic } from '../../ui/frame/help-topic.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import classes from './TopBar.module.css';
import { UndoRedo } from './UndoRedo.tsx';

interface TopBarProps {
  readonly title: string;
  readonly help: HelpTopic | undefined;
  readonly onOpenNavigation: () => void;
}

/** The name of the screen, the state of saving, and the actions that are always available. */
export function TopBar({ title, help, onOpenNavigation }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.burger}
        data-tour="menu"
        size={36}
        aria-label={t('shell.openNavigation')}
        onClick={onOpenNavigation}
      >
        <IconMenu2 size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      <h1 className={classes.title} title={title}>
        {title}
      </h1>
      {help ? <HelpButton topic={help} /> : null}
      <SaveStatus />
      <div className={classes.end} data-tour="tools">
        <div className={classes.palette}>
          <PaletteButton />
        </div>
        <HistoryButton />
        <UndoRedo />
        <AccountMenu />
      </div>
    </header>
  );
}
