import { commands, type Draft, type Group, type Id } from '@bellgrid/model';
import { draftSession } from '../../document/draft/draft-session.ts';
import { lossesBy } from '../../document/draft/losses.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { t } from '../../platform/texts/i18n.ts';
import type { DeletionQuestion, ListEntity } from '../../ui/entity-list/list-entity.ts';
import type { ListFilter } from '../../ui/entity-list/list-filter.ts';
import { subjectRooms } from '../../ui/fields/subject-rooms.ts';
import { DuplicateGroupDialog } from './DuplicateGroupDialog.tsx';
import { GroupCard, GroupDetails, GroupLine, GroupMore } from './GroupCard.tsx';
import { GroupForm } from './GroupForm.tsx';
import { GroupMultiEdit } from './GroupMultiEdit.tsx';

/** The question before classes are deleted: several that have subjects of their own are worth a typed phrase. */
export function groupDeletion(draft: Draft, ids: readonly Id[]): DeletionQuestion {
  const losses = lossesBy(draft, commands.deleteGroup, { ids: [...ids] });
  const isGrave = ids.length > 1 && losses.some(({ kind }) => kind === 'subjects');
  return {
    warnings: [t('classes.deletion.solely', { count: ids.length })],
    losses,
    ...(isGrave ? { phrase: t('classes.deletion.phrase') } : {}),
  };
}

/** A class has the teachers and rooms of its subjects, and its home room. */
const filters: readonly ListFilter<Group>[] = [
  { kind: 'structure', idsOf: (group) => [group.structure] },
  {
    kind: 'teacher',
    idsOf: (group, draft) => group.subjects.flatMap((id) => draft.subjects[id]?.teachers ?? []),
  },
  {
    kind: 'classroom',
    idsOf: (group, draft) => [
      ...(group.classroom === null ? [] : [group.classroom]),
      ...subjectRooms(draft, group.subjects),
    ],
  },
];

/** Classes as a list screen. */
export const groupEntity: ListEntity<Group> = {
  kind: 'groups',
  path: '/classes',
  filters,
  Line: GroupLine,
  More: GroupMore,
  Card: GroupCard,
  Details: GroupDetails,
  Form: GroupForm,
  MultiEdit: GroupMultiEdit,
  deletion: (ids) => groupDeletion(draftSession.draft, ids),
  onDelete: (ids) => runEdit(commands.deleteGroup, { ids: [...ids] }),
  duplicate: { Dialog: DuplicateGroupDialog, asks: ({ subjects }) => subjects.length > 0 },
  onDuplicate: (id, newId, name) => runEdit(commands.duplicateGroup, { id, newId, name }),
};
