import {
  type Draft,
  generatedConstraints,
  type Id,
  type Message,
  numberedDivision,
  type TrackSet,
} from '@bellgrid/model';
import { nameMessage } from '../../report/warnings.ts';
import type { StudentAtoms } from '../source/read-students.ts';
import { haveCommonAtom, intersectionOf } from '../students/atom-sets.ts';
import { chooseDivisions } from '../students/choose-divisions.ts';
import type { SchoolClass } from './build-classes.ts';
import type { TaughtSubject } from './build-subjects.ts';
import { clip, MAX_NAME } from './clip.ts';

/** Students of a class that some subjects are taught to, when they are not all of it. */
interface Part {
  readonly name: string;
  readonly atoms: StudentAtoms;
  readonly subjects: Id[];
}

/** Enters the divisions, so that two subjects may share time exactly when they share no student. */
export function buildDivisions(
  draft: Draft,
  classes: readonly SchoolClass[],
  subjects: readonly TaughtSubject[],
  nameOf: (atoms: StudentAtoms) => string | null,
  warn: (thing: Message, what: Message) => void,
): void {
  const taught = subjectsByClass(subjects);
  for (const schoolClass of classes) {
    const parts = partsOf(schoolClass, taught.get(schoolClass) ?? [], nameOf);
    const divisions = chooseDivisions(parts.length, (a, b) =>
      haveCommonAtom(parts[a]?.atoms ?? [], parts[b]?.atoms ?? []),
    );
    const group = draft.groups[schoolClass.id];
    if (!group || divisions?.length === 0) continue;
    if (divisions === null) {
      warn(nameMessage(group.name), { code: 'imports.fet.warning.manyDivisions' });
      continue;
    }
    group.isTracked = true;
    draft.config.isTracksEnabled = true;
    divisions.forEach((division, number) => {
      enterDivision(
        draft,
        schoolClass.id,
        number + 1,
        division.map((members) => members.flatMap((part) => parts[part] ?? [])),
      );
    });
  }
}

function enterDivision(draft: Draft, group: Id, number: number, tracks: readonly Part[][]): void {
  const id = `${group}-division-${number}`;
  const trackSet: TrackSet = {
    id,
    name: numberedDivision(number),
    group,
    tracks: tracks.map((parts, index) => ({
      id: `${id}-track-${index + 1}`,
      name: clip(parts.map(({ name }) => name).join(', '), MAX_NAME),
      subjects: parts.flatMap(({ subjects }) => subjects),
    })),
  };
  draft.trackSets[id] = trackSet;
  for (const constraint of generatedConstraints(trackSet)) draft.constraints[constraint.id] = constraint;
}

function subjectsByClass(subjects: readonly TaughtSubject[]): Map<SchoolClass, TaughtSubject[]> {
  const taught = new Map<SchoolClass, TaughtSubject[]>();
  for (const subject of subjects) {
    for (const each of subject.classes) {
      const known = taught.get(each);
      if (known) known.push(subject);
      else taught.set(each, [subject]);
    }
  }
  return taught;
}

function partsOf(
  schoolClass: SchoolClass,
  subjects: readonly TaughtSubject[],
  nameOf: (atoms: StudentAtoms) => string | null,
): Part[] {
  const parts = new Map<string, Part>();
  for (const subject of subjects) {
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
