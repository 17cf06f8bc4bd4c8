import { haveCommonAtom } from '../students/atom-sets.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { numberOf, studentsOf, subjectOf, teacherOf } from './references.ts';

/**
 * The lessons that an element describes by teacher, students, subject, tag and duration; an empty child
 * means any. Students match when they share a student.
 */
export function matchingLessons(element: FetElement, context: ImportContext): ImportedLesson[] {
  const named = (child: string): boolean => element.text(child) !== '';
  const tests: ((lesson: ImportedLesson) => boolean)[] = [];
  if (named('Teacher_Name')) {
    const teacher = teacherOf(element, context, 'Teacher_Name');
    tests.push(({ lesson }) => lesson.teachers.includes(teacher));
  }
  if (named('Students_Name')) {
    const { atoms } = studentsOf(element, context, 'Students_Name');
    tests.push((each) => haveCommonAtom(each.atoms, atoms));
  }
  if (named('Subject_Name')) {
    const subject = subjectOf(element, context, 'Subject_Name');
    tests.push(({ activity }) => activity.subject === subject);
  }
  if (named('Activity_Tag_Name')) {
    const tag = element.text('Activity_Tag_Name');
    tests.push(({ activity }) => activity.tags.includes(tag));
  }
  if (named('Duration')) {
    const duration = numberOf(element, 'Duration', 1);
    tests.push(({ activity }) => activity.duration === duration);
  }
  return [...context.lessons.values()].filter((lesson) => tests.every((test) => test(lesson)));
}

/** Whether the lesson is the n-th part of its split (a lesson that stands alone is part 1). */
export function isComponent({ activity }: ImportedLesson, number: number): boolean {
  return number === (activity.groupId === 0 ? 1 : activity.id - activity.groupId + 1);
}
