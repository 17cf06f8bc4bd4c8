import type { Id } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasPlaced, useIsChecked } from '../../document/pre-check/broken-rules.ts';
import type { RuleProblems } from '../../document/pre-check/rule-problems.ts';
import { useShownProblems } from '../../document/run/shown-problems.ts';
import type { RowSort } from './SortHeading.tsx';

/** The selected rows of a table; null while nothing is being selected. */
function useSelection() {
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

/**
 * The order of the rows: those with problems first, unless the order by name is chosen. It counts the problems that there
 * were when the tab was opened or the order chosen, so that no edit moves a row away from under the hand.
 */
function useRowOrder(problems: RuleProblems, isOfRun: boolean) {
  const [chosen, setChosen] = useState<RowSort | null>(null);
  // Before the first check nothing is known of the draft, nor of a school that was opened in place of another.
  const isChecked = useIsChecked();
  const [ranking, setRanking] = useState({ problems, isOfRun, isChecked });
  const ranked = ranking.problems;
  if (ranking.isOfRun !== isOfRun || ranking.isChecked !== isChecked)
    setRanking({ problems, isOfRun, isChecked });
  const onSort = (by: RowSort) => {
    setChosen(by);
    setRanking({ problems, isOfRun, isChecked });
  };
  /** The order of rows of which some are not met or none. */
  const sortOf = (hasProblems: boolean): RowSort =>
    // The members of a conflict come first.
    isOfRun ? 'cost' : (chosen ?? (hasProblems ? 'cost' : 'name'));
  return { ranked, sortOf, onSort };
}

/** The search, the order, the filter by problems and the selection of a tab with rows. */
export function useTabRows() {
  const { problems, source } = useShownProblems();
  const isOfRun = source === 'conflicts';
  const isKnown = useHasPlaced() && !isOfRun;
  const [wanted, setWanted] = useState('');
  const [isConflicting, setConflicting] = useState(false);
  const order = useRowOrder(problems, isOfRun);
  const selection = useSelection();
  const { selected, setSelected } = selection;
  const isSelecting = selected !== null;
  const toolbar = useMemo(
    () => ({
      // The field itself has the words that were typed.
      search: '',
      onSearch: setWanted,
      isConflicting,
      onConflicting: setConflicting,
      buttons: <SelectButton isOn={isSelecting} onChange={(on) => setSelected(on ? new Set() : null)} />,
    }),
    [isConflicting, isSelecting, setSelected],
  );
  return {
    problems,
    isOfRun,
    isKnown,
    wanted,
    isConflicting,
    toolbar,
    ...order,
    ...selection,
  };
}

/** Begins and ends the selection. */
function SelectButton({ isOn, onChange }: { isOn: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Button size="sm" variant="default" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {t('constraints.selectMany')}
    </Button>
  );
}
