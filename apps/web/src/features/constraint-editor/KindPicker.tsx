import { type KindName, kinds } from '@bellgrid/constraints';
import { type Draft, type RuleRecord, rulesFor } from '@bellgrid/model';
import { translate } from '@bellgrid/texts';
import { type ComboboxParsedItem, Select } from '@mantine/core';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { everyWordOf } from '../../ui/fields/every-word.ts';
import { fieldLabel } from './field-label.ts';
import { ownerText } from './owner-text.ts';
import { kindNamed, type RuleOwners } from './rule-row.ts';
import { ruleSentence } from './rule-sentence.ts';

interface KindPickerProps {
  readonly owners: RuleOwners;
  readonly value: KindName | null;
  readonly onChange: (kind: KindName) => void;
  readonly onDropdownClose?: () => void;
  readonly autoFocus?: boolean;
}

/** Chooses the kind of a rule by its sentence; the search knows the words of the sentence and those of its fields. */
export function KindPicker({ owners, value, onChange, onDropdownClose, autoFocus = false }: KindPickerProps) {
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { groups, words } = useMemo(() => kindChoices(i18n, draft, owners), [i18n, draft, owners]);
  return (
    <Select
      aria-label={t('rules.type')}
      placeholder={t('rules.typePlaceholder')}
      data={groups}
      value={value}
      onChange={(chosen) => {
        const kind = kindNamed(chosen);
        if (kind) onChange(kind);
      }}
      filter={({ options, search }) => {
        const isWanted = everyWordOf(search);
        const matches = (name: string) => isWanted(words.get(name) ?? '');
        return options.flatMap((each): ComboboxParsedItem[] => {
          if (!('group' in each)) return matches(each.value) ? [each] : [];
          const items = each.items.filter((item) => matches(item.value));
          return items.length > 0 ? [{ ...each, items }] : [];
        });
      }}
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

/** The kinds that a rule of these items can be of, with the words that a search finds them by. */
export function kindChoices(i18n: i18n, draft: Draft, owners: RuleOwners) {
  const t = i18n.t;
  const words = new Map<string, string>();
  const found = rulesFor(owners.type).map((rule) => {
    const label = kindText(i18n, draft, owners, rule.kind as KindName, ownerText(i18n, draft, owners));
    const more = `constraints.words.${rule.kind}`;
    words.set(rule.kind, i18n.exists(more) ? `${label} ${translate(i18n, more)}` : label);
    return { group: groupOf(rule), item: { value: rule.kind, label } };
  });
  const groups = order.flatMap((group) => {
    const items = found.flatMap((each) => (each.group === group ? [each.item] : []));
    return items.length === 0 ? [] : [{ group: t(`rules.groups.${group}`), items }];
  });
  return { groups, words };
}

/** The sentence of a kind with the words of its fields in place of values, and of who the rule is for. */
export function kindText(
  i18n: i18n,
  draft: Draft,
  owners: RuleOwners,
  kind: KindName,
  whose: string,
): string {
  const { record } = kinds[kind];
  const parts = ruleSentence(i18n, draft, kinds[kind], {
    ownerType: owners.type,
    base: owners.ids[0] ?? '',
    values: {},
  });
  return parts
    .map((each) => {
      if (each.part === 'text') return each.text;
      if (each.part === 'base') return whose;
      const field = (record?.fields as Record<string, RuleRecord['fields'][string]> | undefined)?.[each.name];
      if (field?.type === 'number') return `[${i18n.t('names.number', { value: field.initial(draft) })}]`;
      return field ? `[${fieldLabel(i18n, each.name, field)}]` : '';
    })
    .join('');
}
