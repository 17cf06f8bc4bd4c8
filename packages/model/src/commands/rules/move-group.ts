import type { Draft } from '../../draft/draft.ts';
import type { Id } from '../../values/id.ts';
import { leavePeriodRules } from './leave-period-rules.ts';
import { moveSubject } from './move-subject.ts';
import { setSubjectMembers } from './subject-members.ts';
import { followTeacherStructures, structuresTaught } from './teacher-structures.ts';

/**
 * Moves a class to another structure: its calendar and its rules about periods are deleted, its subjects move along,
 * and classes that stay behind lose those subjects.
 */
export function moveGroup(draft: Draft, id: Id, structure: Id): void {
  const group = draft.groups[id];
  if (!group) return;
  const teachers = group.subjects.flatMap((subject) => draft.subjects[subject]?.teachers ?? []);
  const before = structuresTaught(draft, teachers);
  group.structure = structure;
  leavePeriodRules(draft, { group: new Set([id]) });
  for (const subjectId of [...group.subjects]) {
    const subject = draft.subjects[subjectId];
    if (!subject) continue;
    const staying = subject.groups.filter((each) => draft.groups[each]?.structure === structure);
    setSubjectMembers(draft, subject, 'groups', staying);
    moveSubject(draft, subject, structure);
  }
  followTeacherStructures(draft, before);
}
