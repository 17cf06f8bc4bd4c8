import type { Id } from '@bellgrid/model';
import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduleView } from '../timetable-grid/schedule-view.ts';
import type { ViewItem } from '../timetable-grid/view-items.ts';
import classes from './Chip.module.css';
import { matchesSearch } from './staged-lessons.ts';

interface ItemFilterProps {
  readonly view: ScheduleView;
  readonly items: readonly ViewItem[];
  /** Null shows all. */
  readonly only: ReadonlySet<Id> | null;
  readonly onChange: (ids: readonly Id[] | null) => void;
}

const NAMES_SHOWN = 3;
const ALL = '';

/** A chip that says which items are shown, and opens a list to choose them from. */
export function ItemFilter({ view, items, only, onChange }: ItemFilterProps) {
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
  const found = items.filter((item) => matchesSearch(item.name, search));
  const choose = (id: string) => {
    if (id === ALL) {
      onChange(null);
      return;
    }
    const next = new Set(only);
    if (!next.delete(id)) next.add(id);
    onChange(next.size === 0 ? null : items.filter((item) => next.has(item.id)).map((item) => item.id));
  };

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
          data-active={only !== null || undefined}
          onClick={() => combobox.toggleDropdown()}
        >
          <span className="visually-hidden">{t(`schedule.filter.label.${view}`)}: </span>
          <span className={classes.text}>{chipText(t(`schedule.filter.all.${view}`), items, only)}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
          placeholder={t('schedule.filter.search')}
          aria-label={t('schedule.filter.search')}
        />
        <Combobox.Options
          className={classes.options}
          tabIndex={0}
          aria-label={t(`schedule.filter.label.${view}`)}
          aria-multiselectable
        >
          {search === '' && (
            <Combobox.Option value={ALL} aria-selected={only === null}>
              <Tick on={only === null} />
              <span className={classes.all}>{t(`schedule.filter.all.${view}`)}</span>
            </Combobox.Option>
          )}
          {found.map((item) => (
            <Combobox.Option key={item.id} value={item.id} aria-selected={only?.has(item.id) ?? false}>
              <Tick on={only?.has(item.id) ?? false} />
              <i style={{ background: item.color }} />
              <span>{item.name}</span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{t('schedule.filter.nothing')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Tick({ on }: { on: boolean }) {
  return <span className={classes.tick}>{on && <IconCheck size={14} stroke={2.4} aria-hidden />}</span>;
}

/** 'All classes', or the first names: '9A, 9B, 10A +2'. */
function chipText(all: string, items: readonly ViewItem[], only: ReadonlySet<Id> | null): string {
  if (only === null) return all;
  const names = items.filter((item) => only.has(item.id)).map((item) => item.name);
  const more = names.length - NAMES_SHOWN;
  return names.slice(0, NAMES_SHOWN).join(', ') + (more > 0 ? ` +${more}` : '') || all;
}
