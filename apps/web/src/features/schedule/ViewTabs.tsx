import { Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Tabs, tabProps } from '../../ui/frame/Tabs.tsx';
import type { ShownView } from '../../ui/timetable-grid/schedule-view.ts';
import { SCHEDULE_PANEL } from '../solver/schedule-panel.ts';

export const tabId = ({ name }: ShownView) => `schedule-tab-${name}`;

export const viewName = (t: TFunction, { kind, custom }: ShownView): string =>
  custom ? custom.name : t(`schedule.view.${kind}`);

interface ViewTabsProps {
  readonly views: readonly ShownView[];
  readonly current: ShownView;
  /** Opens the form for another custom view. */
  readonly onAdd: () => void;
}

/** The views as tabs, each with an address of its own. */
export function ViewTabs({ views, current, onAdd }: ViewTabsProps) {
  const { t } = useTranslation();
  return (
    <Tabs label={t('schedule.views')} add={{ label: t('views.add'), onAdd }}>
      {views.map((view) => {
        const name = viewName(t, view);
        return (
          <Tooltip key={view.name} label={name} disabled={!view.custom || !hasTooltip(name)}>
            <Link
              {...tabProps(tabId(view), view.name === current.name)}
              aria-controls={SCHEDULE_PANEL}
              to="/schedule/$view"
              params={{ view: view.name }}
              dir="auto"
            >
              {view.custom ? tabName(name) : name}
            </Link>
          </Tooltip>
        );
      })}
    </Tabs>
  );
}

/** The most letters of a name on a tab; from a length on, the whole name is in a tooltip. */
const LETTERS = 20;
const TOOLTIP_ABOVE = 10;

/** The name of a custom view on its tab. */
export function tabName(name: string): string {
  const letters = Array.from(name);
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : name;
}

export const hasTooltip = (name: string): boolean => Array.from(name).length > TOOLTIP_ABOVE;
