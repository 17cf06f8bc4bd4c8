import type { LessonSpread } from '../records/subject.ts';
import type { CourseName } from './courses.ts';
import type { ExampleDivisionName } from './example-names.ts';
import type { ExamplePerson } from './people.ts';
import { type ExamplePlace, sharedRooms } from './places.ts';

/** A course as one class or year has it. `lengths` are its lessons of a week, in periods. */
export interface Teaching {
  readonly course: CourseName;
  readonly teacher: ExamplePerson;
  readonly lengths: readonly number[];
  readonly spread?: LessonSpread;
  readonly rooms?: readonly ExamplePlace[];
}

/** A division: the courses that the pupils of a year's two classes choose between, taught at the same time. */
export interface ExampleDivision {
  readonly key: ExampleDivisionName;
  readonly tracks: readonly Teaching[];
}

export interface Year {
  readonly year: number;
  /** Per class: its tutor (who has the class hour) and its home room. */
  readonly classes: readonly {
    readonly letter: 'A' | 'B';
    readonly tutor: ExamplePerson;
    readonly home: ExamplePlace;
  }[];
  readonly each: readonly Teaching[];
  readonly divisions: readonly ExampleDivision[];
}

const one = [1] as const;
const two = [1, 1] as const;
const four = [1, 1, 1, 1] as const;
const five = [1, 1, 1, 1, 1] as const;
const double = [2] as const;
const doubleAndSingle = [2, 1] as const;

function lowerSchool(english: ExamplePerson, maths: ExamplePerson): Teaching[] {
  return [
    { course: 'english', teacher: english, lengths: five },
    { course: 'maths', teacher: maths, lengths: five, spread: 'AtLeastOnePerDay' },
    { course: 'french', teacher: 'laurent', lengths: four },
    { course: 'science', teacher: 'lindqvist', lengths: doubleAndSingle },
    { course: 'history', teacher: 'sinclair', lengths: two },
    { course: 'geography', teacher: 'solberg', lengths: two },
    { course: 'art', teacher: 'jansen', lengths: double },
    { course: 'music', teacher: 'popescu', lengths: two },
    { course: 'sport', teacher: 'reid', lengths: double },
    { course: 'computing', teacher: 'zhang', lengths: two },
    { course: 'ethics', teacher: 'bianchi', lengths: two },
  ];
}

const languages: ExampleDivision = {
  key: 'languages',
  tracks: [
    { course: 'french', teacher: 'benali', lengths: four, rooms: sharedRooms },
    { course: 'spanish', teacher: 'fernandez', lengths: four, rooms: sharedRooms },
  ],
};

const values: ExampleDivision = {
  key: 'religion-or-ethics',
  tracks: [
    { course: 'religion', teacher: 'adler', lengths: two, rooms: sharedRooms },
    { course: 'ethics', teacher: 'bianchi', lengths: two, rooms: sharedRooms },
  ],
};

function scienceOption(biology: ExamplePerson): ExampleDivision {
  return {
    key: 'science-option',
    tracks: [
      { course: 'advancedBiology', teacher: biology, lengths: doubleAndSingle },
      { course: 'advancedPhysics', teacher: 'petrov', lengths: doubleAndSingle },
      { course: 'advancedChemistry', teacher: 'haddad', lengths: doubleAndSingle },
    ],
  };
}

const upperSchool: readonly Teaching[] = [
  { course: 'english', teacher: 'kelly', lengths: four, rooms: sharedRooms },
  { course: 'maths', teacher: 'mwangi', lengths: four },
  { course: 'biology', teacher: 'watanabe', lengths: double },
  { course: 'physics', teacher: 'petrov', lengths: double },
  { course: 'chemistry', teacher: 'haddad', lengths: double },
  { course: 'history', teacher: 'bianchi', lengths: two },
  { course: 'geography', teacher: 'solberg', lengths: two },
  { course: 'art', teacher: 'jansen', lengths: double },
  { course: 'sport', teacher: 'nkosi', lengths: double },
  { course: 'computing', teacher: 'zhang', lengths: one },
];

/** The whole week of the example school: 32 or 33 of 35 periods for each class, at most 26 for a teacher. */
export const curriculum: readonly Year[] = [
  {
    year: 5,
    classes: [
      { letter: 'A', tutor: 'hartley', home: '101' },
      { letter: 'B', tutor: 'raman', home: '102' },
    ],
    each: lowerSchool('hartley', 'raman'),
    divisions: [],
  },
  {
    year: 6,
    classes: [
      { letter: 'A', tutor: 'lindqvist', home: '103' },
      { letter: 'B', tutor: 'sinclair', home: '104' },
    ],
    each: lowerSchool('okafor', 'zielinski'),
    divisions: [],
  },
  {
    year: 7,
    classes: [
      { letter: 'A', tutor: 'zielinski', home: '105' },
      { letter: 'B', tutor: 'solberg', home: '106' },
    ],
    each: [
      { course: 'english', teacher: 'hartley', lengths: four },
      { course: 'maths', teacher: 'zielinski', lengths: five, spread: 'AtLeastOnePerDay' },
      { course: 'biology', teacher: 'lindqvist', lengths: two },
      { course: 'physics', teacher: 'petrov', lengths: two },
      { course: 'history', teacher: 'sinclair', lengths: two },
      { course: 'geography', teacher: 'solberg', lengths: two },
      { course: 'art', teacher: 'jansen', lengths: double },
      { course: 'music', teacher: 'popescu', lengths: one },
      { course: 'sport', teacher: 'reid', lengths: doubleAndSingle },
      { course: 'computing', teacher: 'zhang', lengths: double },
    ],
    divisions: [languages, values],
  },
  {
    year: 8,
    classes: [
      { letter: 'A', tutor: 'okafor', home: '107' },
      { letter: 'B', tutor: 'popescu', home: '108' },
    ],
    each: [
      { course: 'english', teacher: 'okafor', lengths: four },
      { course: 'maths', teacher: 'raman', lengths: four },
      { course: 'biology', teacher: 'watanabe', lengths: two },
      { course: 'physics', teacher: 'petrov', lengths: two },
      { course: 'chemistry', teacher: 'haddad', lengths: double },
      { course: 'history', teacher: 'sinclair', lengths: two },
      { course: 'geography', teacher: 'solberg', lengths: two },
      { course: 'art', teacher: 'jansen', lengths: double },
      { course: 'music', teacher: 'popescu', lengths: one },
      { course: 'sport', teacher: 'nkosi', lengths: double },
      { course: 'computing', teacher: 'zhang', lengths: double },
    ],
    divisions: [languages, values],
  },
  {
    year: 9,
    classes: [
      { letter: 'A', tutor: 'mwangi', home: '204' },
      { letter: 'B', tutor: 'zhang', home: '205' },
    ],
    each: upperSchool,
    divisions: [languages, values, scienceOption('lindqvist')],
  },
  {
    year: 10,
    classes: [
      { letter: 'A', tutor: 'kelly', home: '206' },
      { letter: 'B', tutor: 'haddad', home: '207' },
    ],
    each: upperSchool,
    divisions: [languages, values, scienceOption('watanabe')],
  },
];
