import type { Id } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { firstNames, PickerChip } from '../fields/PickerChip.tsx';
import { type FilterKind, NO_ITEM } from './list-filter.ts';

interface FilterChipProps {
  readonly kind: FilterKind;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: readonly Id[];
  readonly onChange: (ids: readonly Id[]) => void;
}

const NAMES_SHOWN = 2;

/** A chip that names what a list is filtered by, and opens the options; several may be chosen. */
export function FilterChip({ kind, options, chosen, onChange }: FilterChipProps) {
  const { t } = useTranslation();
  const label = t(`lists.filter.${kind}`);
  const all = [{ id: NO_ITEM, name: t(`lists.filter.none.${kind}`) }, ...options].map((option) => ({
    ...option,
    isChosen: chosen.includes(option.id),
    isSpecial: option.id === NO_ITEM,
  }));
  const names = all.filter((option) => option.isChosen).map((option) => option.name);
  const choose = (id: Id) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <PickerChip
      label={label}
      text={names.length === 0 ? label : `${label}: ${firstNames(names, NAMES_SHOWN)}`}
      isActive={names.length > 0}
      options={all}
      onChoose={choose}
    />
  );
}
