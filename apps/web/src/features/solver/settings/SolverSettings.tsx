import { Drawer } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../platform/use-focus-return.ts';
import { closePanel, useSolverPanel } from '../run/solver-panels.ts';

const SettingsPanels = lazy(() =>
  import('./SettingsPanels.tsx').then((module) => ({ default: module.SettingsPanels })),
);

/** The settings of the draft for the solver, each change one undoable step. */
export function SolverSettings() {
  const { t } = useTranslation();
  const opened = useSolverPanel((panel) => panel.open === 'settings');
  useFocusReturn(opened);
  return (
    <Drawer
      opened={opened}
      onClose={closePanel}
      position="right"
      size="min(100%, 480px)"
      title={t('solver.settings.title')}
      // Escape closes a question or an open list first, and only then the drawer.
      closeOnEscape={false}
      onKeyDown={(event) => {
        const target = event.target as HTMLElement;
        const isOpenList = target.closest('[aria-haspopup][aria-expanded="true"]') !== null;
        const isInside = event.currentTarget.contains(target) && !isOpenList;
        if (event.key === 'Escape' && !event.defaultPrevented && isInside) closePanel();
      }}
    >
      <Suspense fallback={null}>
        <SettingsPanels />
      </Suspense>
    </Drawer>
  );
}
