/**
 * Some of the causes for which it holds as well, tried without the first ones first. Where it never holds with fewer
 * causes but not with more, all of those are needed.
 */
export function neededOf<Cause>(
  causes: readonly Cause[],
  holds: (causes: readonly Cause[]) => boolean,
): readonly Cause[] {
  let needed = causes;
  for (const cause of causes) {
    const others = needed.filter((each) => each !== cause);
    if (holds(others)) needed = others;
  }
  return needed;
}
