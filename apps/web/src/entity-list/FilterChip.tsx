import type { Id } from '@bellgrid/model';
import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../schedule/Chip.module.css';
import { type FilterKind, NO_ITEM, nameMatches } from './list-filter.ts';

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
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
  });
  const label = t(`lists.filter.${kind}`);
  const all = [{ id: NO_ITEM, name: t(`lists.filter.none.${kind}`) }, ...options];
  const found = all.filter((option) => nameMatches(option.name, search));
  const names = all.filter((option) => chosen.includes(option.id)).map((option) => option.name);
  const more = names.length > NAMES_SHOWN ? ` +${names.length - NAMES_SHOWN}` : '';
  const choose = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Combobox
      store={combobox}
      width={264}
      position="bottom-start"
      onOptionSubmit={choose}
      classNames={{ dropdown: classes.dropdown, option: classes.option, search: classes.search }}
    >
      <Combobox.Target targetType="button">
        <button
          type="button"
          className={classes.chip}
          data-active={names.length > 0 || undefined}
          onClick={() => combobox.toggleDropdown()}
        >
          <span className={classes.text}>
            {names.length === 0 ? label : `${label}: ${names.slice(0, NAMES_SHOWN).join(', ')}${more}`}
          </span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          placeholder={t('lists.filter.find')}
          aria-label={t('lists.filter.find')}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
        />
        <Combobox.Options className={classes.options} tabIndex={0} aria-label={label} aria-multiselectable>
          {found.map(({ id, name }) => (
            <Combobox.Option key={id} value={id} aria-selected={chosen.includes(id)}>
              <span className={classes.tick}>
                {chosen.includes(id) ? <IconCheck size={14} stroke={2.4} aria-hidden /> : null}
              </span>
              <span className={id === NO_ITEM ? classes.all : undefined} title={name}>
                {name}
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 ? <Combobox.Empty>{t('lists.filter.nothing')}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
