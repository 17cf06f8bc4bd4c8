import { createSharing, type Draft, type Finding, type Id, type Lesson, value } from '@bellgrid/model';
import { distinctIds } from '../compile/findings.ts';
import { aboutLessons } from '../read/about-lessons.ts';

/** The most teachers and classes that are named because lessons of a conflict have them in common. */
const MOST_ITEMS = 4;
const MOST_SUBJECTS = 5;

interface Shared {
  readonly type: 'teacher' | 'group';
  readonly id: Id;
  readonly lessons: readonly Lesson[];
}

type Owner = Omit<Shared, 'lessons'>;

/** The teachers, then the classes, that all of the lessons have. */
export function sharedOwners([first, ...others]: readonly Lesson[]): Owner[] {
  const teachers = distinctIds(first?.teachers ?? []).filter((id) =>
    others.every((each) => each.teachers.includes(id)),
  );
  const groups = distinctIds(first?.groups ?? []).filter((id) =>
    others.every((each) => each.groups.includes(id)),
  );
  return [
    ...teachers.map((id): Owner => ({ type: 'teacher', id })),
    ...groups.map((id): Owner => ({ type: 'group', id })),
  ];
}

/** The first teacher or class that all of the lessons have; null when there is none. */
export const ownerOf = (lessons: readonly Lesson[]): Owner | null => sharedOwners(lessons)[0] ?? null;

/**
 * "Ann Smith teaches both French of 9A and French of 9B": the teachers, and the classes as far as their lessons may not
 * share time, because of whom lessons of several subjects need times of their own. The largest first.
 */
export function sharedItemFindings(draft: Draft, lessons: readonly Lesson[]): Finding[] {
  const sharing = createSharing(draft);
  const teachers = sharedBy(lessons, 'teacher', ({ teachers: ids }) => ids);
  const held = teachers.map((each) => new Set(each.lessons));
  const groups = sharedBy(lessons, 'group', ({ groups: ids }) => ids).filter(({ lessons: own }) =>
    own.some((a) =>
      own.some(
        (b) =>
          a.subject !== b.subject && !sharing(a, b) && !held.some((those) => those.has(a) && those.has(b)),
      ),
    ),
  );
  return [...teachers, ...groups]
    .toSorted((a, b) => b.lessons.length - a.lessons.length)
    .slice(0, MOST_ITEMS)
    .map(findingOf);
}

/** The items with lessons of several subjects. */
function sharedBy(
  lessons: readonly Lesson[],
  type: Shared['type'],
  idsOf: (lesson: Lesson) => readonly Id[],
): Shared[] {
  return distinctIds(lessons.flatMap(idsOf)).flatMap((id) => {
    const own = lessons.filter((lesson) => idsOf(lesson).includes(id));
    return own.some(({ subject }) => subject !== own[0]?.subject) ? [{ type, id, lessons: own }] : [];
  });
}

const codes = {
  teacher: {
    both: 'findings.conflictShared.teacher.both',
    several: 'findings.conflictShared.teacher.several',
  },
  group: { both: 'findings.conflictShared.group.both', several: 'findings.conflictShared.group.several' },
} as const;

function findingOf({ type, id, lessons }: Shared): Finding {
  const subjects = distinctIds(lessons.map(({ subject }) => subject));
  return {
    code: codes[type][subjects.length === 2 ? 'both' : 'several'],
    values: { item: value.item(type, id), subjects: value.items('subject', subjects, MOST_SUBJECTS) },
    about: { ...aboutLessons(lessons), [type === 'teacher' ? 'teachers' : 'groups']: [id] },
  };
}
