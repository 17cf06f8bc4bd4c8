import type { Draft, Id } from '@bellgrid/model';
import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { itemNames } from '../../ui/fields/draft-items.ts';
import { joinOf } from './joint-lessons.ts';

interface JoinManyFieldProps {
  readonly draft: Draft;
  readonly ids: readonly Id[];
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Makes several subjects of one name one with joint lessons. */
export function JoinManyField({ draft, ids, value, onChange }: JoinManyFieldProps) {
  const { t } = useTranslation();
  const join = joinOf(draft, ids);
  if (!join) return null;
  const name = itemNames(draft.groups, draft.subjects[join.into]?.groups ?? []).join(', ');
  return (
    <Radio.Group
      label={t('subjects.joining.manyLabel')}
      value={value ? 'together' : 'own'}
      onChange={(next) => onChange(next === 'together')}
    >
      <Stack gap={8} mt={6}>
        <Radio value="own" label={t('subjects.joining.keepOwn')} />
        <Radio
          value="together"
          label={t('subjects.joining.together')}
          description={t('subjects.joining.becomeOne', { name })}
        />
      </Stack>
    </Radio.Group>
  );
}
