import type { Draft, Id } from '@bellgrid/model';
import type { Atoms } from '../source/read-students.ts';
import { haveCommonAtom, intersectionOf } from '../students/atom-sets.ts';
import { chooseDivisions } from '../students/choose-divisions.ts';
import type { SchoolClass } from './build-classes.ts';
import type { TaughtSubject } from './build-subjects.ts';
import { clip, MAX_NAME } from './clip.ts';

/** Students of a class that some subjects are taught to, when they are not all of it. */
interface Part {
  readonly name: string;
  readonly atoms: Atoms;
  readonly subjects: Id[];
}

/** Enters the divisions, so that two subjects may share time exactly when they share no student. */
export function buildDivisions(
  draft: Draft,
  classes: readonly SchoolClass[],
  subjects: readonly TaughtSubject[],
  nameOf: (atoms: Atoms) => string | null,
): void {
  for (const schoolClass of classes) {
    const parts = partsOf(schoolClass, subjects, nameOf);
    const divisions = chooseDivisions(parts.length, (a, b) =>
      haveCommonAtom(parts[a]?.atoms ?? [], parts[b]?.atoms ?? []),
    );
    const group = draft.groups[schoolClass.id];
    if (divisions.length === 0 || !group) continue;
    group.isTracked = true;
    draft.config.isTracksEnabled = true;
    divisions.forEach((division, number) => {
      const id = `${schoolClass.id}-division-${number + 1}`;
      draft.trackSets[id] = {
        id,
        name: `Division ${number + 1}`,
        group: schoolClass.id,
        tracks: division.map((members, index) => ({
          id: `${id}-track-${index + 1}`,
          name: clip(members.map((part) => parts[part]?.name ?? '').join(', '), MAX_NAME),
          subjects: members.flatMap((part) => parts[part]?.subjects ?? []),
        })),
      };
    });
  }
}

function partsOf(
  schoolClass: SchoolClass,
  subjects: readonly TaughtSubject[],
  nameOf: (atoms: Atoms) => string | null,
): Part[] {
  const parts = new Map<string, Part>();
  for (const subject of subjects) {
    if (!subject.classes.includes(schoolClass)) continue;
    const atoms = intersectionOf(subject.atoms, schoolClass.atoms);
    if (atoms.length === schoolClass.atoms.length) continue;
    const key = atoms.join();
    const name = nameOf(atoms) ?? subject.students.join(' + ');
    const part = parts.get(key) ?? { name, atoms, subjects: [] };
    part.subjects.push(subject.id);
    parts.set(key, part);
  }
  return [...parts.values()];
}
