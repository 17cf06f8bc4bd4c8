import type { StudentAtoms, StudentSet } from '../source/read-students.ts';

/** True when two sorted lists have an atom in common. */
export function haveCommonAtom(a: StudentAtoms, b: StudentAtoms): boolean {
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) return true;
    if (left < right) i += 1;
    else j += 1;
  }
  return false;
}

export function unionOf(sets: readonly StudentAtoms[]): StudentAtoms {
  return [...new Set(sets.flat())].sort((a, b) => a - b);
}

export function intersectionOf(a: StudentAtoms, b: StudentAtoms): StudentAtoms {
  const other = new Set(b);
  return a.filter((atom) => other.has(atom));
}

/** The sets in components that share atoms, directly or through others; each in the given order. */
export function overlapComponents<T extends StudentSet>(sets: readonly T[]): T[][] {
  const parent = sets.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    for (let next = parent[root]; next !== undefined && next !== root; next = parent[root]) root = next;
    parent[index] = root;
    return root;
  };
  const ownerOfAtom = new Map<number, number>();
  sets.forEach((set, index) => {
    for (const atom of set.atoms) {
      const owner = ownerOfAtom.get(atom);
      if (owner === undefined) ownerOfAtom.set(atom, index);
      else parent[find(index)] = find(owner);
    }
  });
  const components = new Map<number, T[]>();
  sets.forEach((set, index) => {
    const root = find(index);
    components.set(root, [...(components.get(root) ?? []), set]);
  });
  return [...components.values()];
}

/** Starts of the greedy search: enough for every school that we have seen. */
const MAX_STARTS = 50;

/**
 * Sets without a common atom that together have every atom of all of them, with the highest sum of
 * scores that a greedy search from each set finds; null when it finds none.
 */
export function findExactCover<T extends StudentSet>(
  sets: readonly T[],
  score: (set: T) => number,
): T[] | null {
  const total = unionOf(sets.map((set) => set.atoms)).length;
  const order = [...sets].sort((a, b) => score(b) - score(a) || a.atoms.length - b.atoms.length);
  let best: T[] | null = null;
  let bestScore = -1;
  for (const first of order.slice(0, MAX_STARTS)) {
    const cover = coverFrom(first, order, total);
    const value = cover?.reduce((sum, set) => sum + score(set), 0) ?? -1;
    if (cover && value > bestScore) {
      best = cover;
      bestScore = value;
    }
  }
  return best && sets.filter((set) => best.includes(set));
}

function coverFrom<T extends StudentSet>(first: T, order: readonly T[], total: number): T[] | null {
  const taken = new Set(first.atoms);
  const cover = [first];
  for (const set of order) {
    if (set.atoms.some((atom) => taken.has(atom))) continue;
    cover.push(set);
    for (const atom of set.atoms) taken.add(atom);
  }
  return taken.size === total ? cover : null;
}
