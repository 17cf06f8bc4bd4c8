import type { Teacher } from '@bellgrid/model';
import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CardFact } from '../../ui/entity-list/CardBody.tsx';
import { teacherFacts } from './teacher-facts.ts';

/** The periods that a teacher has to teach and those available, with a warning when they do not fit. */
export function TeacherLoad({ teacher }: { readonly teacher: Teacher }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { taught, available } = teacherFacts(draft)(teacher);
  const text = t('teachers.load', { taught, available });
  if (taught <= available) return <CardFact>{text}</CardFact>;
  return (
    <Tooltip label={t('teachers.overloaded')}>
      <span>
        <CardFact tone="soft">
          <IconAlertTriangle size={14} stroke={2} aria-hidden />
          {text}
          <span className="visually-hidden">{t('teachers.overloaded')}</span>
        </CardFact>
      </span>
    </Tooltip>
  );
}
