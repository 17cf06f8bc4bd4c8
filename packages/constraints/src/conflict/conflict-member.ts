import {
  type Draft,
  type Finding,
  type Id,
  type Lesson,
  type Message,
  type MessageValue,
  messageKey,
  value,
} from '@bellgrid/model';
import { distinctIds } from '../compile/findings.ts';
import { aboutLessons } from '../read/about-lessons.ts';
import type { BoundConstraint } from '../rules/bound-constraint.ts';
import { ruleMessageOf, ruleReferences } from '../rules/bound-constraint.ts';

/** A member of a conflict: a constraint or an item's calendar, the rooms of lessons, a lock, or a lesson to place. */
export type ConflictMember =
  | { readonly kind: 'constraint'; readonly bounds: readonly BoundConstraint[] }
  | { readonly kind: 'rooms'; readonly lessons: readonly Lesson[]; readonly rooms: readonly Id[] }
  | { readonly kind: 'lock'; readonly lesson: Lesson }
  | { readonly kind: 'lesson'; readonly lesson: Lesson };

/** Lessons of more subjects than this are one finding, which names this number of its subjects. */
const MOST_SUBJECTS = 5;
const NAMED_SUBJECTS = 4;

/** One finding per member; lessons are one finding per subject, or a single one when they are of many subjects. */
export function memberFindings(draft: Draft, members: readonly ConflictMember[]): Finding[] {
  const lessons = members.flatMap((member) => (member.kind === 'lesson' ? [member.lesson] : []));
  const subjects = distinctIds(lessons.map((lesson) => lesson.subject)).map((subject) =>
    lessons.filter((lesson) => lesson.subject === subject),
  );
  return [
    ...members.flatMap((member) => (member.kind === 'lesson' ? [] : memberFinding(draft, member))),
    ...(subjects.length > MOST_SUBJECTS
      ? [manyLessonsFinding(lessons, subjects)]
      : subjects.map((own) => lessonsFinding(own))),
  ];
}

/** The finding of one member that is not a lesson. */
export function memberFinding(draft: Draft, member: Exclude<ConflictMember, { kind: 'lesson' }>): Finding {
  if (member.kind === 'constraint') return constraintFinding(draft, member.bounds);
  if (member.kind === 'lock') return lockFinding(member.lesson);
  const { lessons } = member;
  const rooms = value.items('classroom', member.rooms);
  const about = { ...aboutLessons(lessons), classrooms: member.rooms };
  return lessons.length === 1
    ? { code: 'findings.conflictRooms.one', values: { lessons: lessonsValue(lessons), rooms }, about }
    : {
        code: 'findings.conflictRooms.several',
        values: { count: lessons.length, subjects: subjectsValue(lessons), rooms },
        about,
      };
}

function constraintFinding(draft: Draft, bounds: readonly BoundConstraint[]): Finding {
  const references = bounds.map(ruleReferences);
  const all = (pick: (each: (typeof references)[number]) => readonly Id[] | undefined) =>
    distinctIds(references.flatMap((each) => pick(each) ?? []));
  // The levels of one calendar have the same rule.
  const rules = new Map(
    bounds.map((bound) => ruleMessageOf(draft, bound)).map((rule) => [messageKey(rule), rule]),
  );
  return {
    code: 'findings.conflictConstraint',
    values: { rules: value.messages([...rules.values()], 'and') },
    about: {
      lessons: all((each) => each.lessons),
      constraints: distinctIds(bounds.flatMap((bound) => bound.records)),
      teachers: all((each) => each.teachers),
      groups: all((each) => each.groups),
      classrooms: all((each) => each.classrooms),
      subjects: all((each) => each.subjects),
    },
  };
}

function lockFinding(lesson: Lesson): Finding {
  const { id, timeSlot, structure, locked } = lesson;
  const { day, start, end } = timeSlot ?? { day: 0, start: 0, end: 0 };
  const cells = Array.from({ length: end - start }, (_, index) => ({
    structure,
    day,
    period: start + index,
  }));
  return {
    code: locked ? 'findings.conflictLock.locked' : 'findings.conflictLock.outOfScope',
    values: { lesson: value.item('lesson', id), cells: value.cells(cells) },
    about: aboutLessons([lesson]),
  };
}

function lessonsFinding(lessons: readonly Lesson[]): Finding {
  const about = aboutLessons(lessons);
  if (lessons.length === 1)
    return { code: 'findings.conflictLessons.one', values: { lessons: lessonsValue(lessons) }, about };
  const values = {
    count: lessons.length,
    subjects: subjectsValue(lessons),
    periods: periodCount(lessons),
  };
  return { code: 'findings.conflictLessons.several', values, about };
}

/** "41 lessons of Ann Smith have to be placed (45 periods together): Mathematics of 9A × 5, … and 8 more". */
function manyLessonsFinding(lessons: readonly Lesson[], subjects: readonly (readonly Lesson[])[]): Finding {
  const parts = subjects
    .toSorted((a, b) => b.length - a.length)
    .map((own) => ({
      code: 'findings.conflictLessons.ofSubject',
      values: { subject: subjectsValue(own), count: own.length },
    }));
  const values = {
    count: lessons.length,
    periods: periodCount(lessons),
    parts: value.messages(parts, 'and', NAMED_SUBJECTS),
  };
  const owner = ownerOf(lessons);
  const about = aboutLessons(lessons);
  return owner
    ? { code: 'findings.conflictLessons.manyOfOwner', values: { ...values, owner }, about }
    : { code: 'findings.conflictLessons.many', values, about };
}

/** The teacher or class that all of the lessons have; null when there is none. */
function ownerOf([first, ...others]: readonly Lesson[]): MessageValue | null {
  const teacher = first?.teachers.find((id) => others.every(({ teachers }) => teachers.includes(id)));
  if (teacher !== undefined) return value.item('teacher', teacher);
  const group = first?.groups.find((id) => others.every(({ groups }) => groups.includes(id)));
  return group === undefined ? null : value.item('group', group);
}

function periodCount(lessons: readonly Lesson[]): Message {
  const count = lessons.reduce((sum, { numPeriods }) => sum + numPeriods, 0);
  return { code: 'findings.counts.periods', values: { count } };
}

function lessonsValue(lessons: readonly Lesson[]): MessageValue {
  return value.items(
    'lesson',
    lessons.map(({ id }) => id),
  );
}

function subjectsValue(lessons: readonly Lesson[]): MessageValue {
  return value.items(
    'subject',
    lessons.map(({ subject }) => subject),
    3,
  );
}
