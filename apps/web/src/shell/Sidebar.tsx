import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { APP_VERSION } from '../app/version.ts';
import { useDraft } from '../draft/use-draft.ts';
import classes from './Sidebar.module.css';
import { type Screen, screens } from './screens.ts';

/** The school's name, the screens in their order, and the version. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation();
  const schoolName = useDraft((draft) => draft.schoolData.schoolName);
  return (
    <div className={classes.sidebar}>
      <Link to="/dashboard" className={classes.school} onClick={onNavigate}>
        <span className={classes.name} title={schoolName}>
          {schoolName || t('shell.unnamedSchool')}
        </span>
        <span className={classes.draft}>{t('shell.draft')}</span>
      </Link>
      <nav className={classes.nav} aria-label={t('shell.navigation')}>
        {screens.map((screen) => (
          <ScreenLink key={screen.id} screen={screen} onNavigate={onNavigate} />
        ))}
      </nav>
      <footer className={classes.footer}>v{APP_VERSION}</footer>
    </div>
  );
}

function ScreenLink({ screen, onNavigate }: { screen: Screen; onNavigate: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { path, title, Icon, Marker, isShown } = screen;
  const shown = useDraft((draft) => isShown?.(draft) ?? true);
  return shown ? (
    <Link
      to={path}
      activeOptions={{ exact: path === '/' }}
      className={classes.link}
      activeProps={{ 'aria-current': 'page' }}
      onClick={onNavigate}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
      <span className={classes.label}>{t(title)}</span>
      {Marker ? <Marker /> : null}
    </Link>
  ) : null;
}
