import { haveCommonAtom } from '../students/atom-sets.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { Children } from './children.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { lessonsOf, numberOf, studentsOf, subjectOf, teacherOf } from './references.ts';

/** The way in which an element names its lessons. */
export interface ActivityChoice {
  readonly children: Children;
  readonly find: (element: FetElement, context: ImportContext) => ImportedLesson[];
}

/** One activity by its id. */
export const byId: ActivityChoice = {
  children: { Activity_Id: 'once' },
  find: (element, context) => lessonsOf(element, context),
};

/**
 * The lessons of a teacher, students, subject, tag and duration; an empty or absent child means any. Students match when
 * they share a student.
 */
export const byDescription: ActivityChoice = {
  children: {
    Teacher: 'optional',
    Students: 'optional',
    Subject: 'optional',
    Activity_Tag: 'optional',
    Duration: 'optional',
  },
  find: matchingLessons,
};

/** The n-th part of each split lesson that the rest describes. */
export const componentOf: ActivityChoice = {
  children: { ...byDescription.children, Component_Number: 'once' },
  find: (element, context) => {
    const number = numberOf(element, 'Component_Number', 1);
    return matchingLessons(element, context).filter((lesson) => isComponent(lesson, number));
  },
};

function matchingLessons(element: FetElement, context: ImportContext): ImportedLesson[] {
  const isGiven = (child: string): boolean => element.text(child) !== '';
  const tests: ((lesson: ImportedLesson) => boolean)[] = [];
  if (isGiven('Teacher')) {
    const teacher = teacherOf(element, context);
    tests.push(({ lesson }) => lesson.teachers.includes(teacher));
  }
  if (isGiven('Students')) {
    const { atoms } = studentsOf(element, context);
    tests.push((each) => haveCommonAtom(each.atoms, atoms));
  }
  if (isGiven('Subject')) {
    const subject = subjectOf(element, context);
    tests.push(({ activity }) => activity.subject === subject);
  }
  if (isGiven('Activity_Tag')) {
    const tag = element.text('Activity_Tag');
    tests.push(({ activity }) => activity.tags.includes(tag));
  }
  if (isGiven('Duration')) {
    const duration = numberOf(element, 'Duration', 1);
    tests.push(({ activity }) => activity.duration === duration);
  }
  return [...context.lessons.values()].filter((lesson) => tests.every((test) => test(lesson)));
}

/** A lesson outside a split is part 1. */
function isComponent({ activity }: ImportedLesson, number: number): boolean {
  return number === (activity.groupId === 0 ? 1 : activity.id - activity.groupId + 1);
}
