import type { FetElement } from '../xml/fet-element.ts';
import { checkCount } from './check-size.ts';
import { itemsOf, listedTwice, nameOf } from './read-names.ts';

/** A set of students as sorted numbers of its atoms. */
export type StudentAtoms = readonly number[];

export interface StudentSet {
  readonly name: string;
  readonly atoms: StudentAtoms;
}

export interface StudentGroup extends StudentSet {
  readonly subgroups: readonly StudentSet[];
}

export interface StudentYear extends StudentSet {
  readonly groups: readonly StudentGroup[];
}

/**
 * The students as FET sees them: years of groups of subgroups. An atom is a subgroup, a group without
 * subgroups or a year without groups; two sets share students exactly when they share an atom.
 */
export interface StudentSets {
  readonly atomNames: readonly string[];
  readonly years: readonly StudentYear[];
  /** Every year, group and subgroup by name. */
  readonly byName: ReadonlyMap<string, StudentSet>;
  /** Number of students per set name, as the file says it. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** A subgroup or group may occur in several places; equal names mean the same one. */
export function readStudents(root: FetElement): StudentSets {
  const atomNames: string[] = [];
  const atomByName = new Map<string, number>();
  const contents = new Map<string, Set<number>>();
  const sizes = new Map<string, number>();

  const atomOf = (name: string): number => {
    const known = atomByName.get(name);
    if (known !== undefined) return known;
    atomByName.set(name, atomNames.length);
    checkCount('subgroups', atomNames.length + 1);
    return atomNames.push(name) - 1;
  };
  const enter = (element: FetElement, atoms: Iterable<number>): string => {
    const name = nameOf(element);
    const content = contents.get(name) ?? new Set();
    for (const atom of atoms) content.add(atom);
    contents.set(name, content);
    sizes.set(name, Math.max(sizes.get(name) ?? 0, Number(element.text('Number_of_Students')) || 0));
    return name;
  };
  const readChildren = (element: FetElement, tag: string, read: (child: FetElement) => string): string[] => {
    const names = element.all(tag).map(read);
    const own = nameOf(element);
    const atoms = names.flatMap((name) => [...(contents.get(name) ?? [])]);
    enter(element, names.length > 0 ? atoms : [atomOf(own)]);
    return [...new Set(names)];
  };

  const tree: { name: string; groups: { name: string; subgroups: string[] }[] }[] = [];
  const yearElements = itemsOf(root, 'Students_List', 'Year');
  checkCount('classes', yearElements.length);
  for (const year of yearElements) {
    const name = nameOf(year);
    if (tree.some((each) => each.name === name)) throw listedTwice(year, name);
    const groups: { name: string; subgroups: string[] }[] = [];
    readChildren(year, 'Group', (group) => {
      const subgroups = readChildren(group, 'Subgroup', (subgroup) =>
        enter(subgroup, [atomOf(nameOf(subgroup))]),
      );
      groups.push({ name: nameOf(group), subgroups });
      return nameOf(group);
    });
    tree.push({ name, groups });
  }

  const byName = new Map<string, StudentSet>();
  for (const [name, atoms] of contents) {
    byName.set(name, { name, atoms: [...atoms].sort((a, b) => a - b) });
  }
  const setOf = (name: string): StudentSet => byName.get(name) ?? { name, atoms: [] };
  const years = tree.map(({ name, groups }) => ({
    ...setOf(name),
    groups: groups.map((group) => ({ ...setOf(group.name), subgroups: group.subgroups.map(setOf) })),
  }));
  return { atomNames, years, byName, sizes };
}
