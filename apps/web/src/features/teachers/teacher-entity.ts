import { commands, type Teacher } from '@bellgrid/model';
import { runEdit } from '../../document/draft/run-edit.ts';
import { t } from '../../platform/texts/i18n.ts';
import type { ListEntity } from '../../ui/entity-list/list-entity.ts';
import type { ListFilter } from '../../ui/entity-list/list-filter.ts';
import { TeacherCard, TeacherDetails, TeacherLine, TeacherMore } from './TeacherCard.tsx';
import { TeacherForm } from './TeacherForm.tsx';
import { TeacherMultiEdit } from './TeacherMultiEdit.tsx';

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
];

/** Teachers as a list screen. */
export const teacherEntity: ListEntity<Teacher> = {
  kind: 'teachers',
  path: '/teachers',
  filters,
  Line: TeacherLine,
  More: TeacherMore,
  Card: TeacherCard,
  Details: TeacherDetails,
  Form: TeacherForm,
  MultiEdit: TeacherMultiEdit,
  deletion: (ids) => ({ warnings: [t(ids.length > 1 ? 'teachers.deletionMany' : 'teachers.deletion')] }),
  onDelete: (ids) => runEdit(commands.deleteTeacher, { ids: [...ids] }),
  onDuplicate: (id, newId, name) => runEdit(commands.duplicateTeacher, { id, newId, name }),
};
