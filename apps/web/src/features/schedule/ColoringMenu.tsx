import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconPalette } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../../ui/fields/Chip.module.css';
import { type ColorBy, coloringOf, colorings, ownColoring } from '../../ui/timetable-grid/color-by.ts';
import type { ShownView } from '../../ui/timetable-grid/schedule-view.ts';
import { changeScheduleSettings, useScheduleSettings } from './schedule-settings.ts';

/**
 * The choice of the items that the colours of the lessons show; a view's own items would paint all its
 * lessons alike.
 */
export function ColoringMenu({ view, hasClassrooms }: { view: ShownView['kind']; hasClassrooms: boolean }) {
  const { t } = useTranslation();
  const coloring = coloringOf(
    view,
    useScheduleSettings((settings) => settings.coloring),
  );
  return (
    <Menu position="bottom-start" width={180}>
      <Menu.Target>
        <button type="button" className={classes.chip}>
          <IconPalette className={classes.narrowIcon} size={15} aria-hidden />
          <span className="visually-hidden">{t('schedule.color.label')}: </span>
          <span className={classes.text}>{t(`schedule.color.by.${coloring}`)}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('schedule.color.label')}</Menu.Label>
        <ColoringItems {...{ view, coloring, hasClassrooms }} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface ColoringItemsProps {
  readonly view: ShownView['kind'];
  readonly coloring: ColorBy;
  readonly hasClassrooms: boolean;
}

/** The choices of a menu of colours. */
export function ColoringItems({ view, coloring, hasClassrooms }: ColoringItemsProps) {
  const { t } = useTranslation();
  return (
    <Menu.RadioGroup value={coloring}>
      {colorings
        .filter((by) => by !== 'classroom' || hasClassrooms)
        .map((by) => (
          <Menu.RadioItem
            key={by}
            value={by}
            closeMenuOnClick
            disabled={by === ownColoring[view]}
            checkIcon={<IconCheck size={14} stroke={2.4} aria-hidden />}
            onChange={() => changeScheduleSettings({ coloring: by })}
          >
            {t(`schedule.color.by.${by}`)}
          </Menu.RadioItem>
        ))}
    </Menu.RadioGroup>
  );
}
