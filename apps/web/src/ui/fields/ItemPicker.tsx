import type { Id } from '@bellgrid/model';
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { everyWordOf } from './every-word.ts';
import classes from './ItemPicker.module.css';
import { type PickerItem, SELECT_ALL_FROM } from './picker-item.ts';

interface ItemPickerProps {
  readonly label: string;
  readonly items: readonly PickerItem[];
  readonly value: readonly Id[];
  readonly onChange: (ids: Id[]) => void;
  readonly placeholder?: string;
  readonly description?: string | undefined;
  readonly disabled?: boolean;
  /** The text of the list when there is nothing to choose from. */
  readonly nothing?: string;
}

const CHIPS_SHOWN = 8;
const ALL = 'select all';
const order: ('label' | 'input' | 'description')[] = ['label', 'input', 'description'];

/** A field that chooses several items of a list: chips, a search, and 'Select All' in longer lists. Give it the same functions. */
export const ItemPicker = memo(function ItemPicker(props: ItemPickerProps) {
  const { label, items, value, onChange, placeholder, description, disabled, nothing } = props;
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const chosen = useMemo(() => new Set(value), [value]);
  const isAll = items.length > 0 && items.every(({ id }) => chosen.has(id));

  const submit = (id: string) => {
    setSearch('');
    if (id === ALL) onChange(isAll ? [] : items.map((item) => item.id));
    else if (chosen.has(id)) onChange(value.filter((each) => each !== id));
    else onChange([...value, id]);
  };

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={submit}
      disabled={disabled}
      classNames={{ dropdown: classes.dropdown, option: classes.option }}
    >
      <Combobox.DropdownTarget>
        <PillsInput
          size="md"
          inputWrapperOrder={order}
          {...{ label, description, disabled }}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            <Chips {...{ items, value, disabled }} onRemove={submit} />
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                value={search}
                disabled={disabled}
                placeholder={value.length === 0 ? placeholder : undefined}
                onBlur={() => {
                  combobox.closeDropdown();
                  setSearch('');
                }}
                onChange={(event) => {
                  setSearch(event.currentTarget.value);
                  combobox.openDropdown();
                  combobox.updateSelectedOptionIndex();
                }}
                onKeyDown={(event) => {
                  const last = value.at(-1);
                  if (event.key === 'Backspace' && search === '' && last !== undefined) submit(last);
                  // Escape closes the list first, and only then the card around it.
                  if (event.key === 'Escape' && combobox.dropdownOpened) event.stopPropagation();
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown onMouseDown={(event) => event.preventDefault()}>
        {combobox.dropdownOpened && (
          <Combobox.Options className={classes.options} aria-label={label} aria-multiselectable>
            {items.length >= SELECT_ALL_FROM && search.trim() === '' && (
              <Combobox.Option value={ALL} aria-selected={isAll}>
                <Tick on={isAll} />
                <b>{t(isAll ? 'fields.deselectAll' : 'fields.selectAll')}</b>
              </Combobox.Option>
            )}
            <Choices {...{ items, search, chosen, nothing }} />
          </Combobox.Options>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
});

interface ChipsProps extends Pick<ItemPickerProps, 'items' | 'value' | 'disabled'> {
  readonly onRemove: (id: Id) => void;
}

function Chips({ items, value, disabled, onRemove }: ChipsProps) {
  const { t } = useTranslation();
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const known = value.flatMap((id) => byId.get(id) ?? []);
  const hidden = known.slice(CHIPS_SHOWN);
  return (
    <>
      {known.slice(0, CHIPS_SHOWN).map(({ id, name, color, hint }) => (
        <Pill
          key={id}
          className={classes.pill}
          title={hint ? `${name}, ${hint}` : name}
          withRemoveButton={!disabled}
          onRemove={() => onRemove(id)}
        >
          {color !== undefined && <i className={classes.dot} style={{ background: color }} />}
          <bdi>{name}</bdi>
          {hint !== undefined && <span className={classes.chipHint}>{hint}</span>}
        </Pill>
      ))}
      {hidden.length > 0 && (
        <Pill className={classes.pill} title={hidden.map(({ name }) => name).join(', ')}>
          {t('fields.more', { count: hidden.length })}
        </Pill>
      )}
    </>
  );
}

interface ChoicesProps extends Pick<ItemPickerProps, 'items' | 'nothing'> {
  readonly search: string;
  readonly chosen: ReadonlySet<Id>;
}

function Choices({ items, search, chosen, nothing }: ChoicesProps) {
  const { t } = useTranslation();
  const { shown, hidden } = matchingItems(items, search);
  if (items.length === 0) return <Combobox.Empty>{nothing ?? t('fields.nothing')}</Combobox.Empty>;
  return (
    <>
      {shown.map(({ id, name, color, hint }) => (
        <Combobox.Option key={id} value={id} aria-selected={chosen.has(id)}>
          <Tick on={chosen.has(id)} />
          {color !== undefined && <i className={classes.dot} style={{ background: color }} />}
          <bdi className={classes.name}>{name}</bdi>
          {hint !== undefined && <span className={classes.hint}>{hint}</span>}
        </Combobox.Option>
      ))}
      {shown.length === 0 && <Combobox.Empty>{t('fields.noMatch')}</Combobox.Empty>}
      {hidden > 0 && <Combobox.Footer>{t('fields.typeForMore', { count: hidden })}</Combobox.Footer>}
    </>
  );
}

function Tick({ on }: { on: boolean }) {
  return <span className={classes.tick}>{on && <IconCheck size={14} stroke={2.4} aria-hidden />}</span>;
}

/** The most choices that a list shows at once; more are found by typing. */
const MOST_SHOWN = 100;

interface MatchingItems {
  readonly shown: readonly PickerItem[];
  /** Matches that the list leaves out. */
  readonly hidden: number;
}

/** The items whose name and hint have every word of the search, ignoring case. */
export function matchingItems(items: readonly PickerItem[], search: string): MatchingItems {
  const isWanted = everyWordOf(search);
  const matches = items.filter(({ name, hint = '' }) => isWanted(`${name} ${hint}`));
  return { shown: matches.slice(0, MOST_SHOWN), hidden: Math.max(0, matches.length - MOST_SHOWN) };
}
