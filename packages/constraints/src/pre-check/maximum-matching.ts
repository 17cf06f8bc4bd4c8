/** The size of a maximum matching between two sides (augmenting paths, Kuhn 1955). */
export function maximumMatching<A, B>(
  left: readonly A[],
  right: readonly B[],
  fits: (a: A, b: B) => boolean,
): number {
  const partner = new Map<B, A>();
  const augment = (a: A, tried: Set<B>): boolean => {
    for (const b of right) {
      if (tried.has(b) || !fits(a, b)) continue;
      tried.add(b);
      const other = partner.get(b);
      if (other === undefined || augment(other, tried)) {
        partner.set(b, a);
        return true;
      }
    }
    return false;
  };
  return left.filter((a) => augment(a, new Set())).length;
}
