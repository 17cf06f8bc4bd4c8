import { type Id, subjectsTooLong, subjectsWithoutTeachers } from '@bellgrid/model';
import { Button, SegmentedControl } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { rememberOnPage, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { leaveOpenForm } from '../../ui/entity-form/edit-guard.ts';
import { severalForm } from '../../ui/entity-form/MultiEditModal.tsx';
import { useEntryToOpen } from '../../ui/entity-form/use-entry-to-open.ts';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';
import { rememberedList, rememberList } from '../../ui/entity-list/list-memory.ts';
import { sortedSubjects, subjectTitle } from '../../ui/fields/draft-items.ts';
import { FindingBanner } from '../../ui/fields/FindingBanner.tsx';
import { SharedShortNames } from '../../ui/fields/SharedShortNames.tsx';
import { CurriculumMatrix } from '../curriculum/CurriculumMatrix.tsx';
import { PASTE_FORM } from '../curriculum/PasteDialog.tsx';
import { CELL_FORM } from '../curriculum/use-kept-cell.ts';
import { TableImportButton } from '../table-import/TableImportButton.tsx';
import { TeachersWithoutSubjects } from '../teachers/TeachersWithoutSubjects.tsx';
import { subjectEntity } from './subject-entity.ts';

const VIEW = 'subjects view';
type View = 'matrix' | 'list' | 'grid';

/** The Subjects screen: the curriculum matrix, or a list of all subjects. An address of one subject shows it in the list. */
export function SubjectsPage() {
  const { id } = useParams({ strict: false });
  const isMatrix = usePageMemory(({ memory }) => memory[VIEW] === 'matrix');
  const tools = <TableImportButton kind="subjects" />;
  const isOne = id !== undefined;
  useEffect(() => {
    if (isOne) rememberOnPage(VIEW, 'list');
  }, [isOne]);
  useEntryToOpen(({ form, records = [] }) => {
    const { subjects } = draftSession.draft;
    const isOfSubjects = form === severalForm(records) && records.every((each) => subjects[each]);
    // Only the view is chosen here: what it shows opens the form.
    if (isMatrix && isOfSubjects) rememberOnPage(VIEW, 'list');
    else if (!isMatrix && (form === PASTE_FORM || form.startsWith(CELL_FORM))) showMatrix();
    return false;
  });
  if (!isMatrix || isOne) return <SubjectList tools={tools} />;
  return (
    <CurriculumMatrix
      tools={tools}
      views={<SubjectViews view="matrix" onView={(view) => leaveOpenForm(() => showList(view))} />}
    />
  );
}

/** Shows the list, as cards or as lines. */
function showList(view: View): void {
  if (view === 'matrix') return;
  const { draft } = draftSession;
  const list = rememberedList('subjects', draft);
  rememberList('subjects', { ...list, view, isViewChosen: true }, draft.config.listViewDefaultView);
  rememberOnPage(VIEW, 'list');
}

const showMatrix = (): void => rememberOnPage(VIEW, 'matrix');

function SubjectViews({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      aria-label={t('curriculum.views')}
      value={view}
      data={[
        { value: 'matrix', label: t('curriculum.matrix') },
        { value: 'list', label: t('curriculum.list') },
        { value: 'grid', label: t('curriculum.cards') },
      ]}
      onChange={(next) => onView(next as View)}
    />
  );
}

/** The quickest way to enter the subjects of all classes. */
function BeginMatrix() {
  const { t } = useTranslation();
  return (
    <Button leftSection={<IconTable size={18} stroke={1.7} aria-hidden />} onClick={showMatrix}>
      {t('curriculum.begin')}
    </Button>
  );
}

function SubjectList({ tools }: { readonly tools: ReactNode }) {
  const navigate = useNavigate();
  const subjects = useDraft((draft) => draft.subjects);
  const groups = useDraft((draft) => draft.groups);
  const items = sortedSubjects({ subjects, groups });
  const entity = useMemo(
    () =>
      subjectEntity((ids) => {
        void navigate({
          to: '/subjects/$subject/lessons',
          params: { subject: 'multi-select' },
          state: { subjects: ids },
        });
      }),
    [navigate],
  );
  return (
    <EntityList
      entity={entity}
      items={items}
      banners={<SubjectBanners />}
      tools={tools}
      begin={<BeginMatrix />}
      views={(view, onView) => (
        <SubjectViews
          view={view}
          onView={(next) => (next === 'matrix' ? leaveOpenForm(showMatrix) : onView(next))}
        />
      )}
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
      <SharedShortNames kind="subjects" />
      <TeachersWithoutSubjects />
    </>
  );
}
