import {
  commands,
  compareTimetables,
  type Draft,
  type Id,
  type Lesson,
  placementsOf,
  runCommand,
  type Solution,
} from '@bellgrid/model';

/** The classes or teachers whose lessons are taken from a result. */
export interface ChosenPart {
  readonly by: 'groups' | 'teachers';
  readonly ids: ReadonlySet<Id>;
}

/** The result for the lessons of the chosen classes or teachers, and the draft's own places for all others. */
export function partOfSolution(draft: Draft, solution: Solution, { by, ids }: ChosenPart): Solution {
  const isTaken = (id: Id): boolean => draft.lessons[id]?.[by].some((each) => ids.has(each)) ?? false;
  return {
    ...solution,
    placements: [
      ...placementsOf(draft).filter(({ lesson }) => !isTaken(lesson)),
      ...solution.placements.filter(({ lesson }) => isTaken(lesson)),
    ],
    unplaced: Object.values(draft.lessons).flatMap(({ id, timeSlot }) =>
      (isTaken(id) ? solution.unplaced.includes(id) : timeSlot === null) ? [id] : [],
    ),
  };
}

/** The classes or teachers of these lessons that are not chosen yet. */
export function partsMissing(draft: Draft, lessons: readonly Id[], { by, ids }: ChosenPart): readonly Id[] {
  const found = lessons.flatMap((id) => draft.lessons[id] ?? []).flatMap((lesson: Lesson) => lesson[by]);
  return [...new Set(found)].filter((id) => !ids.has(id));
}

/** True when nothing of the whole result is left to take after this part of it. */
export function isWholeTaken(draft: Draft, part: Solution, whole: Solution): boolean {
  const placesOf = (solution: Solution) =>
    placementsOf(runCommand(draft, commands.applySolution, { solution }));
  const left = compareTimetables(draft, placesOf(part), placesOf(whole));
  return left.byClass.size === 0 && left.byTeacher.size === 0 && left.moved.length === 0;
}
