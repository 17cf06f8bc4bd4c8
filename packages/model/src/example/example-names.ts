import { type CourseName, courses } from './courses.ts';
import { buildings, type ExampleBuilding, type NamedPlace, places } from './places.ts';

/** The divisions of the example school, by the key that their ids have. */
const divisions = {
  languages: 'Languages',
  'religion-or-ethics': 'Religion or Ethics',
  'science-option': 'Science option',
} as const;
export type ExampleDivisionName = keyof typeof divisions;

/** The words of the example school in the language of its user. Its people are called the same in each. */
export interface ExampleNames {
  readonly school: string;
  readonly week: string;
  readonly days: readonly string[];
  readonly courses: Readonly<Record<CourseName, { readonly name: string; readonly shortName: string }>>;
  /** The word before the number of a room. */
  readonly room: string;
  readonly places: Readonly<Record<NamedPlace, string>>;
  readonly buildings: Readonly<Record<ExampleBuilding, string>>;
  readonly divisions: Readonly<Record<ExampleDivisionName, string>>;
}

/** The names without a catalogue of texts. */
export const englishNames: ExampleNames = {
  school: 'Lindenfield School',
  week: 'Main week',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  courses,
  room: 'Room',
  places: Object.fromEntries(
    Object.entries(places).flatMap(([key, { name }]) => (name === null ? [] : [[key, name]])),
  ) as ExampleNames['places'],
  buildings,
  divisions,
};
