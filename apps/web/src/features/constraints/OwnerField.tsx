import type { Draft, Id, RuleOwnerType } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { itemNames } from '../../ui/fields/draft-items.ts';
import { type ChipOption, firstNames, NAMES_IN_CHIP, PickerChip } from '../../ui/fields/PickerChip.tsx';
import { itemChoices } from '../constraint-editor/rule-choices.ts';
import type { RuleOwners } from '../constraint-editor/rule-row.ts';
import { ownerSets } from './owner-sets.ts';

interface OwnerFieldProps {
  readonly owners: RuleOwners;
  /** The rule can be for all items, with exceptions. */
  readonly canBeForAll: boolean;
  /** A stored rule of one item is of one only. */
  readonly isSingle: boolean;
  readonly onChange: (owners: RuleOwners) => void;
}

const ALL = 'all';

const maps = { teacher: 'teachers', group: 'groups', subject: 'subjects', lesson: 'lessons' } as const;

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
  const whole = sets.find((set) => set.ids.length === ids.length && set.ids.every((id) => ids.includes(id)));
  const names = whole ? [whole.name] : namesOf(draft, type, ids);
  const except = isAll ? namesOf(draft, type, scope.except) : [];
  const everyone = type === 'lesson' ? '' : t(`constraints.everyone.${type}`);
  const text = isAll
    ? except.length === 0
      ? everyone
      : t('constraints.except', { all: everyone, names: firstNames(except, NAMES_IN_CHIP) })
    : names.length === 0
      ? t(`constraints.choose.${type}`)
      : firstNames(names, NAMES_IN_CHIP);
  return (
    <PickerChip
      label={t('constraints.for')}
      isLabelSpoken
      isActive={names.length > 0 || isAll}
      isSingle={isSingle && !isAll}
      text={text}
      options={options}
      onChoose={choose}
      {...(!isSingle && { onChooseAll: (group, isOn) => toggle(group, !isOn) })}
    />
  );
}

/** The names of items; those of subjects with their classes, as many a school has one Maths for each. */
function namesOf(draft: Draft, type: RuleOwnerType, ids: readonly Id[]): string[] {
  if (type !== 'subject') return itemNames(draft[maps[type]], ids);
  return ids.flatMap((id) => {
    const subject = draft.subjects[id];
    if (!subject) return [];
    return [subject.name, itemNames(draft.groups, subject.groups).join(', ')].filter(Boolean).join(' · ');
  });
}

/** The owners of a rule for all items of a type, later ones included, but for the exceptions. */
function forAll(draft: Draft, type: RuleOwnerType, except: readonly Id[]): RuleOwners {
  const excepted = new Set(except);
  const ids = Object.keys(draft[maps[type]]).filter((id) => !excepted.has(id));
  return { type, ids, scope: { items: 'all', except: [...except] } };
}
