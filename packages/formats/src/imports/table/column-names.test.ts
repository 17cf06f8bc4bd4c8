import { expect, test } from 'vitest';
import { columnNamesOf } from './column-names.ts';
import { findHeader, guessMapping } from './guess-mapping.ts';
import { readDelimited } from './read-delimited.ts';
import { fieldsOf, type TableField, type TableKind, tableFields, tableKinds } from './table-fields.ts';

/** Headers of lists in schools of each language, with the field of each column. */
const HEADERS: readonly (readonly [TableKind, string, string])[] = [
  ['teachers', 'Name;Kürzel;E-Mail;Deputat', 'name shortName email contractPeriods'],
  ['teachers', 'Lehrkraft;Kürz.;E-Mail-Adresse;Std.', 'name shortName email contractPeriods'],
  ['teachers', 'Name;Vorname;Kürzel;Wochenstd.', 'lastName firstName shortName contractPeriods'],
  ['teachers', 'LEHRER/IN;Farbe;Stundensoll', 'name color contractPeriods'],
  ['teachers', 'Teacher;Initials;Email address;Contract', 'name shortName email contractPeriods'],
  ['teachers', 'Nom;Prénom;Courriel;Heures de service', 'lastName firstName email contractPeriods'],
  [
    'teachers',
    'Apellidos;Nombre;Correo electrónico;Horas lectivas',
    'lastName firstName email contractPeriods',
  ],
  ['teachers', 'Cognome;Nome;Sigla;Ore di cattedra', 'lastName firstName shortName contractPeriods'],
  ['teachers', 'Professor(a);Sigla;E-mail;Carga horária', 'name shortName email contractPeriods'],
  ['teachers', 'Docent;Afk.;E-mailadres;Lesuren', 'name shortName email contractPeriods'],
  ['teachers', 'Imię i nazwisko;Skrót;Pensum', 'name shortName contractPeriods'],
  ['teachers', 'Pedagógus neve;Rövidítés;Heti óraszám', 'name shortName contractPeriods'],
  ['groups', 'Klasse;Klassenraum', 'name classroom'],
  ['groups', 'Bezeichnung;Raum', 'name classroom'],
  ['groups', 'Classe;Salle', 'name classroom'],
  ['groups', 'Grupo;Aula', 'name classroom'],
  ['groups', 'Sezione;Aula', 'name classroom'],
  ['groups', 'Turma;Sala', 'name classroom'],
  ['groups', 'Klas;Lokaal', 'name classroom'],
  ['groups', 'Oddział;Sala', 'name classroom'],
  ['groups', 'Osztály;Tanterem', 'name classroom'],
  ['classrooms', 'Raum;Gebäude', 'name building'],
  ['classrooms', 'Salle;Bâtiment', 'name building'],
  ['classrooms', 'Aula;Edificio', 'name building'],
  ['classrooms', 'Lokaal;Gebouw', 'name building'],
  ['classrooms', 'Sala;Budynek', 'name building'],
  ['classrooms', 'Terem;Épület', 'name building'],
  [
    'subjects',
    'Fach;Kürzel;Klasse(n);Lehrkraft;Std.;Raum',
    'name shortName groups teachers lessons classroom',
  ],
  ['subjects', 'Klasse / Class;Fach / Subject;Lehrer:in;Wochenstd.', 'groups name teachers lessons'],
  ['subjects', 'Fach;Klasse;Lehrkräfte;WStd.;Verteilung', 'name groups teachers lessons length'],
  ['subjects', 'Subject;Form;Taught by;Periods per week', 'name groups teachers lessons'],
  ['subjects', 'Matière;Classe;Professeur;Heures/semaine', 'name groups teachers lessons'],
  ['subjects', 'Matière;Division;Enseignant(e);Nb heures', 'name groups teachers lessons'],
  ['subjects', 'Asignatura;Curso;Docente;Horas semanales', 'name groups teachers lessons'],
  ['subjects', 'Materia;Classe;Insegnante;Ore settimanali', 'name groups teachers lessons'],
  ['subjects', 'Disciplina;Turma;Docente;Tempos letivos', 'name groups teachers lessons'],
  ['subjects', 'Vak;Klas;Leerkracht;Uren per week', 'name groups teachers lessons'],
  ['subjects', 'Przedmiot;Klasa;Nauczyciel;Liczba godzin', 'name groups teachers lessons'],
  ['subjects', 'Tantárgy;Osztály;Tanár;Óraszám', 'name groups teachers lessons'],
];

test.each(HEADERS)('%s: %s', (kind, header, fields) => {
  const cells = header.split(';');
  const mapping = guessMapping(kind, cells);
  const found = cells.map((_, column) => fieldsOf(kind).find((field) => mapping[field] === column) ?? '');
  expect(found.join(' ')).toBe(fields);
  expect(findHeader(kind, [{ number: 1, cells }])).toBe(0);
});

test('no name of a column is that of two fields of a table', () => {
  for (const kind of tableKinds) {
    const fields = new Map<string, TableField>();
    for (const field of fieldsOf(kind)) {
      for (const name of new Set(tableFields[kind][field])) {
        const other = fields.get(name);
        expect([kind, name, other]).toEqual([kind, name, undefined]);
        fields.set(name, field);
      }
    }
  }
  expect(columnNamesOf('class')).toContain('klasse');
});

function headerOf(kind: TableKind, text: string): readonly string[] | null {
  const read = readDelimited(text);
  if (!read.ok) throw new Error(read.fault.code);
  const index = findHeader(kind, read.rows);
  return index === null ? null : (read.rows[index]?.cells ?? null);
}

test.each([
  ['a title', 'Kollegium 2026/27\nName;Kürzel\nAda Hill;AH'],
  [
    'a title, notes and blank rows',
    'Lehrer\n\nStichtag: August;;\n;;\n\nName;Kürzel\nAda Hill;AH\nEva Kurz;EK',
  ],
  ['a title with names of columns', 'Name;;\nName;Kürzel;E-Mail\nAda Hill;AH;a@hill.example'],
  ['a title above one column', 'Staff list\n\nName\nAda Hill\nBen Rao'],
])('the header is found below %s', (_, text) => {
  expect(headerOf('teachers', text)?.[0]).toBe('Name');
  expect(headerOf('teachers', text)).not.toContain('');
});

test.each([
  ['one column', 'Ada Ahrens\nKurz\nBen Lang'],
  ['names like those of columns', 'Kurz;Anna\nHaus;Ben\nSoll;Cy'],
  ['classes', '9A;B2\n9B;B3'],
])('rows without a header have none: %s', (_, text) => {
  expect(headerOf('teachers', text)).toBeNull();
  expect(headerOf('groups', text)).toBeNull();
});

test.each([
  ['Mitarbeiter;E-Mail', 'name email'],
  ['Mitarbeiter:in;Dienst-E-Mail', 'name email'],
  ['Mitarbeiter(in);Schul-E-Mail', 'name email'],
  ['Personal;E-Mail', ' email'],
  ['Personal;Telefon;Kürzel', '  shortName'],
])('a first row with one known column names the columns: %s', (header, fields) => {
  const cells = headerOf('teachers', `${header}\nAda Hill;ada@hill.example;AH`) ?? [];
  expect(cells.join(';')).toBe(header);
  const mapping = guessMapping('teachers', cells);
  const found = cells.map(
    (_, column) => fieldsOf('teachers').find((field) => mapping[field] === column) ?? '',
  );
  expect(found.join(' ')).toBe(fields);
});

test.each([
  ['a value beside the name of a column', 'teachers', 'Farbe;ada@hill.example\nBlau;ben@hill.example'],
  ['a room called Aula', 'classrooms', 'Aula\nR101\nR102'],
  ['rooms with a blank row between', 'classrooms', 'Turnhalle\n\nAula\nR101'],
  ['a room called Saal', 'classrooms', 'Saal\nR101'],
  ['rooms called Sala, Lokal and Terem', 'classrooms', 'Sala\n\nLokal\n\nTerem'],
  ['a numbered room above', 'classrooms', 'R101\n\nRaum\nR102'],
  ['a room called Aula and its building', 'classrooms', 'Aula;Hauptbau\nR101;Nordbau'],
  ['a room and its building', 'classrooms', 'Turnhalle;Haus\nTurnsaal;Haus'],
] as const)('items are no names of columns: %s', (_, kind, text) => {
  expect(headerOf(kind, text)).toBeNull();
});

test.each(['Raum\nR101', 'Räume der Schule\n\nRoom\nR101', 'Name\nR101'])(
  'one column of rooms has a name: %s',
  (text) => {
    expect(headerOf('classrooms', text)).toHaveLength(1);
  },
);
