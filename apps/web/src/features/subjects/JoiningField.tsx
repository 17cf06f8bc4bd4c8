import type { Draft } from '@bellgrid/model';
import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Joining, type Separation, separationCount } from './joint-lessons.ts';

interface JoiningFieldProps {
  readonly draft: Draft;
  readonly value: Joining;
  readonly onChange: (value: Joining) => void;
  /** The classes that have lessons of their own if that is chosen. */
  readonly parts: readonly Separation[];
  /** The subject is new, and what is chosen makes all of its lessons. */
  readonly isNew?: boolean;
  /** More about lessons of their own. */
  readonly note?: string | undefined;
}

/** Gives the classes of a subject lessons of their own or joint ones; names the subjects that are added. */
export function JoiningField({ draft, value, onChange, parts, isNew = false, note }: JoiningFieldProps) {
  const { t } = useTranslation();
  const added = separationCount(draft, parts, isNew);
  const makes = t('subjects.joining.makes', {
    subjects: t('lists.subjects.count', { count: added.subjects }),
    lessons: t('subjects.lessonCount', { count: added.lessons }),
  });
  return (
    <Radio.Group
      label={t('subjects.joining.label')}
      value={value}
      onChange={(next) => onChange(next === 'together' ? 'together' : 'own')}
    >
      <Stack gap={8} mt={6}>
        <Radio
          value="own"
          label={t('subjects.joining.own')}
          description={parts.length === 0 ? undefined : [makes, note].filter(Boolean).join(' ')}
        />
        <Radio
          value="together"
          label={t('subjects.joining.together')}
          description={t('subjects.joining.togetherHint')}
        />
      </Stack>
    </Radio.Group>
  );
}
