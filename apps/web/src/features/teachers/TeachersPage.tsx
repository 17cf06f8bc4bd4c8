import { commands, type Draft, type Id, type Teacher } from '@bellgrid/model';
import { IconUserShare } from '@tabler/icons-react';
import { draftSession } from '../../document/draft/draft-session.ts';
import { lossesBy } from '../../document/draft/losses.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { t } from '../../platform/texts/i18n.ts';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';
import type { DeletionQuestion, ItemCommand, ListEntity } from '../../ui/entity-list/list-entity.ts';
import type { ListFilter } from '../../ui/entity-list/list-filter.ts';
import { teachersByName } from '../../ui/fields/draft-items.ts';
import { SharedShortNames } from '../../ui/fields/SharedShortNames.tsx';
import { subjectRooms } from '../../ui/fields/subject-rooms.ts';
import { HandOver } from '../hand-over/HandOver.tsx';
import { askHandOver } from '../hand-over/hand-over-store.ts';
import { TableImportButton } from '../table-import/TableImportButton.tsx';
import { TeacherCard, TeacherDetails, TeacherLine, TeacherMore } from './TeacherCard.tsx';
import { TeacherForm } from './TeacherForm.tsx';
import { TeacherMultiEdit } from './TeacherMultiEdit.tsx';
import { TeachersWithoutSubjects } from './TeachersWithoutSubjects.tsx';

/** The Teachers screen. */
export function TeachersPage() {
  const items = teachersByName(useDraft((draft) => draft.teachers));
  return (
    <>
      <EntityList
        entity={teacherEntity}
        items={items}
        banners={
          <>
            <TeachersWithoutSubjects />
            <SharedShortNames kind="teachers" />
          </>
        }
        tools={<TableImportButton kind="teachers" />}
      />
      <HandOver />
    </>
  );
}

/** Filters by a teacher's subjects: a teacher has the classes, structures and rooms of the subjects. */
const filters: readonly ListFilter<Teacher>[] = [
  {
    kind: 'structure',
    idsOf: (teacher, draft) => teacher.subjects.flatMap((id) => draft.subjects[id]?.structure ?? []),
  },
  {
    kind: 'group',
    idsOf: (teacher, draft) => teacher.subjects.flatMap((id) => draft.subjects[id]?.groups ?? []),
  },
  { kind: 'classroom', idsOf: ({ subjects }, draft) => subjectRooms(draft, subjects) },
];

/** The question before teachers are deleted: their lessons can go to others first. */
export function teacherDeletion(draft: Draft, ids: readonly Id[]): DeletionQuestion {
  const taught = Object.values(draft.lessons).filter(({ teachers }) =>
    teachers.some((id) => ids.includes(id)),
  );
  const [only = '', ...others] = ids;
  const instead =
    others.length === 0
      ? { body: t('teachers.deletionInstead'), command: handOverCommand, id: only }
      : { body: t('teachers.deletionInsteadMany') };
  return {
    warnings: [t('teachers.deletion', { count: taught.length })],
    losses: lossesBy(draft, commands.deleteTeacher, { ids: [...ids] }),
    ...(taught.length > 0 ? { instead } : {}),
  };
}

const handOverCommand: ItemCommand = {
  label: () => t('teachers.handOver.open'),
  Icon: IconUserShare,
  run: askHandOver,
};

/** Teachers as a list screen. */
const teacherEntity: ListEntity<Teacher> = {
  kind: 'teachers',
  path: '/teachers',
  filters,
  Line: TeacherLine,
  More: TeacherMore,
  Card: TeacherCard,
  Details: TeacherDetails,
  Form: TeacherForm,
  MultiEdit: TeacherMultiEdit,
  deletion: (ids) => teacherDeletion(draftSession.draft, ids),
  onDelete: (ids) => runEdit(commands.deleteTeacher, { ids: [...ids] }),
  onDuplicate: (id, newId, name) => runEdit(commands.duplicateTeacher, { id, newId, name }),
  itemCommands: [handOverCommand],
};
