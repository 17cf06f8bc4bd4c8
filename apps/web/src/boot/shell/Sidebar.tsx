import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { PaletteButton } from '../../features/palette/PaletteButton.tsx';
import { VersionButton } from '../../features/release-notes/VersionButton.tsx';
import { type Screen, screens } from '../../ui/frame/screens.ts';
import classes from './Sidebar.module.css';

interface SidebarProps {
  /** Only the signs of the screens, their names as tooltips. */
  readonly collapsed?: boolean;
  /** Absent in the drawer, which is closed instead. */
  readonly onCollapse?: () => void;
  /** In the drawer: closes it. */
  readonly onNavigate?: () => void;
}

/** The school's name, the screens in their order, and the version. */
export function Sidebar({ collapsed = false, onCollapse, onNavigate }: SidebarProps) {
  const { t } = useTranslation();
  const schoolName = useDraft((draft) => draft.schoolData.schoolName) || t('shell.unnamedSchool');
  const collapse = t(collapsed ? 'shell.expandNavigation' : 'shell.collapseNavigation');
  const CollapseIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.sidebar} data-collapsed={collapsed || undefined}>
      <Link to="/dashboard" className={classes.school} onClick={onNavigate} title={schoolName}>
        {collapsed ? (
          <span className={classes.initial} aria-hidden>
            {[...schoolName][0]}
          </span>
        ) : null}
        <bdi className={collapsed ? 'visually-hidden' : classes.name}>{schoolName}</bdi>
        {collapsed ? null : <span className={classes.draft}>{t('shell.draft')}</span>}
      </Link>
      {onNavigate ? (
        <div className={classes.search}>
          <PaletteButton onOpen={onNavigate} />
        </div>
      ) : null}
      <nav className={classes.nav} data-tour="screens" aria-label={t('shell.navigation')}>
        {screens.map((screen) => (
          <ScreenLink key={screen.id} {...{ screen, collapsed, onNavigate }} />
        ))}
      </nav>
      <footer className={classes.footer}>
        {collapsed ? null : <VersionButton />}
        {onCollapse ? (
          <Tooltip label={collapse} position="right">
            <ActionIcon className={classes.collapse} size={32} aria-label={collapse} onClick={onCollapse}>
              <CollapseIcon size={18} stroke={1.7} aria-hidden className="mirrored" />
            </ActionIcon>
          </Tooltip>
        ) : null}
      </footer>
    </div>
  );
}

interface ScreenLinkProps {
  readonly screen: Screen;
  readonly collapsed: boolean;
  readonly onNavigate: (() => void) | undefined;
}

function ScreenLink({ screen, collapsed, onNavigate }: ScreenLinkProps) {
  const { t } = useTranslation();
  const { path, title, Icon, Marker, isShown } = screen;
  const shown = useDraft((draft) => isShown?.(draft) ?? true);
  return shown ? (
    <Tooltip label={t(title)} position="right" disabled={!collapsed}>
      <Link
        to={path}
        data-tour={screen.id}
        activeOptions={{ exact: path === '/' }}
        className={classes.link}
        activeProps={{ 'aria-current': 'page' }}
        onClick={onNavigate}
      >
        <Icon size={18} stroke={1.7} aria-hidden />
        <span className={collapsed ? 'visually-hidden' : classes.label}>{t(title)}</span>
        {Marker ? <Marker /> : null}
      </Link>
    </Tooltip>
  ) : null;
}
