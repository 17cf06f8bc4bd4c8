import { type Classroom, commands } from '@bellgrid/model';
import { runEdit } from '../draft/run-edit.ts';
import type { ListEntity } from '../entity-list/list-entity.ts';
import { t } from '../texts/i18n.ts';
import { ClassroomCard } from './ClassroomCard.tsx';
import { ClassroomForm } from './ClassroomForm.tsx';
import { ClassroomLine } from './ClassroomLine.tsx';

/** Classrooms as a list screen. */
export const classroomEntity: ListEntity<Classroom> = {
  kind: 'classrooms',
  path: '/classrooms',
  filters: [],
  Line: ClassroomLine,
  Card: ClassroomCard,
  Form: ClassroomForm,
  deletion: () => ({ warnings: [t('classrooms.deletion')] }),
  onDelete: (ids) => {
    runEdit(commands.deleteClassroom, { ids: [...ids] });
  },
  onDuplicate: (id, newId, name) => runEdit(commands.duplicateClassroom, { id, newId, name }),
};
