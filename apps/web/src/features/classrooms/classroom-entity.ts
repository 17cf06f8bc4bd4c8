import { type Classroom, commands, createRooms, type Draft, type Id } from '@bellgrid/model';
import { draftSession } from '../../document/draft/draft-session.ts';
import { lossesBy } from '../../document/draft/losses.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { t } from '../../platform/texts/i18n.ts';
import type { DeletionQuestion, ListEntity } from '../../ui/entity-list/list-entity.ts';
import type { ListFilter } from '../../ui/entity-list/list-filter.ts';
import { ClassroomCard, ClassroomDetails, ClassroomLine } from './ClassroomCard.tsx';
import { ClassroomForm } from './ClassroomForm.tsx';
import { ClassroomMultiEdit } from './ClassroomMultiEdit.tsx';
import { groupsByHomeRoom, subjectsByClassroom } from './classroom-use.ts';

/** A classroom has the classes and teachers of the subjects that use it, and the classes whose home room it is. */
const filters: readonly ListFilter<Classroom>[] = [
  {
    kind: 'group',
    idsOf: ({ id }, draft) => [
      ...usersOf(draft, id).flatMap((subject) => subject.groups),
      ...(groupsByHomeRoom(draft.groups).get(id) ?? []).map((group) => group.id),
    ],
  },
  { kind: 'teacher', idsOf: ({ id }, draft) => usersOf(draft, id).flatMap((subject) => subject.teachers) },
  { kind: 'building', idsOf: ({ building }) => (building === null ? [] : [building]) },
];

/** The question before classrooms are deleted. */
export function classroomDeletion(draft: Draft, ids: readonly Id[]): DeletionQuestion {
  const roomsOf = createRooms(draft);
  const lessons = Object.values(draft.lessons).filter((lesson) => {
    const rooms = roomsOf(lesson);
    const all = 'fixed' in rooms ? [rooms.fixed ?? ''] : rooms.choose;
    return all.some((id) => ids.includes(id));
  });
  const homes = ids.flatMap((id) => groupsByHomeRoom(draft.groups).get(id) ?? []);
  return {
    warnings: [
      t('classrooms.deletion.lessons', { count: lessons.length }),
      ...(homes.length > 0 ? [t('classrooms.deletion.homes', { count: homes.length })] : []),
    ],
    losses: lossesBy(draft, commands.deleteClassroom, { ids: [...ids] }),
  };
}

/** Classrooms as a list screen. */
export const classroomEntity: ListEntity<Classroom> = {
  kind: 'classrooms',
  path: '/classrooms',
  filters,
  Line: ClassroomLine,
  Card: ClassroomCard,
  Details: ClassroomDetails,
  Form: ClassroomForm,
  MultiEdit: ClassroomMultiEdit,
  deletion: (ids) => classroomDeletion(draftSession.draft, ids),
  onDelete: (ids) => runEdit(commands.deleteClassroom, { ids: [...ids] }),
  onDuplicate: (id, newId, name) => runEdit(commands.duplicateClassroom, { id, newId, name }),
};

function usersOf(draft: Draft, id: Id) {
  return subjectsByClassroom(draft.subjects).get(id) ?? [];
}
