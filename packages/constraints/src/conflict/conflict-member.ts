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
import { push } from '../read/draft-index.ts';
import { joinAlike } from '../rules/alike-rules.ts';
import type { BoundConstraint } from '../rules/bound-constraint.ts';
import { ruleMessageOf, ruleReferences } from '../rules/bound-constraint.ts';
import { conflictOwners, type Owner, sharedItemFindings, withOwnClassFirst } from './shared-items.ts';

/** A member of a conflict: a constraint or an item's calendar, the rooms of lessons, a lock, or a lesson to place. */
export type ConflictMember =
  | { readonly kind: 'constraint'; readonly bounds: readonly BoundConstraint[] }
  | { readonly kind: 'rooms'; readonly lessons: readonly Lesson[]; readonly rooms: readonly Id[] }
  | { readonly kind: 'lock'; readonly lesson: Lesson }
  | { readonly kind: 'lesson'; readonly lesson: Lesson };

/** Lessons of more subjects than this are one finding, which names this number of its subjects. */
const MOST_SUBJECTS = 5;
const NAMED_SUBJECTS = 4;
/** So many locks are one finding, which names this number of them. */
const MANY_LOCKS = 3;
const NAMED_LOCKS = 4;

/**
 * The members in sentences: rules that are alike, locks, and rooms of one list are one finding each; lessons are one
 * finding per subject, or a single one when they are of many subjects, with the teachers and classes that they share.
 */
export function memberFindings(draft: Draft, members: readonly ConflictMember[]): Finding[] {
  const lessons = members.flatMap((member) => (member.kind === 'lesson' ? [member.lesson] : []));
  const subjects = distinctIds(lessons.map((lesson) => lesson.subject)).map((subject) =>
    lessons.filter((lesson) => lesson.subject === subject),
  );
  const owners = conflictOwners(members);
  const [owner = null] = owners;
  const findings = [
    ...ruleFindings(draft, members),
    ...roomsFindings(draft, members),
    ...locksFindings(members),
    ...(subjects.length > MOST_SUBJECTS
      ? [manyLessonsFinding(lessons, subjects, owner)]
      : subjects.map((own) => lessonsFinding(own))),
    // The only one in common is named with many lessons.
    ...(subjects.length > MOST_SUBJECTS && owner ? [] : sharedItemFindings(draft, lessons)),
  ];
  return findings.map((finding) => withOwnClassFirst(finding, owners));
}

function ruleFindings(draft: Draft, members: readonly ConflictMember[]): Finding[] {
  const lines = members.flatMap((member) => {
    if (member.kind !== 'constraint') return [];
    const rules = rulesOf(draft, member.bounds);
    const [message] = rules;
    return [{ message: rules.length === 1 && message ? message : inOne(rules), sources: member.bounds }];
  });
  return joinAlike(lines).map(({ message, sources }) => constraintFinding([message], sources));
}

/** The levels of one calendar have the same rule. */
function rulesOf(draft: Draft, bounds: readonly BoundConstraint[]): Message[] {
  const rules = bounds.map((bound) => ruleMessageOf(draft, bound));
  return [...new Map(rules.map((rule) => [messageKey(rule), rule])).values()];
}

const inOne = (rules: readonly Message[]): Message => ({
  code: 'findings.conflictConstraint',
  values: { rules: value.messages(rules, 'and') },
});

/** Lessons of several subjects that can only be in the same rooms are one finding. */
function roomsFindings(draft: Draft, members: readonly ConflictMember[]): Finding[] {
  const lists = new Map<string, Extract<ConflictMember, { kind: 'rooms' }>[]>();
  for (const member of members)
    if (member.kind === 'rooms') push(lists, [...member.rooms].sort().join(' '), member);
  return [...lists.values()].map((those) =>
    memberFinding(draft, { ...those[0]!, lessons: those.flatMap(({ lessons }) => lessons) }),
  );
}

function locksFindings(members: readonly ConflictMember[]): Finding[] {
  const lessons = members.flatMap((member) => (member.kind === 'lock' ? [member.lesson] : []));
  const kinds = [lessons.filter(({ locked }) => locked), lessons.filter(({ locked }) => !locked)];
  return kinds.flatMap((own) => (own.length >= MANY_LOCKS ? [locksFinding(own)] : own.map(lockFinding)));
}

function locksFinding(lessons: readonly Lesson[]): Finding {
  const parts = lessons.map((lesson) => ({
    code: 'findings.conflictLock.at',
    values: { lesson: value.item('lesson', lesson.id), cells: lockedCells(lesson) },
  }));
  return {
    code: lessons[0]?.locked ? 'findings.conflictLocks.locked' : 'findings.conflictLocks.outOfScope',
    values: { count: lessons.length, parts: value.messages(parts, 'semicolon', NAMED_LOCKS) },
    about: aboutLessons(lessons),
  };
}

/** The finding of one member that is not a lesson. */
export function memberFinding(draft: Draft, member: Exclude<ConflictMember, { kind: 'lesson' }>): Finding {
  if (member.kind === 'constraint') return constraintFinding(rulesOf(draft, member.bounds), member.bounds);
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

function constraintFinding(rules: readonly Message[], bounds: readonly BoundConstraint[]): Finding {
  const references = bounds.map(ruleReferences);
  const all = (pick: (each: (typeof references)[number]) => readonly Id[] | undefined) =>
    distinctIds(references.flatMap((each) => pick(each) ?? []));
  return {
    ...inOne(rules),
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
  return {
    code: lesson.locked ? 'findings.conflictLock.locked' : 'findings.conflictLock.outOfScope',
    values: { lesson: value.item('lesson', lesson.id), cells: lockedCells(lesson) },
    about: aboutLessons([lesson]),
  };
}

function lockedCells({ timeSlot, structure }: Lesson): MessageValue {
  const { day, start, end } = timeSlot ?? { day: 0, start: 0, end: 0 };
  const periods = Array.from({ length: end - start }, (_, index) => start + index);
  return value.cells(periods.map((period) => ({ structure, day, period })));
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

/** "41 lessons of Ann Smith have to be placed (45 periods in all): Mathematics of 9A × 5, … and 8 more". */
function manyLessonsFinding(
  lessons: readonly Lesson[],
  subjects: readonly (readonly Lesson[])[],
  owner: Owner | null,
): Finding {
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
  const about = aboutLessons(lessons);
  if (!owner) return { code: 'findings.conflictLessons.many', values, about };
  return {
    code: 'findings.conflictLessons.manyOfOwner',
    values: { ...values, owner: value.item(owner.type, owner.id) },
    // Other classes that take part in some of the lessons are not what the conflict is about.
    about: owner.type === 'group' ? { ...about, groups: [owner.id] } : about,
  };
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
