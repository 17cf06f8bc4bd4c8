import type { Draft, LoadFinding } from '@bellgrid/model';
import { createTexts, messageText } from '@bellgrid/texts';
import type { Warning } from '../warning-lines.ts';

const nouns = {
  teachers: 'Teacher',
  groups: 'Class',
  classrooms: 'Classroom',
  subjects: 'Subject',
  lessons: 'Lesson',
  trackSets: 'Division',
  customViews: 'View',
} as const;

const fields: Readonly<Record<string, string>> = {
  groups: 'classes',
  viableClassrooms: 'classrooms to choose from',
  timeSlot: 'time',
  solveGroups: 'selected classes',
  solveTeachers: 'selected teachers',
  solveClassrooms: 'selected classrooms',
};

const english = createTexts();

/**
 * What loading had to leave out or set right, in words for the people of the school: "Lesson
 * Mathematics (1), teachers" and "there is no teacher 't9' (left out)". Where the record itself is gone, its
 * place in the file stands for its name.
 */
export function findingInWords(draft: Draft, { severity, path, message }: LoadFinding): Warning {
  const done = severity === 'dropped' ? 'left out' : 'set right';
  return { name: placeInWords(draft, path), message: `${messageText(english, draft, message)} (${done})` };
}

function placeInWords(draft: Draft, path: string): string {
  const [store, kind = '', id = '', ...rest] = path.split('.');
  if (store !== 'dataStore' || !Object.hasOwn(nouns, kind)) return path;
  const map = kind as keyof typeof nouns;
  const record = Object.hasOwn(draft[map], id) ? draft[map][id] : undefined;
  if (!record) return path;
  const field = rest.filter((part) => part !== 'items').map((part) => fields[part] ?? part);
  return [`${nouns[map]} ${record.name}`, ...field.slice(0, 1)].join(', ');
}
