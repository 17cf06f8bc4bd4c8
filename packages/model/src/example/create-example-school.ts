import { allCells } from '../draft/default-structure.ts';
import type { Draft } from '../draft/draft.ts';
import { proposedShortName } from '../queries/teacher-short-name.ts';
import { classroomSchema } from '../records/classroom.ts';
import { scheduleStructureSchema } from '../records/schedule-structure.ts';
import { teacherSchema } from '../records/teacher.ts';
import { addYear, colorOf, EXAMPLE_STRUCTURE } from './add-year.ts';
import { createSchool } from './create-school.ts';
import { curriculum } from './curriculum.ts';
import { type ExampleNames, englishNames } from './example-names.ts';
import { people } from './people.ts';
import { type ExamplePlace, type NamedPlace, places } from './places.ts';
import { addRules } from './rules.ts';

/** 08:00 to 14:45: a break after the second period, lunch after the fifth. */
const bells = ['08:00', '08:50', '09:55', '10:45', '11:35', '13:10', '14:00'];
const PERIOD_MINUTES = 45;

interface ExampleOptions {
  /** The name of the school that the example is made for; by default the example's own. */
  readonly schoolName?: string;
  readonly names?: ExampleNames;
}

/**
 * An invented school to try everything with: 12 classes, 22 teachers, 22 rooms, a week of 5 × 7 periods,
 * divisions, and rules of many kinds that a timetable can satisfy. Nothing is placed. The same every
 * time, in the words that it is given.
 */
export function createExampleSchool({ schoolName, names = englishNames }: ExampleOptions = {}): Draft {
  const draft = createSchool({
    schoolName: schoolName || names.school,
    hasAcceptedTerms: true,
    isUninitialized: true,
  });
  const { days } = draft.schoolData;
  days.forEach((day, index) => {
    day.label = names.days[index] ?? day.label;
  });
  draft.schoolData.structures = { [EXAMPLE_STRUCTURE]: week(days.length, names.week) };
  Object.entries(people).forEach(([key, name], index) => {
    const id = `teacher-${key}`;
    const shortName = proposedShortName(draft, { id, name });
    draft.teachers = {
      ...draft.teachers,
      [id]: teacherSchema.parse({ id, name, shortName, color: colorOf(index) }),
    };
  });
  (Object.entries(places) as [ExamplePlace, (typeof places)[ExamplePlace]][]).forEach(
    ([key, { building }], index) => {
      const id = `room-${key}`;
      const name = key in names.places ? names.places[key as NamedPlace] : `${names.room} ${key}`;
      const color = colorOf(index);
      draft.classrooms[id] = classroomSchema.parse({ id, name, color, building: names.buildings[building] });
    },
  );
  draft.config.isClassroomsEnabled = true;
  draft.config.isTracksEnabled = true;
  for (const year of curriculum) addYear(draft, year, names);
  addRules(draft);
  for (const kind of ['teachers', 'groups', 'classrooms', 'subjects'] as const) {
    draft.pickedColors[kind] = Object.keys(draft[kind]).length;
  }
  return draft;
}

function week(dayCount: number, name: string) {
  const periods = bells.map((bell, index) => {
    const [hours = 0, minutes = 0] = bell.split(':').map(Number);
    const periodStart = hours * 60 + minutes;
    const label = `${index + 1}`;
    return { id: `period-${index + 1}`, index, label, periodStart, periodEnd: periodStart + PERIOD_MINUTES };
  });
  const cells = allCells(dayCount, periods.length);
  return scheduleStructureSchema.parse({ id: EXAMPLE_STRUCTURE, name, periods, cells });
}
