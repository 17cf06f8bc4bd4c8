/** Amounts of one day as its mask tells them: bit p is set where period p is occupied. */

export function loadOfMask(mask: number): number {
  let load = 0;
  for (let left = mask; left !== 0; left &= left - 1) load += 1;
  return load;
}

/** The periods among `open` that are empty between the first and the last occupied one. */
export function gapsOfMask(mask: number, open: number): number {
  if (mask === 0) return 0;
  const first = mask & -mask;
  const last = 31 - Math.clz32(mask);
  const between = ((1 << last) - 1) & ~(first - 1);
  return loadOfMask(between & open & ~mask);
}

/** Neighbouring blocks with more than `spacing` periods between. */
export function wideGapsOfMask(mask: number, spacing: number): number {
  let gaps = 0;
  let empty = Number.NEGATIVE_INFINITY;
  for (let left = mask; left !== 0; left >>>= 1) {
    if ((left & 1) === 0) {
      empty += 1;
      continue;
    }
    if (empty > spacing) gaps += 1;
    empty = 0;
  }
  return gaps;
}

/** Σ over runs max(0, periods − most); a run ends with `breakSize` empty periods. */
export function longRunsOfMask(mask: number, most: number, breakSize: number): number {
  let amount = 0;
  let run = 0;
  let empty = 0;
  for (let left = mask; left !== 0; left >>>= 1) {
    if ((left & 1) === 0) {
      empty += 1;
      continue;
    }
    if (empty >= breakSize) run = 0;
    empty = 0;
    run += 1;
    if (run > most) amount += 1;
  }
  return amount;
}

/** The open periods before the first occupied one; 0 for an empty day. */
export function lateOfMask(mask: number, open: number): number {
  return mask === 0 ? 0 : loadOfMask(open & ((mask & -mask) - 1));
}
