import { type Draft, type Id, WEIGHT } from '@bellgrid/model';
import type { FetFile } from '../source/fet-file.ts';
import type { StudentAtoms } from '../source/read-students.ts';
import { chooseClasses } from '../students/choose-classes.ts';
import { colorAt } from './build-people.ts';
import { clip, MAX_NAME } from './clip.ts';

/** A class of the draft and the students in it. */
export interface SchoolClass {
  readonly id: Id;
  readonly name: string;
  readonly atoms: StudentAtoms;
}

/** Enters the classes; every student is in exactly one of them. */
export function buildClasses(draft: Draft, file: FetFile, structure: Id): SchoolClass[] {
  const periods = new Map<string, number>();
  for (const activity of file.activities) {
    if (!activity.active) continue;
    for (const name of activity.students) periods.set(name, (periods.get(name) ?? 0) + activity.duration);
  }
  const chosen = chooseClasses(file.students, (set) => (periods.get(set.name) ?? 0) * set.atoms.length);
  draft.pickedColors.groups = chosen.length;
  return chosen.map(({ name, atoms }, index) => {
    const id = `group-${index + 1}`;
    draft.groups[id] = {
      id,
      name: clip(name, MAX_NAME),
      color: colorAt(index),
      subjects: [],
      isTracked: false,
      structure,
      weight: WEIGHT.HARD,
      classroom: null,
    };
    return { id, name, atoms };
  });
}
