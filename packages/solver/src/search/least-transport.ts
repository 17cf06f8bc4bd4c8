/** Comparisons of ways, after which the rest is sent as if every place had room. */
const MOST_COMPARISONS = 20_000_000;

/**
 * Returns a lower bound of the cost of sending all supplies to places that take no more than their capacity, the least
 * cost unless there are too many ways; null if it is not possible. By successive shortest paths.
 * @param costs by supply and place, per piece, from 0; infinite where it may not be sent.
 */
export function leastTransport(
  supplies: readonly number[],
  capacities: readonly number[],
  costs: readonly Float64Array[],
): number | null {
  const places = capacities.length;
  const sent = supplies.map(() => new Float64Array(places));
  const left = Float64Array.from(capacities);
  /** By place the least cost of one piece more, the supply that comes there, and the place that it leaves. */
  const cost = new Float64Array(places);
  const comes = new Int32Array(places);
  const leaves = new Int32Array(places);
  let comparisons = 0;
  let total = 0;

  for (const [supply, size] of supplies.entries()) {
    let rest = size;
    while (rest > 0 && comparisons < MOST_COMPARISONS) {
      const place = cheapestPlace(supply);
      if (place < 0) return null;
      let amount = Math.min(rest, left[place]!);
      for (let at = place; leaves[at]! >= 0; at = leaves[at]!)
        amount = Math.min(amount, sent[comes[at]!]![leaves[at]!]!);
      for (let at = place; at >= 0; at = leaves[at]!) {
        sent[comes[at]!]![at]! += amount;
        if (leaves[at]! >= 0) sent[comes[at]!]![leaves[at]!]! -= amount;
      }
      left[place]! -= amount;
      rest -= amount;
      total += amount * cost[place]!;
    }
    if (rest > 0) total += rest * costs[supply]!.reduce((a, b) => Math.min(a, b));
  }
  return total;

  /** Finds the place with room that one piece of the supply reaches at the least cost, while others move on. */
  function cheapestPlace(supply: number): number {
    cost.set(costs[supply]!);
    comes.fill(supply);
    leaves.fill(-1);
    const queue: number[] = [];
    for (let place = 0; place < places; place++) if (Number.isFinite(cost[place]!)) queue.push(place);
    for (let head = 0; head < queue.length; head++) {
      const from = queue[head]!;
      for (const [other, amounts] of sent.entries()) {
        comparisons += 1;
        if (amounts[from] === 0) continue;
        const own = costs[other]!;
        comparisons += places;
        for (let to = 0; to < places; to++) {
          const found = cost[from]! + own[to]! - own[from]!;
          if (found >= cost[to]! - 1e-9) continue;
          cost[to] = found;
          comes[to] = other;
          leaves[to] = from;
          queue.push(to);
        }
      }
    }
    let best = -1;
    for (let place = 0; place < places; place++)
      if (left[place]! > 0 && Number.isFinite(cost[place]!) && (best < 0 || cost[place]! < cost[best]!))
        best = place;
    return best;
  }
}
