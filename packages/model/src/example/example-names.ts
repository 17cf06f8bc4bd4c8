import { type CourseName, courses } from './courses.ts';
import { buildings, type ExampleBuilding, type ExamplePlace, places } from './places.ts';

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
  readonly places: Readonly<Record<ExamplePlace, string>>;
  readonly buildings: Readonly<Record<ExampleBuilding, string>>;
  readonly divisions: Readonly<Record<ExampleDivisionName, string>>;
}

/** The names without a catalogue of texts. */
export const englishNames: ExampleNames = {
  school: 'Lindenfield School',
  week: 'Main week',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  courses,
  places: Object.fromEntries(
    Object.entries(places).map(([key, { name }]) => [key, name]),
  ) as ExampleNames['places'],
  buildings,
  divisions,
};
