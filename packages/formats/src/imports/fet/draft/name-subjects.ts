import type { Id } from '@bellgrid/model';
import type { TaughtSubject } from './build-subjects.ts';

/**
 * Names for the subjects: FET's name, and where two subjects of that name have a class in common, what
 * tells them apart: the students, else the teachers, else a number.
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
      : (candidates(subject, isPart(subject)).find((each) => isFree(subject, each)) ?? subject.originName);
    names.set(subject.id, name);
    for (const place of placesOf(subject)) taken.set(place, (taken.get(place) ?? new Set()).add(name));
  }
  return names;
}

/** Where a name has to be unique: the subject's classes, else its teachers. */
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

function* numbered(name: string): Generator<string> {
  for (let number = 2; number < 1000; number += 1) yield `${name} ${number}`;
}

function candidates(subject: TaughtSubject, part: boolean): string[] {
  const name = subject.originName;
  const students = `${name} (${subject.students.join(', ')})`;
  const teachers = subject.teachers.length > 0 ? [`${name} (${subject.teachers.join(', ')})`] : [];
  return part ? [students, ...teachers, ...numbered(students)] : [name, ...teachers, ...numbered(name)];
}
