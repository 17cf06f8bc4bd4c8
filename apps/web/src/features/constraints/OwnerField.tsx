import type { Id } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { type ChipOption, PickerChip } from '../../ui/fields/PickerChip.tsx';
import { itemChoices } from '../constraint-editor/rule-choices.ts';
import type { RuleOwners } from '../constraint-editor/rule-row.ts';
import { forAll, ownerMaps, ownerSets, ownersText } from './owner-sets.ts';

interface OwnerFieldProps {
  readonly owners: RuleOwners;
  /** The rule can be for all items, with exceptions. */
  readonly canBeForAll: boolean;
  /** A stored rule of one item is of one only. */
  readonly isSingle: boolean;
  readonly onChange: (owners: RuleOwners) => void;
}

const ALL = 'all';

/** Chooses for whom a rule is: one item, several, a set of them, or all with exceptions. */
export function OwnerField({ owners, canBeForAll, isSingle, onChange }: OwnerFieldProps) {
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { type, ids, scope } = owners;
  const isAll = scope?.items === 'all';
  const sets = useMemo(() => (isSingle ? [] : ownerSets(i18n, draft, type)), [i18n, draft, type, isSingle]);
  const options = useMemo((): ChipOption[] => {
    const chosen = new Set(ids);
    const items = itemChoices(draft, type).map(({ id, name, color, hint }) => ({
      id,
      name: hint === undefined ? name : `${name} · ${hint}`,
      ...(color !== undefined && { color }),
      isChosen: chosen.has(id),
    }));
    const all: ChipOption[] =
      canBeForAll && type !== 'lesson'
        ? [{ id: ALL, name: t(`constraints.everyone.${type}`), isChosen: isAll, isSpecial: true }]
        : [];
    const ofSets = (isFirst: boolean) =>
      sets
        .filter((set) => set.isFirst === isFirst)
        .map((set) => ({
          id: set.id,
          name: set.name,
          isChosen: set.ids.every((id) => chosen.has(id)),
          isSpecial: true,
        }));
    return [...all, ...ofSets(true), ...items, ...ofSets(false)];
  }, [draft, type, ids, isAll, canBeForAll, sets, t]);

  /** Adds items, or takes them out where they are chosen. */
  const toggle = (group: readonly Id[], isOn: boolean) => {
    if (isAll) {
      const others = scope.except.filter((each) => !group.includes(each));
      return onChange(forAll(draft, type, isOn ? [...others, ...group] : others));
    }
    if (isSingle) return onChange({ type, ids: [...group] });
    const others = ids.filter((each) => !group.includes(each));
    const next = isOn ? others : [...others, ...group];
    // A stored rule for a chosen list stays one rule.
    const own = scope && next.length > 0 ? { scope: { items: next, except: [] } } : {};
    onChange({ type, ids: next, ...own });
  };
  const choose = (id: Id) => {
    if (id === ALL) return onChange(isAll ? { type, ids: [] } : forAll(draft, type, []));
    const group = sets.find((set) => set.id === id)?.ids ?? [id];
    return toggle(
      group,
      group.every((each) => ids.includes(each)),
    );
  };
  /** All of a school are one rule, the same as that for all; those that a search finds are rules of their own. */
  const chooseAll = (group: readonly Id[], isOn: boolean) => {
    const isWhole = group.length === Object.keys(draft[ownerMaps[type]]).length;
    if (!canBeForAll || type === 'lesson' || !isWhole) return toggle(group, !isOn);
    return onChange(isOn ? forAll(draft, type, []) : { type, ids: [] });
  };
  const text = ownersText(i18n, draft, owners, sets);
  return (
    <PickerChip
      label={t('constraints.for')}
      isLabelSpoken
      isActive={text !== null}
      isSingle={isSingle && !isAll}
      text={text ?? t(`constraints.choose.${type}`)}
      options={options}
      onChoose={choose}
      {...(!isSingle && { onChooseAll: chooseAll })}
    />
  );
}
