import type { Id } from '@bellgrid/model';
import { nameMessage } from '../../report/warnings.ts';
import type { ReportBuilder } from '../report-builder.ts';
import type { TaughtSubject } from './build-subjects.ts';

/**
 * Names for the subjects: FET's name, and where two subjects of that name have a class in common, what
 * tells them apart: the students, else a number. Names of teachers are no part of them, since a name is
 * also published where teachers are not.
 */
export function nameSubjects(subjects: readonly TaughtSubject[]): Map<Id, string> {
  const names = new Map<Id, string>();
  const taken = new Map<Id, Set<string>>();
  const isFree = (subject: TaughtSubject, name: string): boolean =>
    placesOf(subject).every((place) => !taken.get(place)?.has(name));
  const crowded = crowdedNames(subjects);
  for (const subject of subjects) {
    const isAlone = placesOf(subject).every((place) => !crowded.has(`${place}\n${subject.originName}`));
    const name = isAlone
      ? subject.originName
      : firstFree(candidates(subject, isPart(subject)), (each) => isFree(subject, each));
    names.set(subject.id, name);
    for (const place of placesOf(subject)) taken.set(place, (taken.get(place) ?? new Set()).add(name));
  }
  return names;
}

/** The records within which a name has to be unique: the subject's classes, else its teachers. */
function placesOf(subject: TaughtSubject): string[] {
  return subject.classes.length > 0
    ? subject.classes.map(({ id }) => id)
    : subject.teachers.map((name) => `t ${name}`);
}

function crowdedNames(subjects: readonly TaughtSubject[]): Set<string> {
  const counts = new Map<string, number>();
  for (const subject of subjects) {
    for (const place of placesOf(subject)) {
      const key = `${place}\n${subject.originName}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

function isPart(subject: TaughtSubject): boolean {
  const whole = subject.classes.reduce((total, each) => total + each.atoms.length, 0);
  return subject.atoms.length < whole;
}

/** Yields distinctive names for the subject, the best first; then numbers without end. */
function* candidates(subject: TaughtSubject, part: boolean): Generator<string> {
  const name = subject.originName;
  const base = part ? `${name} (${subject.students.join(', ')})` : name;
  yield base;
  for (let number = 2; ; number += 1) yield `${base} ${number}`;
}

function firstFree(names: Generator<string>, isFree: (name: string) => boolean): string {
  for (const name of names) if (isFree(name)) return name;
  throw new Error('The candidates never end');
}

/** Reports the names that differ from the file's. */
export function reportNewNames(
  subjects: readonly TaughtSubject[],
  names: ReadonlyMap<Id, string>,
  warn: ReportBuilder['warn'],
): void {
  for (const { id, originName } of subjects) {
    const name = names.get(id) ?? originName;
    if (name !== originName) warn(nameMessage(name), { code: 'imports.fet.warning.renamed' });
  }
}
