/**
 * The sequence 1, 1, 2, 1, 1, 2, 4, 1, … for index 1, 2, 3, … (Luby, Sinclair and Zuckerman, "Optimal
 * speedup of Las Vegas algorithms", 1993).
 */
export function luby(index: number): number {
  let size = 1;
  while (size < index) size = 2 * size + 1;
  let i = index;
  while (size !== i) {
    size = (size - 1) / 2;
    if (i > size) i -= size;
  }
  return (size + 1) / 2;
}
