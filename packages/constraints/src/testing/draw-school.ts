import {
  classroomSchema,
  createDraft,
  type Draft,
  groupSchema,
  type Id,
  lessonSchema,
  scheduleStructureSchema,
  subjectSchema,
  teacherSchema,
} from '@bellgrid/model';
import { createRandom } from './random.ts';

const SUBJECTS = ['Maths', 'English', 'History', 'Biology', 'Art', 'Sport'];

/** A small school without rules that is easy to fill: four classes, six teachers, five days of seven periods. */
export function drawSchool(seed: number): Draft {
  const random = createRandom(seed);
  const draft = createDraft({ schoolName: 'Drawn school' });
  draft.config.isClassroomsEnabled = true;
  const structure = 's';
  draft.schoolData.structures = { s: sevenPeriods() };
  for (const [index, name] of SUBJECTS.entries()) {
    draft.teachers[`t${index}`] = teacherSchema.parse({ id: `t${index}`, name: `Teacher of ${name}` });
    draft.classrooms[`r${index}`] = classroomSchema.parse({ id: `r${index}`, name: `Room ${index}` });
  }
  for (let c = 0; c < 4; c += 1) {
    const group = `c${c}`;
    draft.groups[group] = groupSchema.parse({ id: group, name: `Class ${c}`, structure });
    SUBJECTS.forEach((name, teacher) => {
      const count = 2 + random.below(3);
      addSubject(draft, { id: `${name}${c}`, name, group, teacher: `t${teacher}`, count, structure });
    });
  }
  return draft;
}

function sevenPeriods() {
  const periods = Array.from({ length: 7 }, (_, index) => {
    const periodStart = 480 + 60 * index;
    return { id: `p${index}`, index, label: `${index + 1}`, periodStart, periodEnd: periodStart + 50 };
  });
  const cells = Array.from({ length: 5 }, (_, dayIndex) =>
    periods.map(({ index }) => ({ id: `s${dayIndex}-${index}`, dayIndex, periodIndex: index })),
  );
  return scheduleStructureSchema.parse({ id: 's', name: 'Day', periods, cells: cells.flat() });
}

export interface DrawnSubject {
  readonly id: Id;
  readonly name: string;
  readonly group: Id;
  readonly teacher: Id;
  readonly count: number;
  readonly structure: Id;
  readonly viableClassrooms?: Id[];
}

/** Adds a subject whose lessons are `${id}-0`, `${id}-1`, …; its spread is free. */
export function addSubject(
  draft: Draft,
  { id, name, group, teacher, count, structure, ...rest }: DrawnSubject,
): void {
  const lessons = Array.from({ length: count }, (_, index) => `${id}-${index}`);
  const shared = { groups: [group], teachers: [teacher], structure };
  const lessonsSpreadConstraint = { constraint: 'None' };
  draft.subjects[id] = subjectSchema.parse({
    ...shared,
    ...rest,
    id,
    name,
    lessons,
    lessonsSpreadConstraint,
  });
  for (const lesson of lessons) {
    draft.lessons[lesson] = lessonSchema.parse({ ...shared, id: lesson, name, subject: id, numPeriods: 1 });
  }
}
