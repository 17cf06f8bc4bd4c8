/** Computes once for each state of a part of the draft: for what many parts of a screen ask of the same state. */
export function oncePer<Part extends object, Result>(
  compute: (part: Part) => Result,
): (part: Part) => Result {
  const known = new WeakMap<Part, { readonly result: Result }>();
  return (part) => {
    const before = known.get(part);
    if (before) return before.result;
    const result = compute(part);
    known.set(part, { result });
    return result;
  };
}
