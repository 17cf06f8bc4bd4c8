import type { Id } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './EntityList.module.css';

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
  const isAll = items.length > 0 && items.every((item) => selected.has(item.id));
  const none = selected.size === 0;
  return (
    <div className={classes.selection} role="toolbar" aria-label={t('lists.multiSelect')}>
      <Button
        size="xs"
        variant="default"
        disabled={items.length === 0}
        onClick={() => onSelect(isAll ? [] : items.map((item) => item.id))}
      >
        {t(isAll ? 'lists.deselectAll' : 'lists.selectAll')}
      </Button>
      <span className={classes.selectionCount} aria-live="polite">
        {t('lists.selected', { count: selected.size })}
      </span>
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
      <Button size="xs" variant="subtle" onClick={onDone} className={classes.selectionDone}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
