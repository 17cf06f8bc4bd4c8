import type { Group, Id } from '@bellgrid/model';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CalendarEditor } from '../../ui/calendar-editor/CalendarEditor.tsx';

/** The calendars of several classes, structure by structure: each class has one in its own only. */
export function GroupCalendars({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation();
  const structures = useDraft((draft) => draft.schoolData.structures);
  const [chosen, setChosen] = useState<Id | null>(null);
  const ids = useMemo(() => [...new Set(groups.map((group) => group.structure))], [groups]);
  const current = ids.find((id) => id === chosen) ?? ids[0] ?? '';
  const bases = useMemo(
    () => groups.filter((group) => group.structure === current).map((group) => group.id),
    [groups, current],
  );
  const shown = useMemo(() => [current], [current]);
  return (
    <>
      {ids.length > 1 ? (
        <SegmentedControl
          aria-label={t('calendar.structure')}
          data={ids.map((id) => ({ value: id, label: structures[id]?.name ?? '' }))}
          value={current}
          onChange={setChosen}
        />
      ) : null}
      <CalendarEditor type="group" bases={bases} structures={shown} />
    </>
  );
}
