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
