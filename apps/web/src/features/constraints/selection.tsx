import type { Id } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ConstraintsPage.module.css';

/** The selected rows of a table; null while nothing is being selected. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<Id> | null>(null);
  const onSelect = useCallback(
    (id: Id) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { selected, setSelected, onSelect };
}

/** The selected ids of records that are still there. */
export const presentIn = (
  records: Readonly<Record<Id, unknown>>,
  selected: ReadonlySet<Id>,
): ReadonlySet<Id> => new Set([...selected].filter((id) => records[id] !== undefined));

/** Begins and ends the selection. */
export function SelectButton({ isOn, onChange }: { isOn: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Button size="sm" variant="default" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {t('constraints.selectMany')}
    </Button>
  );
}

export interface SelectBarProps {
  /** The rows that Select All takes: those that pass the filters. */
  readonly ids: readonly Id[];
  readonly selected: ReadonlySet<Id>;
  readonly onSelect: (ids: readonly Id[]) => void;
  readonly onDone: () => void;
}

/** The line with the number of the selected rows, and what can be done with them. */
export function SelectBar(props: SelectBarProps & { readonly children: ReactNode }) {
  const { ids, selected, onSelect, onDone, children } = props;
  const { t } = useTranslation();
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  return (
    <div className={classes.selection} role="toolbar" aria-label={t('constraints.selectMany')}>
      <Button
        size="xs"
        variant="default"
        disabled={ids.length === 0}
        onClick={() => onSelect(isAll ? [] : ids)}
      >
        {t(isAll ? 'lists.deselectAll' : 'lists.selectAll')}
      </Button>
      <span className={classes.count} aria-live="polite">
        {t('lists.selected', { count: selected.size })}
      </span>
      {children}
      <Button size="xs" variant="subtle" onClick={onDone}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
