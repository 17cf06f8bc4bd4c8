import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconFilter, IconLayoutGrid, IconLayoutList, IconListCheck, IconPlus } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './EntityList.module.css';
import type { ListKind } from './list-kind.ts';
import type { ListAction, ListState } from './list-state.ts';

interface ListToolbarProps {
  readonly kind: ListKind;
  /** The empty list has the buttons. */
  readonly isEmpty: boolean;
  readonly count: number;
  /** The number of items that pass the filters. */
  readonly shown: number;
  readonly state: ListState;
  readonly isFiltered: boolean;
  readonly tools: ReactNode;
  /** The choice of the view, in place of the button for cards or list. */
  readonly views: ReactNode;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  /** Absent where nothing can be added. */
  readonly onAdd: (() => void) | undefined;
  readonly onToggle: (
    type: Extract<ListAction['type'], 'toggleSelecting' | 'toggleFilterBar' | 'toggleView'>,
  ) => void;
}

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true };

/** The line on top of a list: how many there are, Add, and how the list is shown. */
export function ListToolbar({
  kind,
  isEmpty,
  count,
  shown,
  state,
  isFiltered,
  tools,
  views,
  addButton,
  onAdd,
  onToggle,
}: ListToolbarProps) {
  const { t } = useTranslation();
  const items = t(`lists.${kind}.count`, { count });
  const isList = state.view === 'list';
  const toggles = [
    { type: 'toggleSelecting', label: t('lists.multiSelect'), on: state.isSelecting, Icon: IconListCheck },
    { type: 'toggleFilterBar', label: t('lists.filterBar'), on: state.isFilterBarShown, Icon: IconFilter },
  ] as const;
  if (isEmpty) {
    return (
      <div className={classes.toolbar}>
        <h2 className={classes.count}>{items}</h2>
        {views}
      </div>
    );
  }
  return (
    <div className={classes.toolbar}>
      <h2 className={classes.count}>{shown < count ? t('lists.shownOf', { shown, items }) : items}</h2>
      {views}
      {onAdd ? (
        <Button ref={addButton} leftSection={<IconPlus {...icon} />} onClick={onAdd}>
          {t(`lists.${kind}.add`)}
        </Button>
      ) : null}
      {tools}
      <div className={classes.toggles}>
        {toggles.map(({ type, label, on, Icon }) => (
          <Tooltip key={type} label={label}>
            <ActionIcon
              size={36}
              variant={on ? 'light' : 'subtle'}
              color={on ? 'accent' : 'gray'}
              aria-label={label}
              aria-pressed={on}
              className={type === 'toggleFilterBar' && isFiltered ? classes.marked : undefined}
              onClick={() => onToggle(type)}
            >
              <Icon {...icon} />
            </ActionIcon>
          </Tooltip>
        ))}
        {views ? null : (
          <Tooltip label={t(isList ? 'lists.showGrid' : 'lists.showList')}>
            <ActionIcon
              size={36}
              aria-label={t(isList ? 'lists.showGrid' : 'lists.showList')}
              onClick={() => onToggle('toggleView')}
            >
              {isList ? <IconLayoutGrid {...icon} /> : <IconLayoutList {...icon} />}
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </div>
  );
}
