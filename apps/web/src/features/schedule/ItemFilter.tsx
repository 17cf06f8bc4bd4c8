import type { Id } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { members } from '../../ui/entity-form/members.ts';
import { type ChipOption, firstNames, PickerChip } from '../../ui/fields/PickerChip.tsx';
import type { ShownView } from '../../ui/timetable-grid/schedule-view.ts';
import type { FilterItem } from './available-views.ts';

interface ItemFilterProps {
  readonly view: ShownView['kind'];
  readonly items: readonly FilterItem[];
  /** Null shows all. */
  readonly only: ReadonlySet<Id> | null;
  readonly onChange: (ids: readonly Id[] | null) => void;
}

const NAMES_SHOWN = 3;
const ALL = '';

/** A chip that says which items are shown, and opens a list to choose them from. */
export function ItemFilter({ view, items, only, onChange }: ItemFilterProps) {
  const { t } = useTranslation();
  const all = t(`schedule.filter.all.${view}`);
  const label = t(`schedule.filter.label.${view}`);
  const options: readonly ChipOption[] = [
    { id: ALL, name: all, isChosen: only === null, isSpecial: true, isEvery: true },
    ...items.map((item) => ({ ...item, isChosen: only?.has(item.id) ?? false })),
  ];
  const names = options.filter(({ isChosen }) => isChosen).map(({ name }) => name);
  const show = (ids: readonly Id[]) => {
    const next = new Set(ids);
    onChange(next.size === 0 ? null : items.filter((item) => next.has(item.id)).map((item) => item.id));
  };
  const chosen = [...(only ?? [])];
  const choose = (id: Id) => {
    if (id === ALL) onChange(null);
    else show(only?.has(id) ? members(chosen, [], [id]) : members(chosen, [id], []));
  };
  return (
    <PickerChip
      label={label}
      text={firstNames(names, NAMES_SHOWN) || all}
      isLabelSpoken
      isActive={only !== null}
      options={options}
      onChoose={choose}
      onChooseAll={(ids, isOn) => show(isOn ? members(chosen, ids, []) : members(chosen, [], ids))}
    />
  );
}
