import type { Id } from '@bellgrid/model';
import { joinNames } from '@bellgrid/texts';
import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Chip.module.css';
import { everyWordOf } from './every-word.ts';
import { SELECT_ALL_FROM } from './picker-item.ts';

export interface ChipOption {
  readonly id: Id;
  readonly name: string;
  readonly color?: string;
  readonly isChosen: boolean;
  /** 'All classes', 'No teacher': it has no record of its own. */
  readonly isSpecial?: boolean;
  /** It stands for all: 'Select All' is offered for what a search finds alone. */
  readonly isEvery?: boolean;
}

interface PickerChipProps {
  /** The name of the choice. */
  readonly label: string;
  /** The text of the chip. */
  readonly text: string;
  /** The text does not include the label: it is for users who cannot see the position of the chip. */
  readonly isLabelSpoken?: boolean;
  readonly isActive: boolean;
  readonly options: readonly ChipOption[];
  /** Choosing one closes the list. */
  readonly isSingle?: boolean;
  readonly onChoose: (id: Id) => void;
  /** Adds all options that are found, or takes them out of the choice; long lists offer it. Not for a choice of one. */
  readonly onChooseAll?: (ids: readonly Id[], isOn: boolean) => void;
}

/** The value of the option for all; no record has this id. */
const SELECT_ALL = '\n';

/** So many options the list shows at once; more are found by typing. */
const MOST_SHOWN = 100;

/** A chip that says what is chosen, and opens a list with a search to choose from. */
export function PickerChip(props: PickerChipProps) {
  const { label, text, isLabelSpoken, isActive, options, isSingle, onChoose, onChooseAll } = props;
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      // At once: later, the focus may be elsewhere already.
      combobox.targetRef.current?.focus();
      setSearch('');
    },
  });
  const matches = everyWordOf(search);
  const found = options.filter((option) => matches(option.name));
  const hidden = found.length - MOST_SHOWN;
  const items = found.filter(({ isSpecial }) => !isSpecial);
  const isAll = items.every(({ isChosen }) => isChosen);
  const hasEvery = search.trim() === '' && options.some(({ isEvery }) => isEvery);
  return (
    <Combobox
      store={combobox}
      width={264}
      position="bottom-start"
      onOptionSubmit={(id) => {
        if (id === SELECT_ALL)
          onChooseAll?.(
            items.map((each) => each.id),
            !isAll,
          );
        else onChoose(id);
        if (isSingle) combobox.closeDropdown();
      }}
      classNames={{ dropdown: classes.dropdown, option: classes.option, search: classes.search }}
    >
      <Combobox.Target targetType="button">
        <button
          type="button"
          className={classes.chip}
          data-active={isActive || undefined}
          onClick={() => combobox.toggleDropdown()}
        >
          {isLabelSpoken ? <span className="visually-hidden">{label}: </span> : null}
          <span className={classes.text} dir="auto">
            {text}
          </span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          placeholder={t('common.find')}
          aria-label={t('common.find')}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
        />
        <Combobox.Options
          className={classes.options}
          tabIndex={0}
          aria-label={label}
          aria-multiselectable={!isSingle}
        >
          {onChooseAll && !hasEvery && items.length >= SELECT_ALL_FROM && (
            <Combobox.Option value={SELECT_ALL} aria-selected={isAll}>
              <span className={classes.tick}>
                {isAll ? <IconCheck size={14} stroke={2.4} aria-hidden /> : null}
              </span>
              <span className={classes.all}>{t(isAll ? 'fields.deselectAll' : 'fields.selectAll')}</span>
            </Combobox.Option>
          )}
          {found.slice(0, MOST_SHOWN).map(({ id, name, color, isChosen, isSpecial }) => (
            <Combobox.Option key={id} value={id} aria-selected={isChosen}>
              <span className={classes.tick}>
                {isChosen ? <IconCheck size={14} stroke={2.4} aria-hidden /> : null}
              </span>
              {color === undefined ? null : <i style={{ background: color }} />}
              <span dir="auto" className={isSpecial ? classes.all : undefined} title={name}>
                {name}
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 ? <Combobox.Empty>{t('common.nothingFound')}</Combobox.Empty> : null}
          {hidden > 0 ? (
            <Combobox.Footer>{t('fields.typeForMore', { count: hidden })}</Combobox.Footer>
          ) : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** So many names a chip has at most. */
export const NAMES_IN_CHIP = 6;

/** The first names of the choice, and the number of others: '9A, 9B +2'. */
export function firstNames(names: readonly string[], most: number): string {
  const more = names.length - most;
  return joinNames(names.slice(0, most)) + (more > 0 ? ` +${more}` : '');
}
