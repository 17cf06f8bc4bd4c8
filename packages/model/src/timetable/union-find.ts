/** Disjoint sets of string keys, with path halving (Tarjan and van Leeuwen 1984). A new key is its own set. */
export function createUnionFind() {
  const parents = new Map<string, string>();

  function find(key: string): string {
    let current = key;
    let parent = parents.get(current);
    while (parent !== undefined && parent !== current) {
      const above = parents.get(parent) ?? parent;
      parents.set(current, above);
      current = above;
      parent = parents.get(current);
    }
    return current;
  }

  return {
    has: (key: string) => parents.has(key),
    find,
    union(a: string, b: string): void {
      if (!parents.has(a)) parents.set(a, a);
      if (!parents.has(b)) parents.set(b, b);
      parents.set(find(a), find(b));
    },
  };
}
