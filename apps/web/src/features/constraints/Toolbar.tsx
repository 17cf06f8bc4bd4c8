import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { IconAdjustments, IconPlus, IconSearch } from '@tabler/icons-react';
import { memo, type ReactNode, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ErrorSource, showErrorsFrom, useShownProblems } from '../../document/run/shown-problems.ts';
import { PickerChip } from '../../ui/fields/PickerChip.tsx';
import classes from './ConstraintsPage.module.css';

export interface TabActions {
  readonly onAdd: () => void;
  readonly onWeights: () => void;
}

interface ToolbarProps extends TabActions {
  /** The words to search for; null for a tab without a search. */
  readonly search: string | null;
  readonly onSearch: (search: string) => void;
  /** The name of the field, where it is not constraints that are searched. */
  readonly searchLabel?: string;
  readonly isConflicting: boolean;
  readonly onConflicting: (on: boolean) => void;
  /** Further filters, and further buttons. */
  readonly children?: ReactNode;
  readonly buttons?: ReactNode;
}

/** The line above a tab: its search and filters, and on its end the weights and "Add constraint". */
export function Toolbar(props: ToolbarProps) {
  const { search, onSearch, searchLabel, isConflicting, onConflicting, children, buttons } = props;
  const { onAdd, onWeights } = props;
  const { t } = useTranslation();
  const { source, hasAny } = useShownProblems();
  const sources: readonly ErrorSource[] = ['conflicts', 'draft'];
  const shown = t(`constraints.source.${source}`);
  return (
    <div className={classes.toolbar}>
      <div className={classes.filters}>
        {search !== null && (
          <SearchField first={search} label={searchLabel ?? t('constraints.search')} onSearch={onSearch} />
        )}
        {hasAny && (
          <PickerChip
            label={t('constraints.source.label')}
            text={t('constraints.source.shown', { source: shown })}
            isActive={source === 'conflicts'}
            isSingle
            options={sources.map((id) => ({
              id,
              name: t(`constraints.source.${id}`),
              isChosen: id === source,
            }))}
            onChoose={(id) => showErrorsFrom(id === 'conflicts' ? 'conflicts' : 'draft')}
          />
        )}
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={isConflicting}
          onClick={() => onConflicting(!isConflicting)}
        >
          {t('constraints.conflicting')}
        </button>
        {children}
      </div>
      <div className={classes.end}>
        {buttons}
        <Tooltip label={t('constraints.adjustWeights')}>
          <ActionIcon
            size={34}
            variant="default"
            aria-label={t('constraints.adjustWeights')}
            onClick={onWeights}
          >
            <IconAdjustments size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
          {t('rules.add')}
        </Button>
      </div>
    </div>
  );
}

interface SearchFieldProps {
  /** The words that it begins with. */
  readonly first: string;
  readonly label: string;
  readonly onSearch: (search: string) => void;
}

/** Shows each key at once; what is found follows when the browser has time for it. */
const SearchField = memo(function SearchField({ first, label, onSearch }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <TextInput
      className={classes.search}
      size="sm"
      leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
      value={value}
      placeholder={label}
      aria-label={label}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setValue(typed);
        startTransition(() => onSearch(typed));
      }}
    />
  );
});
