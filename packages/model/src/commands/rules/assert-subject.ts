import type { Draft } from '../../draft/draft.ts';
import type { Subject } from '../../records/subject.ts';
import { refuse, requireRecord, requireRecords, requireStructure } from './require-record.ts';

type Members = Pick<Subject, 'groups' | 'teachers' | 'classroom' | 'viableClassrooms' | 'structure'>;

/** Refuses a subject or lesson with dangling references, or with classes of another structure. */
export function assertMembers(draft: Draft, members: Members): void {
  requireStructure(draft, members.structure);
  requireRecords(draft, 'teachers', members.teachers);
  requireRecords(draft, 'classrooms', members.viableClassrooms);
  if (members.classroom !== null) requireRecord(draft, 'classrooms', members.classroom);
  for (const group of requireRecords(draft, 'groups', members.groups)) {
    if (group.structure !== members.structure) {
      refuse('refusals.structureMismatch');
    }
  }
  for (const list of [members.groups, members.teachers, members.viableClassrooms]) {
    if (new Set(list).size < list.length) refuse('refusals.memberTwice');
  }
}
