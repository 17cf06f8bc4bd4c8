import { type Draft, type Id, subjectsTooLong, subjectsWithoutTeachers } from '@bellgrid/model';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';
import { subjectsByName } from '../../ui/fields/draft-items.ts';
import { FindingBanner } from '../../ui/fields/FindingBanner.tsx';
import { TableImportButton } from '../table-import/TableImportButton.tsx';
import { TeachersWithoutSubjects } from '../teachers/TeachersWithoutSubjects.tsx';
import { subjectEntity } from './subject-entity.ts';

/** The Subjects screen. */
export function SubjectsPage() {
  const navigate = useNavigate();
  const items = subjectsByName(useDraft((draft) => draft.subjects));
  const hasClassrooms = useDraft((draft) => draft.config.isClassroomsEnabled);
  const entity = useMemo(
    () =>
      subjectEntity(hasClassrooms, (ids) => {
        void navigate({
          to: '/subjects/$subject/lessons',
          params: { subject: 'multi-select' },
          state: { subjects: ids },
        });
      }),
    [hasClassrooms, navigate],
  );
  return (
    <EntityList
      entity={entity}
      items={items}
      banners={<SubjectBanners />}
      tools={<TableImportButton kind="subjects" />}
    />
  );
}

/** Warnings about some subjects, and about teachers who have none. */
function SubjectBanners() {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const found = useMemo(() => {
    const named = (ids: readonly Id[]) => ids.map((id) => ({ id, name: subjectLabel(draft, id) }));
    return {
      tooLong: named(subjectsTooLong(draft)),
      withoutTeachers: named(subjectsWithoutTeachers(draft)),
    };
  }, [draft]);
  return (
    <>
      <FindingBanner severity="error" text={t('subjects.tooLong')} items={found.tooLong} path="/subjects" />
      <FindingBanner
        severity="warning"
        text={t('subjects.withoutTeachers')}
        items={found.withoutTeachers}
        path="/subjects"
      />
      <TeachersWithoutSubjects />
    </>
  );
}

/** A subject's name with its classes, as many a school has one Maths for each class. */
function subjectLabel(draft: Draft, id: Id): string {
  const subject = draft.subjects[id];
  const groups = subject?.groups.flatMap((group) => draft.groups[group]?.name ?? []) ?? [];
  const name = subject?.name ?? '';
  return groups.length === 0 ? name : `${name} (${groups.join(', ')})`;
}
