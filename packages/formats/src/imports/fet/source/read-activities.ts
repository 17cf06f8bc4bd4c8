import { type Message, value } from '@bellgrid/model';
import type { FetElement } from '../xml/fet-element.ts';
import { FetRefusal } from '../xml/refusal.ts';
import type { FetActivity } from './fet-file.ts';
import { itemsOf } from './read-names.ts';

/** More periods than any day has. */
const MAX_DURATION = 100;

/** The sets of names that an activity may refer to. */
export interface KnownNames {
  readonly subjects: ReadonlySet<string>;
  readonly teachers: ReadonlySet<string>;
  readonly students: { has(name: string): boolean };
}

/** The activities that can be read; what cannot is passed to `refuse`, one finding each. */
export function readActivities(
  root: FetElement,
  known: KnownNames,
  refuse: (refusal: FetRefusal) => void,
): FetActivity[] {
  const activities = new Map<number, FetActivity>();
  for (const element of itemsOf(root, 'Activities_List', 'Activity')) {
    try {
      const activity = readActivity(element, known);
      if (activities.has(activity.id))
        throw refusal(element, { code: 'imports.fet.activityTwice', values: { id: activity.id } });
      activities.set(activity.id, activity);
    } catch (error) {
      if (!(error instanceof FetRefusal)) throw error;
      refuse(error);
    }
  }
  return [...activities.values()];
}

function readActivity(element: FetElement, known: KnownNames): FetActivity {
  const id = wholeNumber(element, 'Id', 0, Number.MAX_SAFE_INTEGER);
  const subject = element.text('Subject');
  const teachers = element.texts('Teacher');
  const students = element.texts('Students');
  const unknown = (what: 'subject' | 'teacher' | 'students', name: string): FetRefusal => {
    const values = { id, name: value.text(name) };
    return refusal(element, { code: `imports.fet.unknownOfActivity.${what}`, values });
  };
  if (!known.subjects.has(subject)) throw unknown('subject', subject);
  for (const name of teachers) if (!known.teachers.has(name)) throw unknown('teacher', name);
  for (const name of students) if (!known.students.has(name)) throw unknown('students', name);
  const size = element.text('Number_Of_Students').trim();
  return {
    id,
    subject,
    teachers: [...new Set(teachers)],
    students: [...new Set(students)],
    tags: element.texts('Activity_Tag'),
    duration: wholeNumber(element, 'Duration', 1, MAX_DURATION),
    groupId:
      element.text('Activity_Group_Id').trim() === ''
        ? 0
        : wholeNumber(element, 'Activity_Group_Id', 0, Number.MAX_SAFE_INTEGER),
    active: element.text('Active').trim() !== 'false',
    size: /^\d{1,6}$/.test(size) ? Number(size) : null,
    line: element.line,
  };
}

function wholeNumber(element: FetElement, child: string, min: number, max: number): number {
  const text = element.text(child).trim();
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
  const values = { child: value.text(child), found: value.text(text), min, max };
  const code = text === '' ? 'imports.fet.activityLacks' : 'imports.fet.activityNumber';
  throw refusal(element, { code, values });
}

function refusal(element: FetElement, message: Message): FetRefusal {
  return new FetRefusal(message, element.line, element.tag);
}
