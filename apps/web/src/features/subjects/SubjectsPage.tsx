import { type Id, subjectsTooLong, subjectsWithoutTeachers } from '@bellgrid/model';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';
import { sortedSubjects, subjectTitle } from '../../ui/fields/draft-items.ts';
import { FindingBanner } from '../../ui/fields/FindingBanner.tsx';
import { TableImportButton } from '../table-import/TableImportButton.tsx';
import { TeachersWithoutSubjects } from '../teachers/TeachersWithoutSubjects.tsx';
import { subjectEntity } from './subject-entity.ts';

/** The Subjects screen. */
export function SubjectsPage() {
  const navigate = useNavigate();
  const subjects = useDraft((draft) => draft.subjects);
  const groups = useDraft((draft) => draft.groups);
  const items = sortedSubjects({ subjects, groups });
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
    const named = (ids: readonly Id[]) =>
      ids.flatMap((id) => {
        const subject = draft.subjects[id];
        return subject ? [{ id, name: subjectTitle(draft, subject) }] : [];
      });
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
