/**
 * Covers the edges of a graph by cliques, greedily: each clique starts from an uncovered edge and takes
 * the vertex with the most uncovered edges into it, then any other that fits (in the spirit of
 * Kellerman's heuristic, 1973). Deterministic.
 * @param clashes whether two different vertices are joined; symmetric.
 * @returns cliques of at least two vertices, as indices.
 */
export function coverByCliques(size: number, clashes: (a: number, b: number) => boolean): number[][] {
  const joined = new Uint8Array(size * size);
  const open = new Uint8Array(size * size);
  let missing = 0;
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      if (!clashes(a, b)) missing += 1;
      else joined[a * size + b] = joined[b * size + a] = open[a * size + b] = open[b * size + a] = 1;
    }
  }
  if (size < 2) return [];
  if (missing === 0) return [Array.from({ length: size }, (_, index) => index)];
  const cliques: number[][] = [];
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      if (open[a * size + b] === 1) cliques.push(grow(size, joined, open, [a, b]));
    }
  }
  return cliques;
}

/** Extends a clique as far as it goes and closes its edges. */
function grow(size: number, joined: Uint8Array, open: Uint8Array, clique: number[]): number[] {
  const gains = new Int32Array(size).fill(-1);
  for (let v = 0; v < size; v += 1) {
    if (clique.includes(v) || !clique.every((member) => joined[member * size + v] === 1)) continue;
    gains[v] = clique.reduce((sum, member) => sum + open[member * size + v]!, 0);
  }
  for (;;) {
    let best = -1;
    for (let v = 0; v < size; v += 1) if (gains[v]! >= 0 && (best < 0 || gains[v]! > gains[best]!)) best = v;
    if (best < 0) break;
    clique.push(best);
    gains[best] = -1;
    for (let v = 0; v < size; v += 1) {
      if (gains[v]! < 0) continue;
      if (joined[best * size + v] === 0) gains[v] = -1;
      else gains[v] = gains[v]! + open[best * size + v]!;
    }
  }
  for (const a of clique) for (const b of clique) open[a * size + b] = 0;
  return clique.sort((a, b) => a - b);
}
