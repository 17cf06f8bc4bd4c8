import { commands, type Group } from '@bellgrid/model';
import { draftSession } from '../../document/draft/draft-session.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import type { ListEntity } from '../../ui/entity-list/list-entity.ts';
import type { ListFilter } from '../../ui/entity-list/list-filter.ts';
import { GroupCard, GroupDetails, GroupLine } from './GroupCard.tsx';
import { GroupForm } from './GroupForm.tsx';
import { GroupMultiEdit } from './GroupMultiEdit.tsx';
import { groupDeletion } from './group-deletion.ts';

/** A class has the teachers and rooms of its subjects. */
const filters: readonly ListFilter<Group>[] = [
  { kind: 'structure', idsOf: (group) => [group.structure] },
  {
    kind: 'teacher',
    idsOf: (group, draft) => group.subjects.flatMap((id) => draft.subjects[id]?.teachers ?? []),
  },
  {
    kind: 'classroom',
    idsOf: (group, draft) =>
      group.subjects.flatMap((id) => {
        const { classroom = null, viableClassrooms = [] } = draft.subjects[id] ?? {};
        return classroom === null ? viableClassrooms : [classroom, ...viableClassrooms];
      }),
  },
];

/** Classes as a list screen. */
export const groupEntity: ListEntity<Group> = {
  kind: 'groups',
  path: '/classes',
  filters,
  Line: GroupLine,
  Card: GroupCard,
  Details: GroupDetails,
  Form: GroupForm,
  MultiEdit: GroupMultiEdit,
  deletion: (ids) => groupDeletion(draftSession.draft, ids),
  onDelete: (ids) => {
    runEdit(commands.deleteGroup, { ids: [...ids] });
  },
  onDuplicate: (id, newId, name) => runEdit(commands.duplicateGroup, { id, newId, name }),
};
