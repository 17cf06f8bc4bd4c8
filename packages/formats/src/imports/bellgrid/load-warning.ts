import type { Draft, LoadFinding, Message } from '@bellgrid/model';
import { nameMessage, type Warning } from '../report/warnings.ts';

const records = {
  teachers: 'imports.own.record.teachers',
  groups: 'imports.own.record.groups',
  classrooms: 'imports.own.record.classrooms',
  subjects: 'imports.own.record.subjects',
  lessons: 'imports.own.record.lessons',
  trackSets: 'imports.own.record.trackSets',
  customViews: 'imports.own.record.customViews',
} as const;

/** The fields of records that the catalogue has words for. */
const parts: ReadonlySet<string> = new Set([
  'name',
  'shortName',
  'email',
  'contractPeriods',
  'color',
  'weight',
  'building',
  'structure',
  'subject',
  'subjects',
  'lessons',
  'teachers',
  'groups',
  'group',
  'tracks',
  'classroom',
  'viableClassrooms',
  'numPeriods',
  'timeSlot',
  'locked',
  'solveGroups',
  'solveTeachers',
  'solveClassrooms',
  'solveLessons',
]);

/**
 * Something that loading had to leave out or correct, for the people of the school: "Lesson Mathematics (1),
 * teachers" and "there is no teacher 't9' (left out)". A record that is gone is named by its place in the
 * file.
 */
export function loadWarning(draft: Draft, { severity, path, message }: LoadFinding): Warning {
  const code = severity === 'dropped' ? 'imports.own.dropped' : 'imports.own.repaired';
  return { thing: placeOf(draft, path), what: { code, values: { what: message } } };
}

function placeOf(draft: Draft, path: string): Message {
  const [store, kind = '', id = '', ...rest] = path.split('.');
  if (store !== 'dataStore' || !Object.hasOwn(records, kind)) return nameMessage(path);
  const map = kind as keyof typeof records;
  const found = Object.hasOwn(draft[map], id) ? draft[map][id] : undefined;
  if (!found) return nameMessage(path);
  const record = { code: records[map], values: nameMessage(found.name).values };
  const field = rest.find((part) => part !== 'items');
  if (field === undefined) return record;
  const part = parts.has(field) ? { code: `imports.own.parts.${field}` } : nameMessage(field);
  return { code: 'imports.own.part', values: { record, part } };
}
