import {
  createSharing,
  type Draft,
  type Finding,
  type Id,
  type Lesson,
  type Message,
  type MessageValue,
  value,
} from '@bellgrid/model';
import { distinctIds } from '../compile/findings.ts';
import { aboutLessons } from '../read/about-lessons.ts';
import { ruleReferences } from '../rules/bound-constraint.ts';
import type { ConflictMember } from './conflict-member.ts';

/** The most teachers and classes that are named because lessons of a conflict have them in common. */
const MOST_ITEMS = 4;
const MOST_SUBJECTS = 5;

interface Shared {
  readonly type: 'teacher' | 'group';
  readonly id: Id;
  readonly lessons: readonly Lesson[];
}

export type Owner = Omit<Shared, 'lessons'>;

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

/**
 * The teachers and classes that all lessons of a conflict have, the first one the one that it is about: those that its rules and
 * calendars name come before others that only take part in the same lessons.
 */
export function conflictOwners(members: readonly ConflictMember[]): Owner[] {
  const named = new Set<Id>();
  const lessons: Lesson[] = [];
  for (const member of members) {
    if (member.kind === 'lesson') lessons.push(member.lesson);
    if (member.kind !== 'constraint') continue;
    for (const { teachers = [], groups = [] } of member.bounds.map(ruleReferences))
      for (const id of [...teachers, ...groups]) named.add(id);
  }
  return sharedOwners(lessons).sort((a, b) => Number(named.has(b.id)) - Number(named.has(a.id)));
}

/**
 * The message with the class among the owners of a conflict named first among the classes of each subject and lesson: what is
 * said of 9B is said of "Maths of 9B and 9A".
 */
export function withOwnClassFirst<Said extends Message>(message: Said, owners: readonly Owner[]): Said {
  const own = owners.find(({ type }) => type === 'group');
  return own ? withFirst(message, own.id) : message;
}

function withFirst<Said extends Message>(message: Said, first: Id): Said {
  const values = Object.entries(message.values ?? {}).map(([name, own]) => [
    name,
    valueWithFirst(own, first),
  ]);
  return { ...message, values: Object.fromEntries(values) };
}

function valueWithFirst(own: MessageValue, first: Id): MessageValue {
  if (typeof own === 'number') return own;
  if (!('kind' in own)) return withFirst(own, first);
  if (own.kind === 'messages')
    return { ...own, messages: own.messages.map((message) => withFirst(message, first)) };
  const isOfClasses = own.kind === 'items' && (own.type === 'subject' || own.type === 'lesson');
  return isOfClasses ? { ...own, first } : own;
}

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
