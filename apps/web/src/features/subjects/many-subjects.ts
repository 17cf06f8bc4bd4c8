import { type Draft, type Id, type Subject, subjectStructure } from '@bellgrid/model';
import { members } from '../../ui/entity-form/members.ts';
import type { Joining } from './joint-lessons.ts';

/** The changes of several subjects; null and empty lists leave what each has. */
export interface ManySubjects {
  readonly color: string | null;
  readonly addGroups: readonly Id[];
  /** The lessons of the added classes. */
  readonly joining: Joining;
  /** True when the subjects become one with joint lessons. */
  readonly isJoined: boolean;
  readonly removeGroups: readonly Id[];
  readonly addTeachers: readonly Id[];
  readonly removeTeachers: readonly Id[];
  /** A room's id, '' for no room. */
  readonly classroom: Id | null;
  /** The number of lessons a week; NaN while the field holds none. */
  readonly lessons: number | null;
  readonly spread: Subject['lessonsSpreadConstraint']['constraint'] | null;
}

export const noChanges: ManySubjects = {
  color: null,
  addGroups: [],
  joining: 'own',
  isJoined: false,
  removeGroups: [],
  addTeachers: [],
  removeTeachers: [],
  classroom: null,
  lessons: null,
  spread: null,
};

export type ManySubjectsIssue = 'otherStructures' | 'nobodyLeft';

/** The subjects as they would be saved, and the reason why they may not be. */
export function changedSubjects(
  draft: Draft,
  ids: readonly Id[],
  changes: ManySubjects,
): { readonly subjects: Omit<Subject, 'lessons'>[]; readonly issue: ManySubjectsIssue | null } {
  let issue: ManySubjectsIssue | null = null;
  const subjects = ids.flatMap((id) => {
    const known = draft.subjects[id];
    if (!known) return [];
    const { lessons: _lessons, ...subject } = known;
    const groups = members(subject.groups, changes.addGroups, changes.removeGroups);
    const teachers = members(subject.teachers, changes.addTeachers, changes.removeTeachers);
    const structure = subjectStructure(draft, groups, subject.structure);
    if (groups.some((group) => draft.groups[group]?.structure !== structure)) issue = 'otherStructures';
    else if (groups.length + teachers.length === 0) issue ??= 'nobodyLeft';
    const spread = subject.lessonsSpreadConstraint;
    return [
      {
        ...subject,
        groups,
        teachers,
        structure,
        color: changes.color ?? subject.color,
        classroom: changes.classroom === null ? subject.classroom : changes.classroom || null,
        lessonsSpreadConstraint: { ...spread, constraint: changes.spread ?? spread.constraint },
      },
    ];
  });
  return { subjects, issue };
}
