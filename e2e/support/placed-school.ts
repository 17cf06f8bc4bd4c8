import { writeFileSync } from 'node:fs';
import {
  createExampleSchool,
  type Draft,
  FILE_VERSION,
  groupSchema,
  type Lesson,
  lessonSchema,
  SOLUTION_VERSION,
  serializeDraftFile,
  startsOf,
  subjectSchema,
} from '@bellgrid/model';

/**
 * Writes the example school as a draft file, with its lessons placed where its classes and teachers are free, and with a
 * class of younger children, 1A, whose five periods have times of their own.
 */
export function writePlacedSchool(path: string): Draft {
  const draft = placedSchool();
  writeFileSync(path, draftFileOf(draft));
  return draft;
}

/** The example school with its lessons placed, as `writePlacedSchool` writes it. */
export function placedSchool(): Draft {
  const draft = createExampleSchool();
  addYoungClass(draft);
  placeAll(draft);
  return draft;
}

/** The text of a draft file. */
export const draftFileOf = (dataStore: Draft): string =>
  serializeDraftFile({
    fileVersion: FILE_VERSION,
    dataStore,
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });

const YOUNG = 'young';

function addYoungClass(draft: Draft): void {
  const [first] = Object.values(draft.schoolData.structures);
  if (!first) throw new Error('the example school has no structure');
  draft.schoolData.structures[YOUNG] = {
    ...first,
    id: YOUNG,
    name: 'Primary',
    cells: [],
    periods: [0, 1, 2, 3, 4].map((index) => ({
      id: `young ${index}`,
      index,
      label: `P${index + 1}`,
      periodStart: 510 + index * 65,
      periodEnd: 560 + index * 65,
    })),
  };
  draft.groups['1A'] = groupSchema.parse({
    id: '1A',
    name: '1A',
    structure: YOUNG,
    subjects: ['1A reading'],
  });
  const lessons = [1, 2, 3, 4].map((at) => `1A reading ${at}`);
  draft.subjects['1A reading'] = subjectSchema.parse({
    id: '1A reading',
    name: 'Reading',
    shortName: 'READ',
    structure: YOUNG,
    groups: ['1A'],
    lessons,
  });
  for (const [at, id] of lessons.entries()) {
    const own = { id, name: `Reading (${at + 1})`, subject: '1A reading', groups: ['1A'], structure: YOUNG };
    draft.lessons[id] = lessonSchema.parse(own);
  }
}

/** Places the lessons one by one, the long ones first; none may fail. */
function placeAll(draft: Draft): void {
  const taken = new Set<string>();
  const slots = ({ groups, teachers, structure }: Lesson, day: number, start: number, end: number) =>
    [...groups, ...teachers].flatMap((id) =>
      Array.from({ length: end - start }, (_, at) => `${id} ${structure} ${day} ${start + at}`),
    );
  const byLength = Object.values(draft.lessons).sort((a, b) => b.numPeriods - a.numPeriods);
  for (const lesson of byLength) {
    const spot = startsOf(draft, lesson).find(({ day, start }) =>
      slots(lesson, day, start, start + lesson.numPeriods).every((slot) => !taken.has(slot)),
    );
    if (!spot) continue;
    const end = spot.start + lesson.numPeriods;
    for (const slot of slots(lesson, spot.day, spot.start, end)) taken.add(slot);
    draft.lessons[lesson.id] = { ...lesson, timeSlot: { ...spot, end } };
  }
}
