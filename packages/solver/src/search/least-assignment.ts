export interface LeastAssignment {
  /** The sum of all potentials. */
  readonly sum: number;
  /** The costs are at least the sum of these by row and column, and equal to it at the chosen columns. */
  readonly rowPotential: Float64Array;
  /** At most 0, and 0 of a column that no row takes. */
  readonly columnPotential: Float64Array;
}

/**
 * Returns the least sum of costs when each row takes a column of its own (Hungarian method with shortest augmenting
 * paths, after R. Jonker and A. Volgenant, 1987), or null if there is no such choice; O(rows² × columns).
 * @param costs row by row, infinite for forbidden pairs; at least as many columns as rows.
 */
export function leastAssignment(costs: Float64Array, rows: number, columns: number): LeastAssignment | null {
  const rowPotential = new Float64Array(rows);
  const columnPotential = new Float64Array(columns);
  const rowOf = new Int32Array(columns).fill(-1);
  const before = new Int32Array(columns);
  const distance = new Float64Array(columns);
  const isDone = new Uint8Array(columns);
  for (let root = 0; root < rows; root++) {
    distance.fill(Number.POSITIVE_INFINITY);
    isDone.fill(0);
    let row = root;
    let from = -1;
    let reached = 0;
    // Shortest path, by reduced costs, from the new row to a free column.
    for (;;) {
      let next = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let column = 0; column < columns; column++) {
        if (isDone[column] === 1) continue;
        const reduced =
          reached + costs[row * columns + column]! - rowPotential[row]! - columnPotential[column]!;
        if (reduced < distance[column]!) {
          distance[column] = reduced;
          before[column] = from;
        }
        if (distance[column]! < least) {
          least = distance[column]!;
          next = column;
        }
      }
      if (next < 0) return null;
      reached = least;
      isDone[next] = 1;
      from = next;
      if (rowOf[next]! < 0) break;
      row = rowOf[next]!;
    }
    for (let column = 0; column < columns; column++) {
      if (isDone[column] === 0) continue;
      const change = reached - distance[column]!;
      columnPotential[column]! -= change;
      if (rowOf[column]! >= 0) rowPotential[rowOf[column]!]! += change;
    }
    rowPotential[root]! += reached;
    for (let column = from; column >= 0; column = before[column]!)
      rowOf[column] = before[column]! < 0 ? root : rowOf[before[column]!]!;
  }
  let sum = 0;
  for (let column = 0; column < columns; column++) {
    if (rowOf[column]! >= 0) sum += costs[rowOf[column]! * columns + column]!;
  }
  return { sum, rowPotential, columnPotential };
}
