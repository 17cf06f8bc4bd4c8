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

type Spellings = { readonly [Field in TableField]?: readonly string[] };

const color = ['colour', 'color', 'farbe', 'couleur'];
const structure = ['schedule structure', 'structure', 'timetable', 'bell schedule', 'bell'];
const shortName = ['short name', 'short', 'code', 'abbreviation', 'abbr', 'kurzel', 'abreviatura'];
const room = ['classroom', 'room', 'home room', 'homeroom', 'location', 'raum', 'stammraum', 'salle', 'aula'];

/**
 * The fields of each kind of table, in the order in which they are offered, with the column names by which
 * they are recognised (in lower case, without marks).
 */
export const tableFields: Readonly<Record<TableKind, Spellings>> = {
  teachers: {
    name: [
      'name',
      'teacher',
      'teachers',
      'full name',
      'teacher name',
      'lehrer',
      'lehrkraft',
      'enseignant',
      'profesor',
    ],
    firstName: ['first name', 'given name', 'forename', 'vorname', 'prenom', 'nombre'],
    lastName: ['last name', 'surname', 'family name', 'nachname', 'nom', 'nom de famille', 'apellidos'],
    shortName: [...shortName, 'initials', 'teacher code', 'initialen', 'iniciales'],
    email: ['email', 'e mail', 'mail', 'email address', 'e mail address', 'correo'],
    contractPeriods: [
      'periods by contract',
      'contract',
      'contract periods',
      'periods per week',
      'teaching load',
      'stunden laut vertrag',
    ],
    color,
  },
  groups: {
    name: [
      'name',
      'class',
      'classes',
      'class name',
      'group',
      'form',
      'section',
      'klasse',
      'classe',
      'clase',
      'grupo',
    ],
    structure,
    classroom: room,
    color,
  },
  classrooms: {
    name: ['name', 'room name', 'room number', 'classroom name', 'rooms', 'classrooms', ...room],
    building: ['building', 'site', 'block', 'campus', 'gebaude', 'batiment', 'edificio'],
    color,
  },
  subjects: {
    name: [
      'name',
      'subject',
      'subjects',
      'subject name',
      'course',
      'course name',
      'fach',
      'matiere',
      'asignatura',
      'materia',
    ],
    shortName: [...shortName, 'subject code'],
    groups: [
      'classes',
      'class',
      'group',
      'groups',
      'form',
      'class name',
      'klasse',
      'klassen',
      'classe',
      'clase',
      'grupo',
    ],
    teachers: ['teachers', 'teacher', 'taught by', 'lehrer', 'lehrkraft', 'enseignant', 'profesor', 'staff'],
    lessons: [
      'lessons per week',
      'lessons',
      'number of lessons',
      'periods per week',
      'periods',
      'hours per week',
      'weekly lessons',
      'weekly hours',
      'lessons per cycle',
      'stunden',
      'wochenstunden',
      'heures',
      'horas',
    ],
    length: [
      'length',
      'lesson length',
      'lesson lengths',
      'lengths',
      'duration',
      'periods per lesson',
      'dauer',
      'duree',
    ],
    classroom: ['rooms', 'classrooms', ...room],
    structure,
    color,
  },
};

/** The fields that a kind of table can have. */
export const fieldsOf = (kind: TableKind): TableField[] => Object.keys(tableFields[kind]) as TableField[];
