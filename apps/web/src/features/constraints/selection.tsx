import type { Id } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

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
