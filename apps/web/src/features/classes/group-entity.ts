import { commands, consequencesOfCommand, type Draft, type Group, type Id } from '@bellgrid/model';
import { draftSession } from '../../document/draft/draft-session.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { t } from '../../platform/texts/i18n.ts';
import type { DeletionQuestion, ListEntity } from '../../ui/entity-list/list-entity.ts';
import type { ListFilter } from '../../ui/entity-list/list-filter.ts';
import { subjectRooms } from '../../ui/fields/subject-rooms.ts';
import { DuplicateGroupDialog } from './DuplicateGroupDialog.tsx';
import { GroupCard, GroupDetails, GroupLine, GroupMore } from './GroupCard.tsx';
import { GroupForm } from './GroupForm.tsx';
import { GroupMultiEdit } from './GroupMultiEdit.tsx';

/** The records that the question names, in this order. */
const lostKinds = ['subjects', 'lessons', 'trackSets', 'constraints', 'customViews'] as const;
type LostKind = (typeof lostKinds)[number];

interface GroupLosses {
  /** The number of records of each kind that are deleted too; kinds without any are left out. */
  readonly counts: readonly { readonly kind: LostKind; readonly count: number }[];
  /** Several classes with subjects of their own: worth a typed phrase. */
  readonly isGrave: boolean;
}

/** The records that are deleted with these classes. */
export function groupLosses(draft: Draft, ids: readonly Id[]): GroupLosses {
  const { deleted } = consequencesOfCommand(draft, commands.deleteGroup, { ids: [...ids] });
  const counts = lostKinds
    .map((kind) => ({ kind, count: deleted[kind].length }))
    .filter(({ count }) => count > 0);
  return { counts, isGrave: ids.length > 1 && deleted.subjects.length > 0 };
}

/** The question before classes are deleted. */
function groupDeletion(draft: Draft, ids: readonly Id[]): DeletionQuestion {
  const { counts, isGrave } = groupLosses(draft, ids);
  const along = counts.map(({ kind, count }) => t(`classes.deletion.${kind}`, { count }));
  const warnings = [
    t('classes.deletion.solely', { count: ids.length }),
    ...(along.length > 0 ? [t('classes.deletion.along', { what: along.join(', ') })] : []),
  ];
  return isGrave ? { warnings, phrase: t('classes.deletion.phrase') } : { warnings };
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
