import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHelpDialog } from '../help/help-dialog-store.ts';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { usePreCheck } from '../solver/pre-check/use-pre-check.ts';
import { useSolverSession } from '../solver/use-solver-session.ts';
import { TableImportHost } from '../table-import/TableImportHost.tsx';
import { HistoryDrawer } from '../versions/HistoryDrawer.tsx';
import classes from './EditorShell.module.css';
import { OutOfSyncOverlay } from './OutOfSyncOverlay.tsx';
import { SaveFailedBanner } from './SaveFailedBanner.tsx';
import { Sidebar } from './Sidebar.tsx';
import { screenOf } from './screens.ts';
import { TopBar } from './TopBar.tsx';
import { useLiveSession } from './use-live-session.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const HelpDialog = lazy(async () => ({ default: (await import('../help/HelpDialog.tsx')).HelpDialog }));

/** The editor: sidebar, top bar, and the screen of the address in the rest of the window. */
export function EditorShell() {
  const { t } = useTranslation();
  const path = useLocation({ select: (location) => location.pathname });
  const [drawerOpen, drawer] = useDisclosure(false);
  const helpAsked = useHelpDialog((dialog) => dialog.topic !== null);
  const screen = screenOf(path);
  const title = t(screen?.title ?? 'shell.home');

  useLiveSession();
  useSolverSession();
  usePreCheck();
  useLeaveGuard();
  useUndoKeys();
  useEffect(() => {
    document.title = `${title} · ${t('common.productName')}`;
  }, [title, t]);

  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('shell.skipToContent')}
      </a>
      <aside className={classes.sidebar}>
        <Sidebar />
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
        <SaveFailedBanner />
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
      </div>
      <HistoryDrawer />
      <ImportDialog />
      <TableImportHost />
      <OutOfSyncOverlay />
      {helpAsked ? (
        <Suspense>
          <HelpDialog />
        </Suspense>
      ) : null}
    </div>
  );
}
