import type { Sharing } from '@bellgrid/model';
import { indexOf } from '../read/draft-index.ts';
import { clashCliques } from './clash-cliques.ts';
import type { Numbered } from './finish-problem.ts';
/** Drops sets that are equal to, or contained in, another; the rest in order of size, largest first. */
export function keepLargest(sets: readonly (readonly number[])[]): number[][] {
  const sorted = sets
    .map((set) => [...new Set(set)].sort((a, b) => a - b))
    .sort((a, b) => b.length - a.length);
  const kept: number[][] = [];
  const keptWith = new Map<number, number[]>();
  const members: Set<number>[] = [];
  for (const set of sorted) {
    const [first] = set;
    if (first === undefined) continue;
    const hosts = keptWith.get(first) ?? [];
    if (hosts.some((host) => set.every((value) => members[host]!.has(value)))) continue;
    for (const value of set) {
      const list = keptWith.get(value);
      if (list) list.push(kept.length);
      else keptWith.set(value, [kept.length]);
    }
    members.push(new Set(set));
    kept.push(set);
  }
  return kept;
}

/** Sets of units no two of which may share time: of teachers, and of classes as far as they clash. */
export function exclusiveSets({ plan, unitIndex }: Numbered, sharing: Sharing): number[][] {
  const { draft, unitOf } = plan;
  const toUnits = (lessons: readonly { readonly id: string }[]) => {
    const units = new Set<number>();
    for (const { id } of lessons) {
      const unit = unitIndex[unitOf.get(id) ?? -1] ?? -1;
      if (unit >= 0) units.add(unit);
    }
    return [...units];
  };
  const held = new Set(plan.units.flatMap((unit) => unit.lessons));
  const teachers = [...indexOf(draft).byTeacher.values()].map(toUnits);
  const groups = clashCliques(draft, held, sharing).map(toUnits);
  return keepLargest([...teachers, ...groups].filter((set) => set.length > 1));
}

export function packResources(unitCount: number, sets: readonly (readonly number[])[]) {
  const perUnit: number[][] = Array.from({ length: unitCount }, () => []);
  sets.forEach((set, resource) => {
    for (const unit of set) perUnit[unit]!.push(resource);
  });
  const unitResourceOffset = new Int32Array(unitCount + 1);
  perUnit.forEach((resources, unit) => {
    unitResourceOffset[unit + 1] = unitResourceOffset[unit]! + resources.length;
  });
  return { resourceCount: sets.length, unitResourceOffset, unitResources: Int32Array.from(perUnit.flat()) };
}
