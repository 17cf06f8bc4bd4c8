import { type Draft, draftSchema, type Lesson } from '@bellgrid/model';
import type { GridPlacement } from './grid-layout.ts';

interface LessonSpec {
  readonly id: string;
  readonly subject?: string;
  readonly groups?: readonly string[];
  readonly teachers?: readonly string[];
  readonly numPeriods?: number;
  readonly structure?: string;
  /** day, first period */
  readonly at?: readonly [number, number];
  readonly classroom?: string;
}

/**
 * A small draft for tests: days Mon–Fri (or as many as asked), structure `s` with the given number of
 * periods from 08:00, and every class, teacher, room and subject that the lessons name (id = name).
 */
export function smallSchool(options: {
  readonly lessons: readonly LessonSpec[];
  readonly days?: number;
  readonly periods?: number;
  readonly groups?: readonly string[];
  readonly structures?: readonly string[];
}): Draft {
  const { lessons, days = 5, periods = 4, structures = ['s'] } = options;
  const named = (ids: readonly string[], more: object = {}) =>
    Object.fromEntries([...new Set(ids)].map((id) => [id, { id, name: id, ...more }]));
  const subjectOf = (lesson: LessonSpec) => lesson.subject ?? lesson.id;
  return draftSchema.parse({
    schoolData: {
      days: Array.from({ length: days }, (_, index) => ({
        id: `d${index}`,
        index,
        label: `Day ${index + 1}`,
      })),
      structures: Object.fromEntries(
        structures.map((id) => [
          id,
          {
            id,
            name: id,
            periods: Array.from({ length: periods }, (_, index) => ({
              id: `${id}${index}`,
              index,
              label: String(index + 1),
              periodStart: 480 + index * 60,
              periodEnd: 530 + index * 60,
            })),
          },
        ]),
      ),
    },
    groups: named([...(options.groups ?? []), ...lessons.flatMap((lesson) => lesson.groups ?? [])], {
      structure: structures[0],
    }),
    teachers: named(lessons.flatMap((lesson) => lesson.teachers ?? [])),
    classrooms: named(lessons.flatMap((lesson) => lesson.classroom ?? [])),
    subjects: Object.fromEntries(
      lessons.map((lesson) => [
        subjectOf(lesson),
        { id: subjectOf(lesson), name: subjectOf(lesson), structure: lesson.structure ?? structures[0] },
      ]),
    ),
    lessons: Object.fromEntries(
      lessons.map((lesson) => [lesson.id, lessonRecord(lesson, structures[0] ?? 's')]),
    ),
  });
}

function lessonRecord(spec: LessonSpec, structure: string) {
  const { at, numPeriods = 1 } = spec;
  return {
    ...spec,
    name: spec.id,
    subject: spec.subject ?? spec.id,
    numPeriods,
    structure: spec.structure ?? structure,
    timeSlot: at ? { day: at[0], start: at[1], end: at[1] + numPeriods } : null,
  };
}

/** The placements of a draft's lessons where their own time slots put them. */
export function ownPlacements(draft: Draft): Map<string, GridPlacement> {
  const placed = (lesson: Lesson): [string, GridPlacement][] =>
    lesson.timeSlot ? [[lesson.id, { lesson, ...lesson.timeSlot, classroom: lesson.classroom }]] : [];
  return new Map(Object.values(draft.lessons).flatMap(placed));
}
