import type { Id } from '@bellgrid/model';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './EntityList.module.css';

export interface SelectBarProps {
  /** The rows that Select All takes: those that pass the filters. */
  readonly ids: readonly Id[];
  readonly selected: ReadonlySet<Id>;
  readonly onSelect: (ids: readonly Id[]) => void;
  readonly onDone: () => void;
}

/** The line with the number of the selected rows, and what can be done with them. */
export function SelectBar(props: SelectBarProps & { readonly label: string; readonly children: ReactNode }) {
  const { ids, selected, onSelect, onDone, label, children } = props;
  const { t } = useTranslation();
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  return (
    <div className={classes.selection} role="toolbar" aria-label={label}>
      <Button
        size="xs"
        variant="default"
        disabled={ids.length === 0}
        onClick={() => onSelect(isAll ? [] : ids)}
      >
        {t(isAll ? 'lists.deselectAll' : 'lists.selectAll')}
      </Button>
      <span className={classes.selectionCount} aria-live="polite">
        {t('lists.selected', { count: selected.size })}
      </span>
      {children}
      <Button size="xs" variant="subtle" onClick={onDone} className={classes.selectionDone}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}

interface SelectionBarProps {
  readonly selected: ReadonlySet<Id>;
  /** The items that Select All takes: those that pass the filters. */
  readonly items: readonly { readonly id: Id }[];
  readonly onSelect: (ids: readonly Id[]) => void;
  readonly onEdit: (() => void) | undefined;
  readonly onViewLessons: ((ids: readonly Id[]) => void) | undefined;
  readonly onDelete: () => void;
  readonly onDone: () => void;
}

/** The actions on the selected items. */
export function SelectionBar({
  selected,
  items,
  onSelect,
  onEdit,
  onViewLessons,
  onDelete,
  onDone,
}: SelectionBarProps) {
  const { t } = useTranslation();
  const none = selected.size === 0;
  return (
    <SelectBar
      label={t('lists.multiSelect')}
      ids={items.map(({ id }) => id)}
      {...{ selected, onSelect, onDone }}
    >
      {onEdit ? (
        <Button size="xs" variant="default" disabled={none} onClick={onEdit}>
          {t('lists.edit')}
        </Button>
      ) : null}
      {onViewLessons ? (
        <Button size="xs" variant="default" disabled={none} onClick={() => onViewLessons([...selected])}>
          {t('lists.viewLessons')}
        </Button>
      ) : null}
      <Button
        size="xs"
        variant="default"
        c={none ? undefined : 'var(--hard-ink)'}
        disabled={none}
        onClick={onDelete}
      >
        {t('lists.delete')}
      </Button>
    </SelectBar>
  );
}
