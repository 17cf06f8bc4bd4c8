import { teachersWithoutSubjects } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { FindingBanner } from '../../ui/fields/FindingBanner.tsx';

/** A warning about teachers who teach nothing; nothing while there are none, or no subjects yet. */
export function TeachersWithoutSubjects() {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const items = useMemo(
    () =>
      Object.keys(draft.subjects).length === 0
        ? []
        : teachersWithoutSubjects(draft).flatMap((id) => draft.teachers[id] ?? []),
    [draft],
  );
  return (
    <FindingBanner severity="warning" text={t('teachers.withoutSubjects')} items={items} path="/teachers" />
  );
}
