import { Tooltip } from '@mantine/core';
import { IconLayoutColumns, IconLayoutRows } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './LayoutChoice.module.css';
import {
  changeScheduleSettings,
  layouts,
  scheduleSettings,
  useScheduleSettings,
} from './schedule-settings.ts';

const icons = { rows: IconLayoutRows, columns: IconLayoutColumns };

/** The choice of a view's layout: an item is a row, or it is a column. */
export function LayoutChoice({ view }: { view: string }) {
  const { t } = useTranslation();
  const layout = useScheduleSettings((settings) => settings.layouts[view] ?? 'rows');
  return (
    <fieldset className={classes.choice}>
      <legend className="visually-hidden">{t('views.layout.label')}</legend>
      {layouts.map((each) => {
        const Icon = icons[each];
        return (
          <Tooltip key={each} label={t(`views.layout.${each}Hint`)}>
            <button
              type="button"
              aria-label={t(`views.layout.${each}`)}
              aria-pressed={each === layout}
              onClick={() =>
                changeScheduleSettings({ layouts: { ...scheduleSettings().layouts, [view]: each } })
              }
            >
              <Icon size={15} stroke={1.8} aria-hidden />
              <span>{t(`views.layout.${each}`)}</span>
            </button>
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
