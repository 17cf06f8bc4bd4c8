import type { Draft, Id, Lesson } from '@bellgrid/model';
import type { BoundConstraint } from '../bound-constraint.ts';
import { referencesOf, sentenceOf } from '../bound-constraint.ts';
import { distinct, lessonFinding } from '../compile/findings.ts';
import type { Finding } from '../finding.ts';
import {
  classroomName,
  counted,
  dayName,
  groupName,
  lessonName,
  listed,
  periodName,
  subjectName,
  teacherName,
} from '../names/names.ts';

/** What a conflict is made of: a constraint or an item's calendar, where rooms come from, a lock, a lesson. */
export type ConflictMember =
  | { readonly kind: 'constraint'; readonly bounds: readonly BoundConstraint[] }
  | { readonly kind: 'rooms'; readonly lessons: readonly Lesson[]; readonly rooms: readonly Id[] }
  | { readonly kind: 'lock'; readonly lesson: Lesson }
  | { readonly kind: 'lesson'; readonly lesson: Lesson };

/** Lessons of more subjects than this are told in one sentence, and how many of them it names. */
const MOST_SUBJECTS = 5;
const NAMED_SUBJECTS = 3;

/** One finding per member, those of lessons by subject, or all in one where they are of many. */
export function findingsOf(draft: Draft, members: readonly ConflictMember[]): Finding[] {
  const lessons = members.flatMap((member) => (member.kind === 'lesson' ? [member.lesson] : []));
  const subjects = distinct(lessons.map((lesson) => lesson.subject)).map((subject) =>
    lessons.filter((lesson) => lesson.subject === subject),
  );
  return [
    ...members.flatMap((member) => (member.kind === 'lesson' ? [] : findingOf(draft, member))),
    ...(subjects.length > MOST_SUBJECTS
      ? [manyLessonsFinding(draft, lessons, subjects)]
      : subjects.map((own) => lessonsFinding(draft, own))),
  ];
}

/** One member in words; lessons are told together, by `findingsOf`. */
export function findingOf(draft: Draft, member: Exclude<ConflictMember, { kind: 'lesson' }>): Finding {
  if (member.kind === 'constraint') return constraintFinding(draft, member.bounds);
  if (member.kind === 'lock') return lockFinding(draft, member.lesson);
  const rooms = listed(member.rooms.map((room) => classroomName(draft, room)));
  const sentence = `${namesOf(draft, member.lessons)} can only be in ${rooms}`;
  return { ...lessonFinding('conflictRooms', sentence, member.lessons), classrooms: [...member.rooms] };
}

function constraintFinding(draft: Draft, bounds: readonly BoundConstraint[]): Finding {
  const references = bounds.map(referencesOf);
  const all = (pick: (each: (typeof references)[number]) => readonly Id[] | undefined) =>
    distinct(references.flatMap((each) => pick(each) ?? []));
  return {
    kind: 'conflictConstraint',
    sentence: listed(distinct(bounds.map((bound) => sentenceOf(draft, bound)))),
    lessons: all((each) => each.lessons),
    constraints: distinct(bounds.flatMap((bound) => bound.records)),
    teachers: all((each) => each.teachers),
    groups: all((each) => each.groups),
    classrooms: all((each) => each.classrooms),
    subjects: all((each) => each.subjects),
  };
}

function lockFinding(draft: Draft, lesson: Lesson): Finding {
  const { timeSlot, structure } = lesson;
  const where = timeSlot
    ? ` on ${dayName(draft, timeSlot.day)}, ${periodName(draft, structure, timeSlot.start)}`
    : '';
  const why = lesson.locked ? 'is locked' : 'is not to be scheduled now and stays';
  return lessonFinding('conflictLock', `${lessonName(draft, lesson.id)} ${why}${where}`, [lesson]);
}

function lessonsFinding(draft: Draft, lessons: readonly Lesson[]): Finding {
  const together = lessons.length > 1 ? ` (${counted(periodsOf(lessons), 'period')} together)` : '';
  const sentence = `${namesOf(draft, lessons)} ${lessons.length === 1 ? 'has' : 'have'} to be placed${together}`;
  return lessonFinding('conflictLessons', sentence, lessons);
}

/** "41 lessons of Ann Smith have to be placed (45 periods together): Mathematics of 9A × 5, … and 8 more subjects". */
function manyLessonsFinding(
  draft: Draft,
  lessons: readonly Lesson[],
  subjects: readonly (readonly Lesson[])[],
): Finding {
  const sorted = subjects.toSorted((a, b) => b.length - a.length);
  const named = sorted.map((own) => ({ name: subjectName(draft, own[0]?.subject ?? ''), own }));
  const first = named.slice(0, NAMED_SUBJECTS).map(({ name, own }) => `${name} × ${own.length}`);
  const rest = `${counted(named.length - NAMED_SUBJECTS, 'more subject')}`;
  const count = `${counted(lessons.length, 'lesson')}${ownerOf(draft, lessons)}`;
  const sentence = `${count} have to be placed (${counted(periodsOf(lessons), 'period')} together): ${first.join(', ')} and ${rest}`;
  const details = named.map(
    ({ name, own }) => `${name}: ${counted(own.length, 'lesson')}, ${counted(periodsOf(own), 'period')}`,
  );
  return { ...lessonFinding('conflictLessons', sentence, lessons), details };
}

/** The teacher or class that all of them have. */
function ownerOf(draft: Draft, [first, ...others]: readonly Lesson[]): string {
  const teacher = first?.teachers.find((id) => others.every(({ teachers }) => teachers.includes(id)));
  if (teacher !== undefined) return ` of ${teacherName(draft, teacher)}`;
  const group = first?.groups.find((id) => others.every(({ groups }) => groups.includes(id)));
  return group === undefined ? '' : ` of ${groupName(draft, group)}`;
}

function periodsOf(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
}

/** "Mathematics (3) of 9A", "4 lessons of Mathematics of 9A". */
function namesOf(draft: Draft, lessons: readonly Lesson[]): string {
  const [first, ...others] = lessons;
  if (!first) return 'No lesson';
  if (others.length === 0) return lessonName(draft, first.id);
  const subjects = distinct(lessons.map((lesson) => lesson.subject));
  const names = listed(
    subjects.map((subject) => subjectName(draft, subject)),
    3,
  );
  return `${counted(lessons.length, 'lesson')} of ${names}`;
}
