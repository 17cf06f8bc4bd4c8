import type { Draft, Id } from '@bellgrid/model';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { sortedForReader } from '../../platform/texts/name-order.ts';
import { members } from '../entity-form/members.ts';
import { buildingItems } from '../fields/draft-items.ts';
import { firstNames, PickerChip } from '../fields/PickerChip.tsx';
import classes from './EntityList.module.css';
import { type FilterKind, type FilterValues, isFilterUsed, NO_FILTERS, NO_ITEM } from './list-filter.ts';

interface FilterChipProps {
  readonly kind: FilterKind;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: readonly Id[];
  readonly onChange: (ids: readonly Id[]) => void;
}

const NAMES_SHOWN = 2;

/** A chip that names what a list is filtered by, and opens the options; several may be chosen. */
function FilterChip({ kind, options, chosen, onChange }: FilterChipProps) {
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
      onChooseAll={(ids, isOn) => onChange(isOn ? members(chosen, ids, []) : members(chosen, [], ids))}
    />
  );
}

interface FilterBarProps {
  readonly filters: readonly { readonly kind: FilterKind }[];
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
}

const recordsOf: Readonly<
  Record<FilterKind, (draft: Draft) => Readonly<Record<Id, { readonly id: Id; readonly name: string }>>>
> = {
  structure: (draft) => draft.schoolData.structures,
  group: (draft) => draft.groups,
  teacher: (draft) => draft.teachers,
  classroom: (draft) => draft.classrooms,
  building: (draft) => buildingItems(draft.classrooms),
};

/** Search and filters of a list. */
export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  const { t } = useTranslation();
  return (
    <search className={classes.filters}>
      <TextInput
        size="sm"
        className={classes.search}
        value={values.search}
        placeholder={t('lists.search')}
        aria-label={t('lists.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        onChange={(event) => onChange({ ...values, search: event.currentTarget.value })}
      />
      {filters.map(({ kind }) => (
        <Filter
          key={kind}
          kind={kind}
          chosen={values.chosen[kind] ?? []}
          onChange={(ids) => onChange({ ...values, chosen: { ...values.chosen, [kind]: ids } })}
        />
      ))}
      <Button
        size="xs"
        variant="default"
        disabled={values === NO_FILTERS}
        onClick={() => onChange(NO_FILTERS)}
      >
        {t('lists.clearAll')}
      </Button>
    </search>
  );
}

interface FilterProps {
  readonly kind: FilterKind;
  readonly chosen: readonly Id[];
  readonly onChange: (ids: readonly Id[]) => void;
}

/** Hidden without a choice: one structure, no building, or classrooms that are not used. */
function Filter({ kind, chosen, onChange }: FilterProps) {
  const records = useDraft(recordsOf[kind]);
  const isUsed = useDraft((draft) => isFilterUsed(draft, kind));
  const options = useMemo(() => sortedForReader(records), [records]);
  if (!isUsed || (kind === 'structure' && options.length < 2)) return null;
  if (kind === 'building' && options.length === 0 && chosen.length === 0) return null;
  return <FilterChip kind={kind} options={options} chosen={chosen} onChange={onChange} />;
}
