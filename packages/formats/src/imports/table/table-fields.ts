import { columnNamesOf, type Idea, plainName } from './column-names.ts';

/** The kinds of items that a table can list. */
export const tableKinds = ['teachers', 'groups', 'classrooms', 'subjects'] as const;
export type TableKind = (typeof tableKinds)[number];

export type TableField =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'contractPeriods'
  | 'color'
  | 'structure'
  | 'classroom'
  | 'building'
  | 'shortName'
  | 'groups'
  | 'teachers'
  | 'lessons'
  | 'length';

/** The column of each field, by index from 0; a field without a column is absent. */
export type TableMapping = { readonly [Field in TableField]?: number };

type Ideas = { readonly [Field in TableField]?: readonly Idea[] };

/**
 * The fields of each kind of table, in the order in which they are offered, with what a column of them is about: a field
 * with several ideas is recognised by the names of each.
 */
const ideas: Readonly<Record<TableKind, Ideas>> = {
  teachers: {
    name: ['name', 'teacher'],
    firstName: ['firstName'],
    lastName: ['lastName'],
    shortName: ['shortName'],
    email: ['email'],
    // In a list of teachers, hours are those that they have to teach.
    contractPeriods: ['load', 'lessons'],
    color: ['color'],
  },
  groups: {
    name: ['class', 'name', 'nameOfThing'],
    structure: ['structure'],
    classroom: ['homeRoom', 'room'],
    color: ['color'],
  },
  classrooms: {
    name: ['room', 'name', 'homeRoom', 'nameOfThing'],
    building: ['building'],
    color: ['color'],
  },
  subjects: {
    name: ['subject', 'name', 'nameOfThing'],
    shortName: ['shortName'],
    groups: ['class'],
    teachers: ['teacher'],
    lessons: ['lessons'],
    length: ['length'],
    classroom: ['room', 'homeRoom'],
    structure: ['structure'],
    color: ['color'],
  },
};

type Spellings = { readonly [Field in TableField]?: readonly string[] };

const spellingsOf = (fields: Ideas): Spellings =>
  Object.fromEntries(Object.entries(fields).map(([field, list]) => [field, list.flatMap(columnNamesOf)]));

/** The names by which a column of each field is recognised, as `plainName` has them; those of the first idea first. */
export const tableFields: Readonly<Record<TableKind, Spellings>> = {
  teachers: spellingsOf(ideas.teachers),
  groups: spellingsOf(ideas.groups),
  classrooms: spellingsOf(ideas.classrooms),
  subjects: spellingsOf(ideas.subjects),
};

/** The fields that a kind of table can have. */
export const fieldsOf = (kind: TableKind): TableField[] => Object.keys(tableFields[kind]) as TableField[];

const roomNames = new Set([...columnNamesOf('room'), ...columnNamesOf('homeRoom')]);

/** True for a column whose name says that it is of rooms, in a table of any kind. */
export const isRoomColumn = (name: string): boolean => roomNames.has(plainName(name));
