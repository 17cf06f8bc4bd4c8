import type { KindName } from '@bellgrid/constraints';
import { type Draft, type RuleRecord, rulesFor } from '@bellgrid/model';
import { translate } from '@bellgrid/texts';
import { Select } from '@mantine/core';
import type { i18n } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { findEntries } from './find-entries.ts';
import { type KindEntry, ruleEntry } from './kind-entries.ts';
import { knownNames, type NamedParts } from './named-in-search.ts';
import { ownerText } from './owner-text.ts';
import { kindNamed, type RuleOwners, recordOf } from './rule-row.ts';

interface KindPickerProps {
  readonly owners: RuleOwners;
  readonly value: KindName | null;
  /** @param named the days, numbers and periods that the search names. */
  readonly onChange: (kind: KindName, named: NamedParts) => void;
  readonly onDropdownClose?: () => void;
  readonly autoFocus?: boolean;
}

/** Chooses the kind of a rule by its sentence; the search is that of "Add constraint", best first. */
export function KindPicker({ owners, value, onChange, onDropdownClose, autoFocus = false }: KindPickerProps) {
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [search, setSearch] = useState('');
  const entries = useMemo(() => ownEntries(i18n, draft, owners), [i18n, draft, owners]);
  const groups = useMemo(() => grouped(i18n, entries), [i18n, entries]);
  const names = useMemo(() => knownNames(draft), [draft]);
  const isChosen = entries.some(({ kind, label }) => kind === value && label === search);
  const typed = isChosen ? '' : search;
  const { entries: found, named } = useMemo(
    () => findEntries(i18n, typed, { entries, names, isFirst: () => true }),
    [i18n, typed, entries, names],
  );
  return (
    <Select
      aria-label={t('rules.type')}
      placeholder={t('rules.typePlaceholder')}
      data={typed.trim() === '' ? groups : found.map(optionOf)}
      value={value}
      onChange={(chosen) => {
        const kind = kindNamed(chosen);
        if (kind) onChange(kind, named);
      }}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      {...(onDropdownClose && { onDropdownClose })}
      allowDeselect={false}
      searchable
      data-next-focus
      data-autofocus={autoFocus || undefined}
      maxDropdownHeight="min(340px, 40vh)"
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      styles={{ dropdown: { maxWidth: 'calc(100vw - 24px)' } }}
      nothingFoundMessage={t('rules.noTargets')}
    />
  );
}

type KindGroup = 'people' | 'periods' | 'days' | 'times' | 'order' | 'subjects' | 'lessons';
const order: readonly KindGroup[] = ['people', 'periods', 'days', 'times', 'order', 'subjects', 'lessons'];

function groupOf({ on, fields, isMutual }: RuleRecord): KindGroup {
  if (on === 'subjects' || on === 'lessons') return on;
  if (on !== 'side') return 'people';
  if (fields.values?.type === 'indices') return fields.values.of;
  return isMutual ? 'times' : 'order';
}

/** The kinds that a rule of these items can be of. */
export function ownEntries(texts: i18n, draft: Draft, owners: RuleOwners): KindEntry[] {
  const someone = ownerText(texts, draft, owners);
  return rulesFor(owners.type).map((rule) => ruleEntry(texts, draft, rule, { type: owners.type, someone }));
}

const optionOf = ({ kind, label }: KindEntry) => ({ value: kind, label });

/** The kinds in groups, before anything is searched. */
export function grouped(texts: i18n, entries: readonly KindEntry[]) {
  return order.flatMap((group) => {
    const items = entries.filter(({ kind }) => {
      const rule = recordOf({ kind });
      return rule !== undefined && groupOf(rule) === group;
    });
    return items.length === 0
      ? []
      : [{ group: translate(texts, `rules.groups.${group}`), items: items.map(optionOf) }];
  });
}
