import type {
  StudentAtoms,
  StudentGroup,
  StudentSet,
  StudentSets,
  StudentYear,
} from '../source/read-students.ts';
import { findExactCover, overlapComponents, unionOf } from './atom-sets.ts';

/**
 * The degree to which a set is taught as one class: periods taught to exactly this set × its atoms. The
 * larger it is, the more likely the set is a class in the eyes of the school.
 */
export type TaughtAsClass = (set: StudentSet) => number;

/**
 * Chooses which student sets become classes, so that every atom lies in exactly one class.
 *
 * Sets without a common atom with their siblings each become a class, and so do sets that together cover
 * their overlapping siblings; what overlaps otherwise is merged into one class. A year or group stays one
 * class, its parts becoming divisions, when it is taught more as a whole than in those parts.
 */
export function chooseClasses(students: StudentSets, taught: TaughtAsClass): StudentSet[] {
  return splitSiblings(students.years, taught, (year) => splitYear(year, taught)).flatMap((found) =>
    Array.isArray(found) ? found : splitYear(mergeYears(found.members), taught),
  );
}

function splitYear(year: StudentYear, taught: TaughtAsClass): StudentSet[] {
  if (year.groups.length === 0) return [year];
  const parts = splitSiblings(year.groups, taught, (group) => splitGroup(group, taught)).flatMap((found) =>
    Array.isArray(found) ? found : [merge(found.members)],
  );
  return sum(parts, taught) < taught(year) || parts.length === 1 ? [year] : parts;
}

function splitGroup(group: StudentGroup, taught: TaughtAsClass): StudentSet[] {
  return sum(group.subgroups, taught) > taught(group) ? [...group.subgroups] : [group];
}

function sum(sets: readonly StudentSet[], taught: TaughtAsClass): number {
  return sets.reduce((total, set) => total + taught(set), 0);
}

/** Per component of overlapping siblings: the classes of its best exact cover, or the members to merge. */
function splitSiblings<T extends StudentSet>(
  siblings: readonly T[],
  taught: TaughtAsClass,
  split: (set: T) => StudentSet[],
): (StudentSet[] | { members: readonly T[] })[] {
  const classes = new Map(siblings.map((set) => [set.name, split(set)]));
  const score = (set: T): number => sum(classes.get(set.name) ?? [set], taught);
  return overlapComponents(siblings).map((members) => {
    const cover = findExactCover(members, score);
    return cover ? cover.flatMap((set) => classes.get(set.name) ?? [set]) : { members };
  });
}

const MAX_NAMES = 4;

function merge(members: readonly StudentSet[]): StudentSet {
  const atoms: StudentAtoms = unionOf(members.map((member) => member.atoms));
  const whole = members.find((member) => member.atoms.length === atoms.length);
  const names = members.map((member) => member.name);
  const name =
    whole?.name ?? `${names.slice(0, MAX_NAMES).join(' + ')}${names.length > MAX_NAMES ? ' …' : ''}`;
  return { name, atoms };
}

function mergeYears(years: readonly StudentYear[]): StudentYear {
  const groups = new Map(years.flatMap((year) => year.groups).map((group) => [group.name, group]));
  for (const year of years) {
    if (year.groups.length === 0) groups.set(year.name, { ...year, subgroups: [] });
  }
  return { ...merge(years), groups: [...groups.values()] };
}
