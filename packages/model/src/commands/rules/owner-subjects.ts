import type { Draft } from '../../draft/draft.ts';
import type { Id } from '../../values/id.ts';
import { setSubjectMembers } from './subject-members.ts';

/** Gives a class or teacher other subjects, from its side: the subjects and their lessons follow. */
export function setOwnerSubjects(
  draft: Draft,
  kind: 'groups' | 'teachers',
  id: Id,
  next: readonly Id[],
): void {
  const owner = draft[kind][id];
  if (!owner) return;
  const wanted = [...new Set(next)];
  for (const gone of owner.subjects.filter((each) => !wanted.includes(each))) {
    const subject = draft.subjects[gone];
    if (subject)
      setSubjectMembers(
        draft,
        subject,
        kind,
        subject[kind].filter((member) => member !== id),
      );
  }
  for (const joining of wanted) {
    const subject = draft.subjects[joining];
    if (subject && !subject[kind].includes(id))
      setSubjectMembers(draft, subject, kind, [...subject[kind], id]);
  }
  owner.subjects = wanted;
}
