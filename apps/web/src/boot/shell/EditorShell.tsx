import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type AnyRouter, Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreCheck } from '../../document/pre-check/use-pre-check.ts';
import { keepLocalCopy } from '../../document/saving/local-copy.ts';
import { keepTeacherLimit } from '../../document/saving/teacher-limit.ts';
import { useLeaveGuard } from '../../document/saving/use-leave-guard.ts';
import { Announcements } from '../../features/announcements/Announcements.tsx';
import { useHelpDialog, useShortcutsDialog } from '../../features/help/help-dialog-store.ts';
import { useTour } from '../../features/help/tour-store.ts';
import { useImportDialog } from '../../features/import/import-dialog-store.ts';
import { Checklist } from '../../features/overview/Checklist.tsx';
import { usePaletteAsked } from '../../features/palette/palette-store.ts';
import { usePaletteKey } from '../../features/palette/use-palette-key.ts';
import { useRunEnd } from '../../features/solver/use-run-end.ts';
import { useSolverSession } from '../../features/solver/use-solver-session.ts';
import { TableImportHost } from '../../features/table-import/TableImportHost.tsx';
import { useKnownRules } from '../../features/usual-rules/offer-memory.ts';
import { useHistoryDrawer } from '../../features/versions/history-drawer-store.ts';
import { rememberOnPage, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { useIsHome, useShownScreen } from '../../ui/frame/use-shown-screen.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeletionBanner } from './DeletionBanner.tsx';
import classes from './EditorShell.module.css';
import { HomeBar } from './HomeBar.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { LostWorkBanner } from './LostWorkBanner.tsx';
import { OutdatedDialog } from './OutdatedDialog.tsx';
import { OutOfSyncOverlay } from './OutOfSyncOverlay.tsx';
import { PaywallDialog } from './PaywallDialog.tsx';
import { SaveFailedBanner } from './SaveFailedBanner.tsx';
import { SessionEndDialog } from './SessionEndDialog.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { UnsavedWorkDialog } from './UnsavedWorkDialog.tsx';
import { useCheckoutReturn } from './use-checkout-return.ts';
import { useLastSeen } from './use-last-seen.ts';
import { useLiveSession } from './use-live-session.ts';
import { useMaintenance } from './use-maintenance.ts';
import { useShortcutsKey } from './use-shortcuts-key.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const loadPalette = async () => ({ default: (await import('../../features/palette/Palette.tsx')).Palette });
const Palette = lazy(loadPalette);
const loadHelp = async () => ({ default: (await import('../../features/help/HelpDialog.tsx')).HelpDialog });
const HelpDialog = lazy(loadHelp);
const loadShortcuts = async () => ({
  default: (await import('../../features/help/ShortcutsDialog.tsx')).ShortcutsDialog,
});
const ShortcutsDialog = lazy(loadShortcuts);
const loadTour = async () => ({ default: (await import('../../features/help/Tour.tsx')).Tour });
const Tour = lazy(loadTour);
const loadHistory = async () => ({
  default: (await import('../../features/versions/HistoryDrawer.tsx')).HistoryDrawer,
});
const HistoryDrawer = lazy(loadHistory);
const loadImport = async () => ({
  default: (await import('../../features/import/ImportDialog.tsx')).ImportDialog,
});
const ImportDialog = lazy(loadImport);
/** Parts that no screen shows as it opens, loaded later; the one with a keyboard shortcut first. */
const later = [loadPalette, loadHistory, loadHelp, loadShortcuts, loadImport, loadTour];

const COLLAPSED = 'sidebarCollapsed';
/** So long after the editor has opened these are fetched: their first opening takes every key, also without a network. In ms. */
const LATER_MS = 1500;

/**
 * The frame of all screens with the open school: in the editor a sidebar, a top bar, and the screen of the address in the
 * rest of the window; on the home page and below it a bar with the way into the editor.
 */
export function EditorShell() {
  const { t } = useTranslation();
  const router = useRouter();
  // The frame does not depend on the path itself: it stays as it is while the address changes within a screen.
  const screen = useShownScreen();
  const isHome = useIsHome();
  const [drawerOpen, drawer] = useDisclosure(false);
  const helpAsked = useHelpDialog((dialog) => dialog.topic !== null);
  const shortcutsAsked = useOnceTrue(useShortcutsDialog((dialog) => dialog.opened));
  const tourAsked = useOnceTrue(useTour((tour) => tour.opened));
  const historyAsked = useOnceTrue(useHistoryDrawer((history) => history.opened));
  const importAsked = useOnceTrue(useImportDialog((dialog) => dialog.opened));
  const asked = usePaletteAsked((palette) => palette.asked);
  const collapsed = usePageMemory(({ memory }) => memory[COLLAPSED] === true);
  const title = t(screen?.heading ?? screen?.title ?? 'shell.home');

  useLiveSession();
  useSolverSession();
  useRunEnd();
  usePreCheck();
  useEffect(keepLocalCopy, []);
  useEffect(keepTeacherLimit, []);
  useLeaveGuard();
  useUndoKeys();
  usePaletteKey();
  useShortcutsKey();
  useMaintenance();
  useLastSeen();
  useKnownRules();
  useCheckoutReturn();
  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const load of later) void load().catch(() => {});
      preloadScreens(router);
    }, LATER_MS);
    return () => window.clearTimeout(timer);
  }, [router]);
  usePageTitle(title);

  return (
    <div className={classes.shell} data-collapsed={collapsed || undefined} data-home={isHome || undefined}>
      <SkipLink />
      {isHome ? null : (
        <>
          <aside className={classes.sidebar}>
            <Sidebar collapsed={collapsed} onCollapse={() => rememberOnPage(COLLAPSED, !collapsed)} />
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
        </>
      )}
      <div className={classes.main}>
        {isHome ? <HomeBar /> : <TopBar title={title} help={screen?.help} onOpenNavigation={drawer.open} />}
        <ImpersonationBanner />
        <Announcements />
        <PaywallDialog />
        <SaveFailedBanner />
        <DeletionBanner />
        <LostWorkBanner />
        <Checklist />
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
      </div>
      <TableImportHost />
      <OutOfSyncOverlay />
      <ConflictDialog />
      <SessionEndDialog />
      <UnsavedWorkDialog />
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
      {shortcutsAsked ? (
        <Suspense>
          <ShortcutsDialog />
        </Suspense>
      ) : null}
      {tourAsked ? (
        <Suspense>
          <Tour />
        </Suspense>
      ) : null}
      {historyAsked ? (
        <Suspense>
          <HistoryDrawer />
        </Suspense>
      ) : null}
      {importAsked ? (
        <Suspense>
          <ImportDialog />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Fetches the code of every screen of the editor, so that each opens also without a network. */
function preloadScreens(router: AnyRouter): void {
  for (const { id, options } of Object.values(router.routesById)) {
    if (id.startsWith('/editor')) void options.component?.preload?.().catch(() => {});
  }
}

/** True from the first time that it was true: a part that was opened once stays, to close with its motion. */
function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}
