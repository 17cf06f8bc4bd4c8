import { commands, type Draft, nameKey, type Subject } from '@bellgrid/model';
import { draftSession } from '../../document/draft/draft-session.ts';
import { lossesBy } from '../../document/draft/losses.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import type { ListEntity } from '../../ui/entity-list/list-entity.ts';
import type { ListFilter } from '../../ui/entity-list/list-filter.ts';
import { subjectMembers, subjectTitle, subjectWords } from '../../ui/fields/draft-items.ts';
import { subjectRooms } from '../../ui/fields/subject-rooms.ts';
import { LessonsLine, SubjectCard, SubjectGroupLine, SubjectLine } from './SubjectCard.tsx';
import { SubjectForm } from './SubjectForm.tsx';
import { SubjectMultiEdit } from './SubjectMultiEdit.tsx';

const filters: readonly ListFilter<Subject>[] = [
  { kind: 'structure', idsOf: ({ structure }) => [structure] },
  { kind: 'group', idsOf: ({ groups }) => groups },
  { kind: 'teacher', idsOf: ({ teachers }) => teachers },
  { kind: 'classroom', idsOf: ({ id }, draft) => subjectRooms(draft, [id]) },
];

/** Subjects as a list screen. */
export function subjectEntity(onViewLessons: (ids: readonly string[]) => void): ListEntity<Subject> {
  return {
    kind: 'subjects',
    path: '/subjects',
    filters,
    grouping: {
      keyOf: ({ name }) => nameKey(name),
      labelOf: subjectLabel,
      MemberLine: LessonsLine,
      Line: SubjectGroupLine,
    },
    titleOf: (subject, draft) => subjectTitle(draft, subject),
    wordsOf: (subject, draft) => subjectWords(draft, subject),
    Line: SubjectLine,
    Card: SubjectCard,
    Form: SubjectForm,
    MultiEdit: SubjectMultiEdit,
    deletion: (ids) => ({
      warnings: [],
      losses: lossesBy(draftSession.draft, commands.deleteSubject, { ids: [...ids] }),
    }),
    onDelete: (ids) => runEdit(commands.deleteSubject, { ids: [...ids] }),
    isCopiedInForm: true,
    onViewLessons,
  };
}

/** The classes and teachers of a subject; its name where it has neither. */
const subjectLabel = (subject: Subject, draft: Draft): string =>
  subjectMembers(draft, subject) || subject.name;
