import type { Constraint, Draft, Id, Lesson } from '@bellgrid/model';
import { computed, remember } from './memo.ts';

type Having<Each, Type> = Each extends { type: infer Types } ? (Type extends Types ? Each : never) : never;
type ConstraintOf<Type extends Constraint['type']> = Having<Constraint, Type>;

/** The lessons of a draft by subject, class, teacher and room. */
export interface DraftIndex {
  readonly byTeacher: ReadonlyMap<Id, readonly Lesson[]>;
  readonly byGroup: ReadonlyMap<Id, readonly Lesson[]>;
  readonly bySubject: ReadonlyMap<Id, readonly Lesson[]>;
  /** Constraints of one type, in the order of the draft. */
  readonly constraints: { [Type in Constraint['type']]: readonly ConstraintOf<Type>[] };
}

/** The index of a draft; made once for one set of lessons and constraints, which must not change in place. */
export function indexOf({ lessons, constraints }: Draft): DraftIndex {
  const known = indexesOf(lessons);
  if (known.size > 4 && !known.has(constraints)) known.clear();
  return computed(known, constraints, () => ({
    ...indexLessons(lessons),
    constraints: constraintsByType(constraints),
  }));
}

const indexesOf = remember((_lessons: Draft['lessons']) => new Map<Draft['constraints'], DraftIndex>());

export function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The ids, each once; most lists have one, and need no set for that. */
export function distinct(ids: readonly Id[]): Iterable<Id> {
  return ids.length > 1 ? new Set(ids) : ids;
}

const indexLessons = remember((lessons: Draft['lessons']): Omit<DraftIndex, 'constraints'> => {
  const byTeacher = new Map<Id, Lesson[]>();
  const byGroup = new Map<Id, Lesson[]>();
  const bySubject = new Map<Id, Lesson[]>();
  for (const lesson of Object.values(lessons)) {
    push(bySubject, lesson.subject, lesson);
    for (const teacher of distinct(lesson.teachers)) push(byTeacher, teacher, lesson);
    for (const group of distinct(lesson.groups)) push(byGroup, group, lesson);
  }
  return { byTeacher, byGroup, bySubject };
});

function constraintsByType(constraints: Draft['constraints']): DraftIndex['constraints'] {
  const lists: { [Type in Constraint['type']]: Constraint[] } = {
    teacher: [],
    group: [],
    classroom: [],
    subject: [],
    lesson: [],
    teacherConstraint: [],
    groupConstraint: [],
    subjectConstraint: [],
    consecutive: [],
    notConsecutive: [],
    splitAround: [],
    lessons: [],
  };
  for (const constraint of Object.values(constraints)) {
    lists[constraint.type].push(constraint);
  }
  // Each list holds its own type alone, by the line above.
  return lists as unknown as DraftIndex['constraints'];
}
