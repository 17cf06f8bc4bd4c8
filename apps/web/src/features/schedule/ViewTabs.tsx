import { Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownView } from '../../ui/timetable-grid/schedule-view.ts';
import { SCHEDULE_PANEL } from '../solver/schedule-panel.ts';
import classes from './ViewTabs.module.css';

export const tabId = ({ name }: ShownView) => `schedule-tab-${name}`;

/** The most letters of a name on a tab; from a length on, the whole name is in a tooltip. */
const LETTERS = 20;
const TOOLTIP_ABOVE = 10;

export const viewName = (t: TFunction, { kind, custom }: ShownView): string =>
  custom ? custom.name : t(`schedule.view.${kind}`);

const cut = (name: string): string => {
  const letters = Array.from(name);
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : name;
};

interface ViewTabsProps {
  readonly views: readonly ShownView[];
  readonly current: ShownView;
  /** Opens the form for another custom view. */
  readonly onAdd: () => void;
}

/** The views as tabs, each with an address of its own; arrow keys move among them. */
export function ViewTabs({ views, current, onAdd }: ViewTabsProps) {
  const { t } = useTranslation();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = tabs.indexOf(document.activeElement as HTMLElement);
    tabs[(at + (rtl ? -step : step) + tabs.length) % tabs.length]?.focus();
  };
  return (
    <div className={classes.tabs}>
      <div role="tablist" aria-label={t('schedule.views')} className={classes.list} onKeyDown={onKeyDown}>
        {views.map((view) => {
          const name = viewName(t, view);
          return (
            <Tooltip key={view.name} label={name} disabled={!view.custom || name.length <= TOOLTIP_ABOVE}>
              <Link
                id={tabId(view)}
                role="tab"
                aria-selected={view.name === current.name}
                aria-controls={SCHEDULE_PANEL}
                tabIndex={view.name === current.name ? 0 : -1}
                className={classes.tab}
                to="/schedule/$view"
                params={{ view: view.name }}
                dir="auto"
              >
                {view.custom ? cut(name) : name}
              </Link>
            </Tooltip>
          );
        })}
      </div>
      <Tooltip label={t('views.add')}>
        <button type="button" className={classes.add} aria-label={t('views.add')} onClick={onAdd}>
          <IconPlus size={16} aria-hidden />
        </button>
      </Tooltip>
    </div>
  );
}
