import { Button } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { PaletteButton } from '../../features/palette/PaletteButton.tsx';
import { HistoryButton } from '../../features/versions/HistoryButton.tsx';
import { Mark } from '../../ui/frame/Mark.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import classes from './HomeBar.module.css';
import { SaveStatus } from './SaveStatus.tsx';
import bar from './TopBar.module.css';

/** The top of the screens outside the editor: the school, the way into the editor, and the account. */
export function HomeBar() {
  const { t } = useTranslation();
  const schoolName = useDraft((draft) => draft.schoolData.schoolName) || t('shell.unnamedSchool');
  return (
    <header className={bar.bar}>
      <Link to="/dashboard" className={classes.school} title={schoolName}>
        <Mark size={24} />
        <bdi>{schoolName}</bdi>
      </Link>
      <SaveStatus />
      <div className={bar.end}>
        <div className={bar.palette}>
          <PaletteButton />
        </div>
        <Button
          size="xs"
          className={classes.editor}
          aria-label={t('home.openEditor')}
          renderRoot={(props) => <Link to="/" {...props} />}
        >
          <IconLayoutGrid size={16} stroke={1.8} aria-hidden />
          <span className={classes.text}>{t('home.openEditor')}</span>
        </Button>
        <HistoryButton />
        <AccountMenu />
      </div>
    </header>
  );
}
