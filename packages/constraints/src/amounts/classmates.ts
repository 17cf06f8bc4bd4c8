import type { Draft, Id, Lesson } from '@bellgrid/model';
import { indexOf } from '../read/draft-index.ts';
import { computed, remember } from '../read/memo.ts';
import { sharingOf } from './sharing-of.ts';

const known = remember((_draft: Draft) => new Map<Id, readonly Lesson[]>());

/** The other lessons of a lesson's classes that may not share time with it. */
export function classmates(draft: Draft, lesson: Lesson): readonly Lesson[] {
  return computed(known(draft), lesson.id, () => {
    const { byGroup } = indexOf(draft);
    const others = new Set(lesson.groups.flatMap((group) => byGroup.get(group) ?? []));
    others.delete(lesson);
    const sharing = sharingOf(draft);
    return [...others].filter((other) => !sharing(lesson, other));
  });
}
