import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcements } from '../announcements/Announcements.tsx';
import { useHelpDialog } from '../help/help-dialog-store.ts';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { remember, usePageMemory } from '../page-memory/page-memory.ts';
import { usePaletteAsked } from '../palette/palette-store.ts';
import { usePaletteKey } from '../palette/use-palette-key.ts';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { usePreCheck } from '../solver/pre-check/use-pre-check.ts';
import { useRunEnd } from '../solver/use-run-end.ts';
import { useSolverSession } from '../solver/use-solver-session.ts';
import { TableImportHost } from '../table-import/TableImportHost.tsx';
import { HistoryDrawer } from '../versions/HistoryDrawer.tsx';
import classes from './EditorShell.module.css';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { OutdatedDialog } from './OutdatedDialog.tsx';
import { OutOfSyncOverlay } from './OutOfSyncOverlay.tsx';
import { PaywallDialog } from './PaywallDialog.tsx';
import { SaveFailedBanner } from './SaveFailedBanner.tsx';
import { Sidebar } from './Sidebar.tsx';
import { screenOf } from './screens.ts';
import { TopBar } from './TopBar.tsx';
import { useLastSeen } from './use-last-seen.ts';
import { useLiveSession } from './use-live-session.ts';
import { useMaintenance } from './use-maintenance.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const loadPalette = async () => ({ default: (await import('../palette/Palette.tsx')).Palette });
const Palette = lazy(loadPalette);
const HelpDialog = lazy(async () => ({ default: (await import('../help/HelpDialog.tsx')).HelpDialog }));

const COLLAPSED = 'sidebarCollapsed';
/** So long after the editor has opened the palette is fetched, so that its first opening takes every key. In ms. */
const PALETTE_AFTER = 4000;

/** The editor: sidebar, top bar, and the screen of the address in the rest of the window. */
export function EditorShell() {
  const { t } = useTranslation();
  const path = useLocation({ select: (location) => location.pathname });
  const [drawerOpen, drawer] = useDisclosure(false);
  const helpAsked = useHelpDialog((dialog) => dialog.topic !== null);
  const asked = usePaletteAsked((palette) => palette.asked);
  const collapsed = usePageMemory(({ memory }) => memory[COLLAPSED] === true);
  const screen = screenOf(path);
  const title = t(screen?.title ?? 'shell.home');

  useLiveSession();
  useSolverSession();
  useRunEnd();
  usePreCheck();
  useLeaveGuard();
  useUndoKeys();
  usePaletteKey();
  useMaintenance();
  useLastSeen();
  useEffect(() => {
    const timer = window.setTimeout(() => void loadPalette().catch(() => {}), PALETTE_AFTER);
    return () => window.clearTimeout(timer);
  }, []);
  useEffect(() => {
    document.title = `${title} · ${t('common.productName')}`;
  }, [title, t]);

  return (
    <div className={classes.shell} data-collapsed={collapsed || undefined}>
      <a href="#content" className={classes.skip}>
        {t('shell.skipToContent')}
      </a>
      <aside className={classes.sidebar}>
        <Sidebar collapsed={collapsed} onCollapse={() => remember(COLLAPSED, !collapsed)} />
      </aside>
      <Drawer
        opened={drawerOpen}
        onClose={drawer.close}
        size={264}
        padding={0}
        withCloseButton={false}
        title={t('shell.navigation')}
        classNames={{ header: 'visually-hidden', content: classes.drawer, body: classes.drawerBody }}
      >
        <Sidebar onNavigate={drawer.close} />
      </Drawer>
      <div className={classes.main}>
        <TopBar title={title} help={screen?.help} onOpenNavigation={drawer.open} />
        <ImpersonationBanner />
        <Announcements />
        <SaveFailedBanner />
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
      </div>
      <HistoryDrawer />
      <ImportDialog />
      <TableImportHost />
      <OutOfSyncOverlay />
      <PaywallDialog />
      <OutdatedDialog />
      {asked > 0 ? (
        <Suspense>
          <Palette asked={asked} />
        </Suspense>
      ) : null}
      {helpAsked ? (
        <Suspense>
          <HelpDialog />
        </Suspense>
      ) : null}
    </div>
  );
}
