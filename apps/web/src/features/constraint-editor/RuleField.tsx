import {
  type CellRef,
  type Draft,
  type Field,
  type Id,
  type ItemType,
  needsMinutes,
  numberRange,
  type RuleRecord,
  type RuleValues,
  structuresOfForm,
} from '@bellgrid/model';
import { translate } from '@bellgrid/texts';
import { Checkbox } from '@mantine/core';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { type ChipOption, firstNames, NAMES_IN_CHIP, PickerChip } from '../../ui/fields/PickerChip.tsx';
import { fieldLabel } from './field-label.ts';
import classes from './RuleLine.module.css';
import { itemChoices } from './rule-choices.ts';
import type { RuleOwners } from './rule-row.ts';

export interface RuleFieldProps {
  readonly rule: RuleRecord;
  readonly name: string;
  /** The first or the second item of an ordered pair. */
  readonly index: number | null;
  readonly owners: RuleOwners;
  readonly values: RuleValues;
  readonly onChange: (values: RuleValues) => void;
  /** The place of what is wrong with a number. */
  readonly messages: HTMLElement | null;
  readonly onOpenCells: () => void;
  readonly isCellsOpen: boolean;
}

/** One field of a rule, by the type of its parameter; a number in periods or minutes has its unit beside it. */
export function RuleField(props: RuleFieldProps) {
  const { rule, name, values, onChange } = props;
  const { t, i18n } = useTranslation();
  const field = rule.fields[name];
  if (!field) return null;
  const set = (value: unknown) => onChange({ ...values, [name]: value });
  const label = fieldLabel(i18n, name, field, props.index);
  const shared = { ...props, label, set };
  switch (field.type) {
    case 'number':
      return <NumberPart {...shared} field={field} />;
    case 'items':
      return <ItemsPart {...shared} of={field.of} isSeveral={props.index === null && field.max !== 1} />;
    case 'item':
      return <ItemsPart {...shared} of={props.owners.type} isSeveral={false} />;
    case 'indices':
      return <IndicesPart {...shared} field={field} />;
    case 'period':
      return <PeriodPart {...shared} isEnd={field.isEnd} />;
    case 'units':
      return <UnitsPart {...shared} />;
    case 'cells':
      return (
        <button
          type="button"
          className={classes.cells}
          aria-expanded={props.isCellsOpen}
          onClick={props.onOpenCells}
        >
          {t('kinds.amounts.cell', { count: listOf<CellRef>(values[name]).length })}
        </button>
      );
    case 'choice':
      return (
        <PickerChip
          label={label}
          isLabelSpoken
          isActive
          isSingle
          text={choiceText(i18n, name, String(values[name]))}
          options={field.choices.map((id) => ({
            id,
            name: choiceText(i18n, name, id),
            isChosen: id === values[name],
          }))}
          onChoose={set}
        />
      );
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={values[name] === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
  }
}

/** The words of a choice; the choice itself where it has none. */
const choiceText = (texts: i18n, field: string, choice: string): string => {
  const id = `rules.choices.${field}.${choice}`;
  return texts.exists(id) ? translate(texts, id) : choice;
};

const listOf = <Item,>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);

interface PartProps extends RuleFieldProps {
  readonly label: string;
  readonly set: (value: unknown) => void;
}

function NumberPart(props: PartProps & { readonly field: Extract<Field, { type: 'number' }> }) {
  const { rule, label, field, name, values, messages, set } = props;
  const draft = useDraft((whole) => whole);
  const units = Object.keys(rule.fields).find((each) => rule.fields[each]?.type === 'units');
  const value = values[name];
  return (
    <>
      <NumberField
        className={classes.number}
        label={label}
        messageIn={messages}
        value={typeof value === 'number' ? value : Number.NaN}
        range={numberRange(draft, field)}
        onChange={set}
      />
      {field.unit === 'byUnits' && units !== undefined && <RuleField {...props} name={units} />}
    </>
  );
}

function UnitsPart({ rule, owners, values, name, label, set }: PartProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const isMinutesOnly = needsMinutes(draft, rule, { ownerType: owners.type, bases: owners.ids, values });
  const choices = isMinutesOnly ? (['minute'] as const) : (['period', 'minute'] as const);
  const chosen = values[name] === 'minute' ? 'minute' : 'period';
  return (
    <PickerChip
      label={label}
      isLabelSpoken
      isActive
      isSingle
      text={t(`rules.units.${chosen}`)}
      options={choices.map((id) => ({ id, name: t(`rules.units.${id}`), isChosen: id === chosen }))}
      onChoose={set}
    />
  );
}

interface ItemsPartProps extends PartProps {
  readonly of: ItemType;
  readonly isSeveral: boolean;
}

function ItemsPart({ name, index, owners, values, label, of, isSeveral, rule, set }: ItemsPartProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const field = rule.fields[name];
  const isItem = field?.type === 'item';
  const stored = values[name];
  const ids = isItem ? (typeof stored === 'string' ? [stored] : []) : listOf<Id>(stored);
  const shown = index === null ? ids : ids.slice(index, index + 1);
  const choices = itemChoices(draft, of);
  const options = useMemo((): ChipOption[] => {
    const chosen = new Set(shown);
    const apart = rule.disjoint.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []));
    const others = new Set([
      ...(index === null ? [] : ids.filter((_, place) => place !== index)),
      ...apart.flatMap((each) => listOf<Id>(values[each])),
    ]);
    const isOwner = (id: Id) => isItem && owners.ids.length === 1 && owners.ids.includes(id);
    const isOffered = (id: Id) => chosen.has(id) || !(others.has(id) || isOwner(id));
    return choices
      .filter(({ id }) => isOffered(id))
      .map(({ id, name: own, color, hint }) => ({
        id,
        name: hint === undefined ? own : `${own} · ${hint}`,
        ...(color !== undefined && { color }),
        isChosen: chosen.has(id),
      }));
  }, [choices, ids, shown, index, isItem, owners.ids, rule, name, values]);
  const chosen = choices.filter(({ id }) => shown.includes(id));
  // A chip has room for a few names: a hint that all share is left out.
  const isCommon = chosen.length > 1 && chosen.every(({ hint }) => hint === chosen[0]?.hint);
  const names = isCommon
    ? chosen.map(({ name: own }) => own)
    : options.flatMap((each) => (each.isChosen ? each.name : []));
  const isNarrowing = field?.type === 'items' && field.min === 0;
  const nothing = isNarrowing ? t('rules.allSubjects') : t('rules.choose', { what: label });
  const choose = (id: Id) => {
    if (isItem) set(id);
    else if (index !== null) set(Object.assign([...ids], { [index]: id }));
    else set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  };
  return (
    <PickerChip
      label={label}
      isLabelSpoken
      isActive={names.length > 0}
      isSingle={!isSeveral}
      text={names.length > 0 ? firstNames(names, NAMES_IN_CHIP) : nothing}
      options={options}
      onChoose={choose}
      {...(isSeveral && {
        onChooseAll: (group: readonly Id[], isOn: boolean) => {
          const others = ids.filter((id) => !group.includes(id));
          set(isOn ? [...others, ...group] : others);
        },
      })}
    />
  );
}

function IndicesPart(props: PartProps & { readonly field: Extract<Field, { type: 'indices' }> }) {
  const { field, label, values, name, set } = props;
  const draft = useDraft((whole) => whole);
  const entries = field.of === 'days' ? draft.schoolData.days : periodsOf(draft, props);
  return (
    <ChoiceChips
      label={label}
      choices={entries.map((each, value) => ({ value, label: each.label, title: each.label }))}
      value={listOf<number>(values[name])}
      onChange={set}
      isSingle={field.isSingle}
    />
  );
}

function PeriodPart(props: PartProps & { readonly isEnd: boolean }) {
  const { label, values, name, set, isEnd } = props;
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  // An end is stored as the period after the last one.
  const shift = isEnd ? 1 : 0;
  const options = periodsOf(draft, props).map((period, index) => ({
    id: String(index + shift),
    name: period.label,
    isChosen: index + shift === values[name],
  }));
  const chosen = options.find(({ isChosen }) => isChosen);
  return (
    <PickerChip
      label={label}
      isLabelSpoken
      isActive={chosen !== undefined}
      isSingle
      text={chosen ? t('rules.period', { name: chosen.name }) : t('rules.choose', { what: label })}
      options={options}
      onChoose={(id) => set(Number(id))}
    />
  );
}

/** The periods that a rule can name: of one for several subjects those that all have, of people all of the longest. */
function periodsOf(draft: Draft, { rule, owners, values }: PartProps) {
  const { structures } = draft.schoolData;
  const own = structuresOfForm(draft, rule, { ownerType: owners.type, bases: owners.ids, values });
  const ids = own.length > 0 ? own : Object.keys(structures);
  const lists = ids.flatMap((id) => (structures[id] ? [structures[id].periods] : []));
  const byLength = lists.toSorted((a, b) => a.length - b.length);
  const isOfPeople = owners.type === 'teacher' || owners.type === 'group';
  return (isOfPeople ? byLength.at(-1) : byLength[0]) ?? [];
}
